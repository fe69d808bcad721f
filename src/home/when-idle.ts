/** Calls `run` once the page has loaded and the browser has nothing better to do; the result calls it off. */
export function whenIdle(run: () => void): () => void {
  const off = new AbortController();
  const go = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(run, 200);
      off.signal.addEventListener("abort", () => clearTimeout(timer));
    } else {
      const idle = requestIdleCallback(run, { timeout: 2000 });
      off.signal.addEventListener("abort", () => cancelIdleCallback(idle));
    }
  };
  if (document.readyState === "complete") go();
  else addEventListener("load", go, { once: true, signal: off.signal });
  return () => off.abort();
}
