import { use } from "react";
import { useArrival } from "#site/layout/use-arrival.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import { NotFound } from "./not-found.tsx";
import type { PageEntry } from "./registry.ts";

export function Page({ entry }: { readonly entry: PageEntry | undefined }) {
  // A step back to a page of an earlier visit can come before its chunks.
  const page = entry && (loadedPage(entry) ?? use(loadPage(entry)));
  useArrival(entry, page?.content);
  return page ? <page.View key={page.entry.path} entry={page.entry} content={page.content} /> : <NotFound />;
}
