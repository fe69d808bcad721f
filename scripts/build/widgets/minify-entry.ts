import { minify } from "@swc/core";
import type { Plugin } from "vite";

/** Minifies a script by SWC: an entry is 2 % smaller than by Oxc, which Vite uses. */
export async function minified(code: string): Promise<string> {
  const options = {
    ecma: 2022,
    compress: { passes: 3 },
    mangle: true,
    format: { comments: "some" },
  } as const;
  return (await minify(code, options)).code;
}

export function minifyEntry(): Plugin {
  return {
    name: "minify-entry",
    config: () => ({ build: { rolldownOptions: { output: { minify: false } } } }),
    renderChunk: minified,
  };
}
