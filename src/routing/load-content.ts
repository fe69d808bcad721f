import type { PageContent } from "#content/page.ts";

/** Each page's texts are a chunk of their own. */
const files = import.meta.glob<PageContent>("../content/pages/*.en.ts", { import: "page" });

/** The key in `files`: a page's file is named after the last segment of its route. */
function fileOf(path: string): string {
  return `../content/pages/${path.slice(path.lastIndexOf("/") + 1)}.en.ts`;
}

/** Fetches the texts of a route; undefined where its view has its own. */
export async function loadContent(path: string): Promise<PageContent | undefined> {
  return files[fileOf(path)]?.();
}

/** The source file of a route's texts, relative to src. */
export function contentFile(path: string): string | undefined {
  const file = fileOf(path);
  return file in files ? file.replace("../", "") : undefined;
}
