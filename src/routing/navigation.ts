import { withPartner } from "#lead/partner-link.ts";
import { partner } from "#site/ui/campaign.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import { canonicalPath, pageAt } from "./registry.ts";

export let lastNavigationType: "load" | "link" | "history" = "load";
let latest = 0;
let path = "";

/** Notes a step in the history, which must not scroll: the browser restores the position itself. */
export function watchHistory(): void {
  path = location.pathname;
  addEventListener("popstate", () => {
    latest += 1;
    // A link to a place in the page is such a step too, and has already moved the focus.
    if (location.pathname === path) return;
    path = location.pathname;
    lastNavigationType = "history";
  });
}

/** Milliseconds that a followed link waits for chunks that neither come nor fail. */
const patience = 5000;

/**
 * Wouter's `aroundNav`: the old page stays until the new one's chunks have loaded; if they fail or hang, the
 * browser loads the page.
 */
export function navigateWhenLoaded<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  const url = new URL(withPartner(to, partner), location.origin);
  const entry = pageAt(url.pathname);
  const request = ++latest;
  const go = () => {
    if (request !== latest) return;
    lastNavigationType = "link";
    navigate(canonicalPath(url.pathname) + url.search + url.hash, options);
    path = location.pathname;
  };
  if (!entry || loadedPage(entry)) {
    go();
    return;
  }
  const loadDocument = () => location.assign(url);
  const timer = setTimeout(() => request === latest && loadDocument(), patience);
  loadPage(entry)
    .then(go, loadDocument)
    .finally(() => clearTimeout(timer));
}
