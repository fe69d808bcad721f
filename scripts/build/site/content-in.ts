import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import type { LanguageCode } from "#content/language.ts";
import { tagOf } from "#content/languages.ts";

const contents = resolve("src/content");
/** What has no words of its own, and so no translation. */
const wordless = /^(facts|firm|languages|page|public-build|translated)\.ts$/;

/** The translation of a file of contents: `home.ts` has `home.fr.ts`, `pages/visit.en.ts` has `pages/visit.fr.ts`. */
export function twinOf(file: string, code: LanguageCode): string {
  return file.replace(/(\.en)?\.ts$/, `.${code}.ts`);
}

/**
 * Builds the site in a language: each file of contents gives way to its translation, wherever it is imported but in that
 * translation. Components know nothing of it.
 */
export function contentIn(code: LanguageCode): Plugin {
  const missing = new Set<string>();
  return {
    name: "content-in",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (code === "en" || !importer || !/\.ts$/.test(source)) return undefined;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const name = found ? relative(contents, found.id) : "..";
      if (!found || name.startsWith("..") || wordless.test(name) || name.endsWith(`.${code}.ts`))
        return found;
      const twin = twinOf(found.id, code);
      if (importer === twin) return found;
      if (existsSync(twin)) return { ...found, id: twin };
      if (!missing.has(name))
        this.warn(`${name} has no translation: ${relative(contents, twin)} is missing.`);
      missing.add(name);
      return found;
    },
    // While the site is developed, nothing else writes the page.
    transformIndexHtml: (html) => html.replace(/<html lang="[^"]*"/, `<html lang="${tagOf(code)}"`),
  };
}
