import { type RefObject, useEffect, useState } from "react";
import { hasActed } from "#site/routing/early/first-interaction.ts";

/** Pixels of scrolling after which the bar counts as fixed, so that a nudge does not move it. */
const fixedAfter = 60;
const desktop = "(min-width: 960px)";

/**
 * Whether the bar is fixed. Also sets `--fixed-height`, so that titles and focus are not covered where large
 * letters make the bar higher than designed.
 */
export function useFixedBar(bar: RefObject<HTMLElement | null>): boolean {
  const [fixed, setFixed] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const wide = matchMedia(desktop);
    const update = () => setFixed(wide.matches && scrollY > fixedAfter);
    update();
    addEventListener("scroll", update, { passive: true, signal: ending.signal });
    wide.addEventListener("change", update, ending);
    // Also reports the bar's first size.
    const observer = new ResizeObserver(() => bar.current && measure(bar.current));
    if (bar.current) observer.observe(bar.current);
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, [bar]);
  return fixed;
}

/** Passes the bar's height to the style sheets, if it is more than they assume. */
function measure(bar: HTMLElement) {
  const { style } = document.documentElement;
  style.removeProperty("--fixed-height");
  const designed = Number.parseFloat(getComputedStyle(bar).getPropertyValue("scroll-margin-block-end"));
  const height = bar.offsetHeight;
  if (height <= designed + 2) return;
  style.setProperty("--fixed-height", `${height}px`);
  if (!hasActed()) uncover(height);
}

/** Scrolls what the load has put under the bar, whose height was not known yet, into view again. */
function uncover(height: number) {
  for (const place of document.querySelectorAll(":target, [data-page-title]")) {
    const { top } = place.getBoundingClientRect();
    if (top >= 0 && top < height) place.scrollIntoView({ block: "start", behavior: "instant" });
  }
}
