import type { PageContent } from "#content/site/page.ts";
import { readPages } from "#scripts/build/pages/read-pages.ts";
import { textPages } from "#site/routing/registry.ts";
import { routes } from "./site.ts";

export const englishPages = readPages("en");

/**
 * The texts of these routes, as far as they are Markdown; what the site fills in is still a place such as
 * `{phone}`.
 */
function contentsOf(paths: readonly string[]): readonly (PageContent & { path: string })[] {
  return paths.flatMap((path) => {
    const page = englishPages.get(path.slice(path.lastIndexOf("/") + 1));
    return page ? [{ path, ...page }] : [];
  });
}

export const pageContents = contentsOf(routes);
export const otherContents = contentsOf(textPages.map(({ path }) => path));
