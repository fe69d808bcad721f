import { readdirSync } from "node:fs";
import type { PageContent } from "#content/page.ts";
import { routes } from "./site.ts";

const folder = new URL("../../src/content/pages/", import.meta.url);

/** What the English files of texts are named after. */
export const contentNames = readdirSync(folder)
  .filter((file) => file.endsWith(".en.ts"))
  .map((file) => file.replace(".en.ts", ""));

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

async function load(path: string): Promise<PageContent & { readonly path: string }> {
  const file = new URL(`${nameOf(path)}.en.ts`, folder);
  const { page } = (await import(file.href)) as { page: PageContent };
  return { path, ...page };
}

/** The pages of texts that no menu lists. */
export const otherContents = await Promise.all(["/privacy", "/verify"].map(load));

/** Every page's texts with its route, in the menu's order. */
export const pageContents = await Promise.all(
  routes.filter((path) => contentNames.includes(nameOf(path))).map(load),
);
