import { Features } from "lightningcss";
import { defineConfig } from "vite";
import { buildFacts } from "./scripts/build/build-facts.ts";
import { floor, scriptFloor } from "./scripts/build/floor.ts";
import { reactLater } from "./scripts/build/widgets/react-later.ts";
import { scopeSheet } from "./scripts/build/widgets/scope-sheet.ts";

/**
 * Options that every build of the elements shares; scripts/build/build-widgets.ts runs one for each kind of
 * output.
 */
export default defineConfig({
  root: "widgets",
  // Chunks are found beside the file that asks for them, whatever origin it came from.
  base: "./",
  publicDir: false,
  logLevel: "warn",
  plugins: [reactLater()],
  define: {
    ...buildFacts(),
    // A library build leaves this to its user.
    "process.env.NODE_ENV": JSON.stringify("production"),
    // r2wc looks for Node's global too, which no page has.
    "typeof global": JSON.stringify("undefined"),
  },
  css: {
    postcss: { plugins: [scopeSheet()] },
    // scope-sheet.ts writes both schemes out; what Lightning CSS adds for `color-scheme` has no reader.
    lightningcss: { exclude: Features.LightDark },
  },
  build: {
    // Pinned files carry everything by design.
    chunkSizeWarningLimit: 1000,
    modulePreload: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    cssMinify: true,
    target: scriptFloor,
    // Colours must show on iOS 15 and its contemporaries, so oklch() is written as they read it.
    cssTarget: floor,
    rolldownOptions: { output: { minify: true, comments: { annotation: false } } },
  },
});
