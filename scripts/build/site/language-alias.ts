import { resolve } from "node:path";
import type { AliasOptions } from "vite";
import type { Language } from "#lead/languages.ts";

/** Gives a build the words of a language: package.json's `imports` name the default language's for Node and the compiler. */
export function languageAlias(code: Language): AliasOptions {
  return [
    { find: /^#language\//, replacement: `${resolve("src/content", code)}/` },
    { find: "#words", replacement: resolve(`src/lead/words/${code}.ts`) },
  ];
}
