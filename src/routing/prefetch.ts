import { prefetchPage } from "./load-page.ts";

const approaches = ["pointerover", "touchstart", "focusin"] as const;

/** Fetches a page's chunks when its link is approached, so that the click changes the page within a frame. */
export function prefetchOnApproach(): void {
  for (const approach of approaches)
    document.addEventListener(approach, ({ target }) => prefetchLinked(target), { passive: true });
}

function prefetchLinked(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  if (link) prefetchPage(link.pathname);
}
