import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BuildOptions, Manifest } from "vite";
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

/** Takes away the manifest, which the next build would overwrite; only files with hashed names stay. */
export function takeManifest(site: string): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(join(site, ".vite/manifest.json"), "utf8"));
  rmSync(join(site, ".vite"), { recursive: true });
  return manifest;
}
