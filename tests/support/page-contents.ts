import type { PageContent } from "#content/site/page.ts";
import type { Language } from "#lead/languages.ts";
import { readPages } from "#scripts/build/pages/read-pages.ts";
import { textPages } from "#site/routing/registry.ts";
import { routes } from "./site.ts";

export type PageWithPath = PageContent & { readonly path: string };

/**
 * The texts of these routes, as far as they are Markdown; what the site fills in is still a place such as
 * `{phone}`.
 */
export function contentsOf(paths: readonly string[], language: Language): readonly PageWithPath[] {
  const pages = readPages(language);
  return paths.flatMap((path) => {
    const page = pages.get(path.slice(path.lastIndexOf("/") + 1));
    return page ? [{ path, ...page }] : [];
  });
}

export const pageContents = contentsOf(routes, "en");

export const otherContents = contentsOf(
  textPages.map(({ path }) => path),
  "en",
);
