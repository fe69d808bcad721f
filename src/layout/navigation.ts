import { loadedPage, loadPage } from "#site/pages/load-page.ts";
import { canonicalPath, findPage } from "#site/pages/registry.ts";

/** How the visitor came to the page that is shown. */
export type Arrival = "load" | "link" | "history";

let arrival: Arrival = "load";
let latest = 0;

export function lastArrival(): Arrival {
  return arrival;
}

/** Notes a step back or forward, which must not scroll: the browser restores the position itself. */
export function watchHistory(): void {
  addEventListener("popstate", () => {
    latest += 1;
    arrival = "history";
  });
}

/**
 * Wouter's `aroundNav`: keeps the old page until the new one's chunks are here, so that it changes within a
 * frame. If they do not come, the browser loads the page as a whole.
 */
export function navigateWhenLoaded<Options>(
  navigate: (to: string, options?: Options) => void,
  to: string,
  options?: Options,
): void {
  const url = new URL(to, location.origin);
  const entry = findPage(url.pathname);
  const ticket = ++latest;
  const go = () => {
    if (ticket !== latest) return;
    arrival = "link";
    navigate(canonicalPath(url.pathname) + url.search + url.hash, options);
  };
  if (!entry || loadedPage(entry)) go();
  else loadPage(entry).then(go, () => location.assign(to));
}
