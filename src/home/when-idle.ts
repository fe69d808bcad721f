/** Calls `run` once the page has loaded and the browser is idle; the function that it returns cancels that. */
export function whenIdle(run: () => void): () => void {
  const cancelling = new AbortController();
  const go = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(run, 200);
      cancelling.signal.addEventListener("abort", () => clearTimeout(timer));
    } else {
      const idle = requestIdleCallback(run, { timeout: 2000 });
      cancelling.signal.addEventListener("abort", () => cancelIdleCallback(idle));
    }
  };
  if (document.readyState === "complete") go();
  else addEventListener("load", go, { once: true, signal: cancelling.signal });
  return () => cancelling.abort();
}
