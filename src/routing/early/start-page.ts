import { lastKeptLead } from "#forms/sent-leads.ts";
import { holdEarlyClick } from "./click-replay.ts";
import { watchFirstInteraction } from "./first-interaction.ts";
import { keepPartnerInLinks } from "./partner-links.ts";

type Load = () => Promise<{ hydrate(root: HTMLElement, onReady: () => void): Promise<void> }>;

/** Hydrates a pre-rendered page once it is painted, and replays an earlier click. */
export function startPage(load: Load): void {
  keepPartnerInLinks();
  // Reserves the room of a line before the first paint (src/ui/kept-answers.css).
  if (lastKeptLead()) document.documentElement.dataset.sent = "";
  // A browser without cascade layers shows the page unstyled: its links and forms work without scripts.
  if (!("CSSLayerBlockRule" in window)) return;
  const replayClick = holdEarlyClick();
  watchFirstInteraction();
  start(load, replayClick).catch((error: unknown) => {
    // The pre-rendered page stays as it is, and all its links and buttons lead somewhere.
    replayClick();
    console.warn(error);
  });
}

async function start(load: Load, replayClick: () => void): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  // Before React, which would keep the processor from painting.
  if (root.firstElementChild) await firstPaint();
  await fetchChunks();
  // Retries once: on a moving train the next second may have a connection.
  const { hydrate } = await load().catch(load);
  await hydrate(root, () => {
    replayClick();
    // A performance mark for tests and measurements: the page is interactive.
    performance.mark("site-ready");
  });
}

/**
 * Fetches all chunks in parallel, because each reveals its imports only once it has loaded. Each link is
 * added in its own task, to avoid a long one.
 */
async function fetchChunks(): Promise<void> {
  const { later } = document.querySelector<HTMLScriptElement>("script[data-later]")?.dataset ?? {};
  for (const href of later?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    await new Promise((next) => setTimeout(next));
  }
}

/**
 * Resolves after the first contentful paint, or a second after the load event if the browser does not report
 * it.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
    });
    painted.observe({ type: "paint", buffered: true });
    // A tab in the background paints nothing, and some browsers do not report paints.
    const loaded = () => setTimeout(resolve, 1000);
    if (document.readyState === "complete") loaded();
    else addEventListener("load", loaded, { once: true });
  });
}
