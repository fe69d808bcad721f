import { resolve } from "node:path";
import type { AliasOptions, UserConfig } from "vite";
import { directionOf, type Language, languages } from "#lead/languages.ts";

/**
 * The words of a language for a build; package.json's `imports` name the default language for Node and the
 * compiler.
 */
function languageAlias(code: Language): AliasOptions {
  return [
    // A copy, because bundlers do not split a module: a page loads the assessment's questions only with the
    // assessment.
    { find: "#language/assessment", replacement: resolve(`words/${code}/forms.ts?assessment`) },
    { find: /^#language\//, replacement: `${resolve("words", code)}/` },
  ];
}

export function inLanguage(code: Language): UserConfig {
  return {
    resolve: { alias: languageAlias(code) },
    define: {
      "import.meta.env.LOCALE": JSON.stringify(languages[code].tag),
      "import.meta.env.DIRECTION": JSON.stringify(directionOf(code) ?? "ltr"),
    },
  };
}
