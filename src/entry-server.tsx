import { prerender } from "react-dom/static";
import { App } from "./app.tsx";
import { views } from "./routes.ts";
import { addressOf } from "./routing/address.ts";
import { headOf } from "./routing/head.ts";
import { contentFile } from "./routing/load-content.ts";
import { loadPage } from "./routing/load-page.ts";
import { entries, findPage } from "./routing/registry.ts";

/** Renders a route to HTML, or the not-found page. */
export async function renderPage(path: string) {
  const entry = findPage(path);
  const page = entry && (await loadPage(entry));
  // React moves Suspense content over 12.8 kB into inline scripts, which the site's CSP blocks.
  const { prelude } = await prerender(<App ssrPath={addressOf(path)} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  return {
    html: await new Response(prelude).text(),
    head: headOf(entry, page?.content),
    /** Source files, relative to src, whose chunks the page needs. */
    modules: entry ? [views[entry.view].file, contentFile(entry.path) ?? []].flat() : [],
  };
}

export { entries };
