import { useEffect, useRef } from "react";
import type { PageContent } from "#content/page.ts";
import type { PageEntry } from "#site/pages/registry.ts";
import { titleOf } from "./head.ts";
import { lastArrival } from "./navigation.ts";
import { hasVisitorMoved } from "./visitor.ts";

/**
 * Brings the visitor to the page's title (marked `data-page-title`): on a load it is scrolled into view unless
 * the visitor moved first; after a link it gets the focus too; after a step in the history only the focus.
 */
export function useArrival(entry: PageEntry | undefined, content: PageContent | undefined): void {
  const arrived = useRef<string | undefined>(undefined);
  const path = entry?.path ?? "";
  useEffect(() => {
    if (arrived.current === path) return;
    const first = arrived.current === undefined;
    arrived.current = path;
    document.title = titleOf(entry, content);
    const title = document.querySelector<HTMLElement>("[data-page-title]");
    if (first) {
      if (!hasVisitorMoved()) bring(title, calm() ? "instant" : "smooth");
      return;
    }
    updateCanonical(entry);
    const target = title ?? document.querySelector<HTMLElement>("h1");
    target?.focus({ preventScroll: true });
    if (lastArrival() === "history") return;
    if (title) bring(title, "instant");
    else scrollTo({ top: 0, behavior: "instant" });
  }, [path, entry, content]);
}

function bring(title: HTMLElement | null, behavior: ScrollBehavior): void {
  title?.scrollIntoView({ block: "start", behavior });
}

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function updateCanonical(entry: PageEntry | undefined): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (link && entry) link.href = new URL(entry.path, link.href).href;
}
