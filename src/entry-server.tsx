import { prerender } from "react-dom/static";
import type { PageContent } from "#content/page.ts";
import { App } from "./app.tsx";
import { type Head, headOf } from "./layout/head.ts";
import { loadPage } from "./pages/load-page.ts";
import { findPage, type PageEntry, pages } from "./pages/registry.ts";

export interface RenderedPage {
  readonly html: string;
  readonly head: Head;
  /** Source files, relative to src, whose chunks the page needs. */
  readonly modules: readonly string[];
}

const contentFiles = import.meta.glob<Readonly<Record<string, unknown>>>("./content/pages/*.ts");

const viewFiles: Readonly<Record<PageEntry["view"], string>> = {
  home: "pages/home.tsx",
  section: "pages/section-page.tsx",
  contact: "pages/contact-us.tsx",
  assessment: "pages/assessment.tsx",
};

/** Renders one path to HTML; a path without a page gives the not-found page. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const entry = findPage(path);
  const page = entry && (await loadPage(entry));
  // React moves Suspense content over 12.8 kB into inline scripts, which the site's CSP blocks.
  const { prelude } = await prerender(<App ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    html: await new Response(prelude).text(),
    head: headOf(
      entry,
      page?.content,
      pages.find(({ path: of }) => entry && isParent(of, entry.path)),
    ),
    modules: entry ? [viewFiles[entry.view], ...(await filesWith(page?.content))] : [],
  };
}

function isParent(path: string, of: string): boolean {
  return path !== "/" && of.startsWith(`${path}/`);
}

/** The file that holds these texts, if any. */
async function filesWith(content: PageContent | undefined): Promise<string[]> {
  const files = await Promise.all(
    Object.entries(contentFiles).map(async ([file, load]) =>
      content && Object.values(await load()).includes(content) ? [file.replace("./", "")] : [],
    ),
  );
  return files.flat();
}

export { pages };
