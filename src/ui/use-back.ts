import { useEffectEvent, useLayoutEffect } from "react";

const mark = "overlay";

const isMarked = (state: unknown) => typeof state === "object" && state !== null && mark in state;

const push = () => history.pushState({ [mark]: true }, "");

/** What lies over the page, uppermost last: a step back concerns only that. All share one history entry. */
const layers: object[] = [];

/** Set while the entry of a closed overlay is being removed. */
let leaving = false;

/**
 * While `open`, gives what lies over the page an entry in the browser's history, so that a step back
 * (Android's Back) calls `onBack` and stays on the page. The entry goes with the last overlay.
 */
export function useBack(open: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack);
  useLayoutEffect(() => {
    if (!open) return;
    const layer = {};
    layers.push(layer);
    // The browser would scroll the page to where the overlay was; closing restores the position itself.
    history.scrollRestoration = "manual";
    // A reload, or a step forward, leads to an entry whose overlay has gone: the next overlay takes it over.
    if (leaving || !isMarked(history.state)) push();
    const path = location.pathname;
    const stepped = () => {
      // A step over two entries has left the page.
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
