import { useEffectEvent, useLayoutEffect } from "react";

const mark = "overlay";

const isMarked = (state: unknown) => typeof state === "object" && state !== null && mark in state;

const push = () => history.pushState({ [mark]: true }, "");

/**
 * What lies over the page, the uppermost last: a step back is for that one alone. All of it shares one entry.
 */
const layers: object[] = [];

/** Set while the entry of an overlay that has closed is about to go. */
let leaving = false;

/**
 * Gives what lies over the page an entry of its own in the browser's history while it is `open`, so that a
 * step back (Android's Back) calls `onBack` and stays on the page. The entry goes with the last overlay.
 */
export function useBack(open: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    // The browser would scroll the page to where the overlay was; closing the overlay restores it
    // itself.
    history.scrollRestoration = "manual";
    // A reload, or a step forward, leads to an entry whose overlay has gone: the next one takes it over.
    if (leaving || !isMarked(history.state)) push();
    const path = location.pathname;
    const stepped = () => {
      // A step of two entries has left the page.
      if (layers.at(-1) !== layer || isMarked(history.state) || location.pathname !== path) return;
      // What lies below shares the entry.
      if (layers.length > 1) push();
      goBack();
    };
    addEventListener("popstate", stepped);
    return () => {
      removeEventListener("popstate", stepped);
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length > 0) return;
      const restore = () => {
        leaving = false;
        history.scrollRestoration = "auto";
      };
      if (isMarked(history.state) && location.pathname === path) {
        leaving = true;
        addEventListener("popstate", restore, { once: true });
        history.back();
      } else restore();
    };
  }, [open]);
}
