import { use } from "react";
import { type LoadedPage, loadedPage, loadPage } from "./load-page.ts";
import type { PageEntry } from "./registry.ts";
import { useScrollAndFocus } from "./use-scroll-and-focus.ts";

export function Page({ entry }: { entry: PageEntry }) {
  // A step back to a page of an earlier visit may precede its chunks.
  const { View, content } = loadedPage(entry) ?? use(loadOrReload(entry));
  useScrollAndFocus(entry, content);
  return <View entry={entry} content={content} />;
}

const awaited = new Map<string, Promise<LoadedPage>>();

/** The address has already changed, so if a chunk does not arrive, the browser loads the whole page. */
function loadOrReload(entry: PageEntry): Promise<LoadedPage> {
  const reload = () => {
    location.reload();
    // Until then the old page stays.
    return new Promise<never>(() => {});
  };
  const page = awaited.get(entry.path) ?? loadPage(entry).catch(reload);
  awaited.set(entry.path, page);
  return page;
}
