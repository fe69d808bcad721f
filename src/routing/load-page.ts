import type { ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";
import { loadContent } from "./load-content.ts";
import { type PageEntry, pageAt } from "./registry.ts";
import { registeredViews, type ViewProps } from "./views.ts";

export interface LoadedPage extends ViewProps {
  View: ComponentType<ViewProps>;
}

const loaded = new Map<string, LoadedPage>();
const pending = new Map<string, Promise<LoadedPage>>();

export function loadedPage(entry: PageEntry): LoadedPage | undefined {
  return loaded.get(entry.path);
}

/** Fetches a page's chunks once; after a failure the next call tries again. Throws a `ChunkError`. */
export function loadPage(entry: PageEntry): Promise<LoadedPage> {
  const fetching = pending.get(entry.path);
  if (fetching) return fetching;
  const page = loadChunk(entry.path, async () => {
    const [View, content] = await Promise.all([registeredViews[entry.view].load(), loadContent(entry.path)]);
    const result = { entry, View, content };
    loaded.set(entry.path, result);
    return result;
  });
  pending.set(entry.path, page);
  page.catch(() => pending.delete(entry.path));
  return page;
}

/** Fetches a page's chunks when its link is approached, so that the click changes the page within a frame. */
export function prefetchOnApproach(): void {
  for (const approach of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(approach, ({ target }) => prefetchLinked(target), { passive: true });
}

function prefetchLinked(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  const entry = link && pageAt(link.pathname);
  if (entry) loadPage(entry).catch(() => undefined);
}
