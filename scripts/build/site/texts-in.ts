import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import type { Language } from "#lead/languages.ts";

const source = resolve("src");
/** Where the words of the site are. */
const worded = /^(content\/.*|forms\/words\/en|lead\/(contact|assessment))\.ts$/;
/** The translation of a file of words: `home.ts` has `home.fr.ts`, `visit.en.ts` has `visit.fr.ts`, `en.ts` has `fr-alone.ts`. */
function twinOf(file: string, code: Language): string {
  return file.replace(/(\/en|\.en)?\.ts$/, (_, english) =>
    english === "/en" ? `/${code}-alone.ts` : `.${code}.ts`,
  );
}

/**
 * Builds the site in a language: each file of words gives way to its translation, wherever it is imported but in that
 * translation itself. Components know nothing of it.
 */
export function textsIn(code: Language): Plugin {
  return {
    name: "texts-in",
    enforce: "pre",
    async resolveId(request, importer, options) {
      if (code === "en" || !importer || !request.endsWith(".ts")) return undefined;
      const found = await this.resolve(request, importer, { ...options, skipSelf: true });
      const name = relative(source, found?.id ?? "");
      if (!found || !worded.test(name) || name.endsWith(`.${code}.ts`)) return found;
      const twin = twinOf(found.id, code);
      if (importer === twin) return found;
      return existsSync(twin) ? { ...found, id: twin } : found;
    },
  };
}
