import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files that Vite wrote, and the part of them that goes into the host page's head. */
export interface Built {
  readonly folder: string;
  readonly base: string;
  readonly scripts: readonly string[];
}

/** Vite's ordinary production build of one entry: a hashed module, its chunks and its stylesheet. */
export async function buildEntry(name: string, entry: string): Promise<Built> {
  const folder = join(here("../../../node_modules/.cache/bench"), name);
  await build({
    configFile: false,
    root: here("."),
    base: `/${name}/`,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: "manifest.json",
      chunkSizeWarningLimit: 5000,
      rolldownOptions: { input: here(entry) },
    },
  });
  const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
    readFileSync(join(folder, "manifest.json"), "utf8"),
  );
  const chunks = Object.values(manifest).filter((chunk) => chunk.isEntry);
  return {
    folder,
    base: `/${name}`,
    scripts: chunks.map((chunk) => `/${name}/${chunk.file}`),
  };
}
