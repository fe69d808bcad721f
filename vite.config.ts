import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The site: `vite build` writes dist/site, `vite build --ssr entry-server.tsx` the pre-renderer's bundle. */
export default defineConfig(({ isSsrBuild }) => ({
  root: "src",
  publicDir: isSsrBuild ? false : "../public",
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? "../dist/server" : "../dist/site",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Every browser with module workers and cascade layers has module preloading too.
    modulePreload: { polyfill: false },
    // A data: address would need img-src and font-src beyond 'self'.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
  },
  server: {
    proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:8787" },
  },
}));
