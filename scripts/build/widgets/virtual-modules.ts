import type { Plugin } from "vite";

/** Serves each module whose name begins with `prefix`, of the code that `codeOf` gives for the rest of the name. */
export function virtualModules(prefix: string, codeOf: (rest: string) => string): Plugin {
  return {
    name: prefix,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? codeOf(id.slice(prefix.length + 1)) : undefined),
  };
}
