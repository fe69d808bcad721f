import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanPhoneLibrary } from "./scripts/build/lean-phone-library.ts";

/**
 * Few files, each with one reason to change: the libraries, the frame, what inner pages share. The rest (a page's
 * texts, the carousels, the numbering plans) stays in chunks of its own and comes when it is near.
 */
const chunks = [
  // What must not bring the rest along: it runs before the page is first painted.
  { name: "early", test: /src\/layout\/(early-press|visitor)|vite\/preload-helper/ },
  {
    name: "libraries",
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  },
  {
    name: "page",
    test: /src\/(forms\/(?!phone-plan|flag-pictures)|lead\/(?!assessment)|pages\/(blocks|rich-text|next-step)|layout\/(site-form|visit-source)|content\/official)|node_modules\/ky\//,
  },
  {
    name: "frame",
    test: /src\/(icons|layout\/(?!contact-dialog|site-form|visit-source)|pages\/(registry|load-|page|not-found)|content\/(firm|menu|footer))/,
  },
];

/** The site: `vite build` writes dist/site, `vite build --ssr entry-server.tsx` the pre-renderer's bundle. */
export default defineConfig(({ isSsrBuild }) => ({
  root: "src",
  publicDir: "../public",
  plugins: [react(), leanPhoneLibrary()],
  build: {
    outDir: isSsrBuild ? "../dist/server" : "../dist/site",
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // Every browser with cascade layers has module preloading too.
    modulePreload: { polyfill: false },
    // A data: address would need img-src and font-src beyond 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(!isSsrBuild && {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
      }),
    },
  },
  server: {
    proxy: { "/api": process.env.API_ORIGIN ?? "http://localhost:8787" },
  },
}));
