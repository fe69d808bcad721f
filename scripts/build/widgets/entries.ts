import type { Plugin } from "vite";

/** The scripts that partners load; each is one file of the same name. */
export const entries = ["contact-form", "assessment-form", "free-assessment-button", "visa-widgets"] as const;

export interface EntryFacts {
  readonly name: (typeof entries)[number];
  /** Whether the file carries React inside, as a pinned one does. */
  readonly selfContained: boolean;
}

/** Serves `virtual:entry`: what an entry knows of itself. */
export function entryFacts({ name, selfContained }: EntryFacts): Plugin {
  return {
    name: "entry-facts",
    resolveId: (id) => (id === "virtual:entry" ? `\0${id}` : undefined),
    load: (id) =>
      id === "\0virtual:entry"
        ? `export const name = "${name}"; export const selfContained = ${selfContained};`
        : undefined,
  };
}
