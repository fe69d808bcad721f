import type { Plugin } from "vite";

/** Serves generated modules: `virtual:NAME`, with the part after a slash as `rest`. */
export function virtualModules(name: string, codeOf: (rest: string) => string) {
  const prefix = `\0virtual:${name}`;
  const isOurs = (id: string) => id === prefix || id.startsWith(`${prefix}/`);
  return {
    name,
    resolveId: (id: string) => (isOurs(`\0${id}`) ? `\0${id}` : undefined),
    load: (id: string) => (isOurs(id) ? codeOf(id.slice(prefix.length + 1)) : undefined),
  } satisfies Plugin;
}
