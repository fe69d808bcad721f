import { useEffect } from "react";
import { language } from "#content/language.ts";
import { siteLanguages } from "#content/languages.ts";
import type { PageContent } from "#content/site/page.ts";
import { languageOf, pathIn } from "#lead/languages.ts";
import { hasInteracted } from "./early/first-interaction.ts";
import { titleOf } from "./head.ts";
import { lastNavigationType } from "./navigation.ts";
import type { PageEntry } from "./registry.ts";

/**
 * Brings the visitor to the page's title (marked `data-page-title`): a load scrolls it into view unless it is
 * in view or the visitor moved first; a link also focuses it; a step in the history only focuses it.
 */
export function useScrollAndFocus(entry?: PageEntry, content?: PageContent): void {
  useEffect(() => {
    document.title = titleOf(entry, content);
    const title = document.querySelector<HTMLElement>("[data-page-title]");
    if (lastNavigationType === "load") {
      if (title && !hasInteracted() && !isInView(title))
        title.scrollIntoView({ block: "start", behavior: "instant" });
      return;
    }
    updateAddresses(entry);
    const target = title ?? document.querySelector<HTMLElement>("h1");
    target?.focus({ preventScroll: true });
    if (lastNavigationType === "history") return;
    if (title) title.scrollIntoView({ block: "start", behavior: "instant" });
    else scrollTo({ top: 0, behavior: "instant" });
  }, [entry, content]);
}

/** A page that is read already must not jump when its scripts arrive. */
function isInView(title: HTMLElement) {
  const { top, bottom } = title.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

function updateAddresses(entry: PageEntry | undefined) {
  if (!entry) return;
  const [first = language] = siteLanguages;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=canonical], link[hreflang]")) {
    const { hreflang } = link;
    const code = hreflang === "x-default" ? first : hreflang ? languageOf(hreflang) : language;
    link.href = new URL(pathIn(code, entry.path), link.href).href;
  }
}
