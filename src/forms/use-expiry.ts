import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `onExpired` once `running` has held for so many milliseconds, for each new `round`. The clock stands still
 * while the pointer or the focus is in the element: who is reading there is not hurried.
 */
export function useExpiry(
  element: RefObject<HTMLElement | null>,
  running: boolean,
  round: number,
  milliseconds: number,
  onExpired: () => void,
): void {
  const latest = useRef(onExpired);
  useEffect(() => {
    latest.current = onExpired;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts the clock anew
  useEffect(() => {
    const view = element.current;
    if (!running || !view) return;
    let left = milliseconds;
    let since = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    };
    const update = () => {
      if (view.matches(":hover, :focus-within")) return stop();
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(() => latest.current(), Math.max(left, 0));
    };
    // When the focus leaves, the old control still has it during the event.
    const later = () => queueMicrotask(update);
    for (const type of events) view.addEventListener(type, later);
    update();
    return () => {
      stop();
      for (const type of events) view.removeEventListener(type, later);
    };
  }, [element, running, round, milliseconds]);
}

const events = ["pointerenter", "pointerleave", "focusin", "focusout"] as const;
