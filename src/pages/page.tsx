import { use } from "react";
import { useArrival } from "#site/layout/use-arrival.ts";
import { type LoadedPage, loadedPage, loadPage } from "./load-page.ts";
import { NotFound } from "./not-found.tsx";
import type { PageEntry } from "./registry.ts";

export function Page({ entry }: { readonly entry: PageEntry | undefined }) {
  // A step back to a page of an earlier visit can come before its chunks.
  const page = entry && (loadedPage(entry) ?? use(loadOrReload(entry)));
  useArrival(entry, page?.content);
  return page ? <page.View key={page.entry.path} entry={page.entry} content={page.content} /> : <NotFound />;
}

const waits = new Map<string, Promise<LoadedPage>>();

/** The address has changed already, so a chunk that does not come leaves the whole page to the browser. */
function loadOrReload(entry: PageEntry): Promise<LoadedPage> {
  const under = waits.get(entry.path);
  if (under) return under;
  const page = loadPage(entry).catch(() => {
    location.reload();
    // Until then the old page stays.
    return new Promise<never>(() => {});
  });
  waits.set(entry.path, page);
  return page;
}
