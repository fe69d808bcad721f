import type { BuildOptions } from "vite";
import { floor, scriptFloor } from "./floor.ts";

export const browserBuild = {
  target: scriptFloor,
  cssTarget: floor,
  emptyOutDir: false,
  // Every browser with cascade layers supports module preloading.
  modulePreload: { polyfill: false },
  // A data: address would need img-src and font-src beyond 'self'.
  assetsInlineLimit: 0,
} as const satisfies BuildOptions;
