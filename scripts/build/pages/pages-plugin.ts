import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { type Language, siteLanguageCodes } from "#lead/languages.ts";
import { readPage, readPages } from "./read-pages.ts";

const page = /\/words\/(\w+)\/pages\/[\w-]+\.md$/;

export function pagesPlugin(): Plugin {
  return {
    name: "pages",
    buildStart() {
      // Also pages without a route.
      for (const language of siteLanguageCodes) readPages(language);
    },
    load: {
      filter: { id: page },
      handler(id) {
        const language = page.exec(id)?.[1] as Language;
        this.addWatchFile(resolve(id, "../../official.md"));
        return {
          code: `export const page = ${JSON.stringify(readPage(language, basename(id)))};`,
          moduleType: "js",
        };
      },
    },
  };
}
