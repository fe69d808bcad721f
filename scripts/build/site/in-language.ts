import { resolve } from "node:path";
import type { AliasOptions, UserConfig } from "vite";
import { directionOf, type Language, languages } from "#lead/languages.ts";

/** Gives a build the words of a language: package.json's `imports` name the default language's for Node and the compiler. */
function languageAlias(code: Language): AliasOptions {
  return [
    { find: /^#language\//, replacement: `${resolve("src/content", code)}/` },
    // A copy, because bundlers do not split a module: a page loads the assessment's questions with the assessment.
    { find: "#words/assessment", replacement: resolve(`src/lead/words/${code}.ts?assessment`) },
    { find: "#words", replacement: resolve(`src/lead/words/${code}.ts`) },
  ];
}

/** Builds or serves the site in a language: its words, and what index.html says of it. */
export function inLanguage(code: Language): UserConfig {
  return {
    resolve: { alias: languageAlias(code) },
    define: {
      "import.meta.env.LOCALE": JSON.stringify(languages[code].tag),
      "import.meta.env.DIRECTION": JSON.stringify(directionOf(code) ?? "ltr"),
    },
  };
}
