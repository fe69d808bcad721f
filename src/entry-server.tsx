import { renderToString } from "react-dom/server";
import { App } from "./app.tsx";
import { views } from "./routes.ts";
import { addressOf } from "./routing/address.ts";
import { headOf } from "./routing/head.ts";
import { contentFile } from "./routing/load-content.ts";
import { loadPage } from "./routing/load-page.ts";
import { entries, findPage } from "./routing/registry.ts";

export async function renderPage(path: string) {
  const entry = findPage(path);
  const page = entry && (await loadPage(entry));
  return {
    html: renderToString(<App ssrPath={addressOf(path)} />),
    head: headOf(entry, page?.content),
    /** Source files, relative to src, whose chunks the page needs. */
    modules: entry ? [views[entry.view].file, contentFile(entry.path) ?? []].flat() : [],
  };
}

export { entries };
