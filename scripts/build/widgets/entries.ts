import type { Plugin } from "vite";
import { practice } from "#content/firm/practice.ts";
import { spokenLanguages } from "#content/languages.ts";
import { virtualModules } from "./virtual-modules.ts";

/** The scripts that partners load; each is one file of the same name. */
export const entries = ["contact-form", "assessment-form", "free-assessment-button", "visa-widgets"] as const;

export interface EntryFacts {
  name: (typeof entries)[number];
  /** The file contains React, as a pinned one does. */
  selfContained: boolean;
}

export function entryFacts(facts: EntryFacts): Plugin {
  const known = Object.entries({
    ...facts,
    languages: spokenLanguages,
    stopped: practice !== undefined,
  }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
  return virtualModules("entry", () => [...known, "export const language = __language__;"].join("\n"));
}
