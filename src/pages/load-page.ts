import type { ComponentType } from "react";
import type { PageContent } from "#content/page.ts";
import { loadChunk } from "./load-chunk.ts";
import { findPage, type PageEntry } from "./registry.ts";

export interface ViewProps {
  readonly entry: PageEntry;
  readonly content: PageContent | undefined;
}

export interface LoadedPage extends ViewProps {
  readonly View: ComponentType<ViewProps>;
}

const views: Readonly<Record<PageEntry["view"], () => Promise<ComponentType<ViewProps>>>> = {
  home: async () => (await import("./home.tsx")).Home,
  section: async () => (await import("./section-page.tsx")).SectionPage,
  contact: async () => (await import("./contact-us.tsx")).ContactUs,
  assessment: async () => (await import("./assessment.tsx")).Assessment,
};

const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();

/** The page of an entry if its chunks are here. */
export function loadedPage(entry: PageEntry): LoadedPage | undefined {
  return loaded.get(entry.path);
}

/** Fetches a page's chunks once; a failed fetch is tried again by the next call. Throws a `ChunkError`. */
export function loadPage(entry: PageEntry): Promise<LoadedPage> {
  const under = pending.get(entry.path);
  if (under) return under;
  const page = loadChunk(entry.path, async () => {
    const [View, content] = await Promise.all([views[entry.view](), entry.loadContent?.()]);
    const result = { entry, View, content };
    loaded.set(entry.path, result);
    return result;
  });
  pending.set(entry.path, page);
  page.catch(() => pending.delete(entry.path));
  return page;
}

/** Fetches a page's chunks ahead of a click; what fails here fails again, and is dealt with, on the click. */
export function prefetchPage(path: string): void {
  const entry = findPage(path);
  if (entry) loadPage(entry).catch(() => undefined);
}
