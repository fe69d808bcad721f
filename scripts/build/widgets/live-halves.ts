import { resolve } from "node:path";
import type { Plugin } from "vite";

/** The modules with which React joins an element, one for each. */
export const liveHalves = ["contact-hydration", "assessment-hydration", "overlay"] as const;
export type LiveHalf = (typeof liveHalves)[number];

const prefix = "virtual:react/";

export const sourceOf = (half: LiveHalf) => resolve(`widgets/${half}.tsx`);

/** Pulls in hashed chunks from beside the entry, all at once instead of one after the other. */
export function halvesBeside(chunks: Readonly<Record<LiveHalf, readonly string[]>>): Plugin {
  return served((half) => {
    const imports = chunks[half].map((file) => `import("./${file}")`);
    return `export const load = () => Promise.all([${imports.join(", ")}]).then(([half]) => half);`;
  });
}

/**
 * Puts the module into the entry's own file, still not run before it is asked for. Only Canada's flag comes
 * along: the other 244, which an evergreen element fetches one by one, would make the file half as large again.
 */
export function halvesInside(): Plugin[] {
  return [
    served((half) => `export const load = () => import(${JSON.stringify(sourceOf(half))});`),
    {
      name: "no-more-flags",
      enforce: "pre",
      load: (id) =>
        id.endsWith("/flag-pictures.ts") ? "export const drawFlag = async () => undefined;" : undefined,
    },
  ];
}

function served(code: (half: LiveHalf) => string): Plugin {
  return {
    name: "live-halves",
    resolveId(id, importer) {
      if (id.startsWith(prefix)) return `\0${id}`;
      return importer?.startsWith(`\0${prefix}`) && id.startsWith("./") ? { id, external: true } : undefined;
    },
    load: (id) => (id.startsWith(`\0${prefix}`) ? code(id.slice(prefix.length + 1) as LiveHalf) : undefined),
  };
}
