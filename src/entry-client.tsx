import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { keepEarlyPress } from "./layout/early-press.ts";
import { watchHistory } from "./layout/navigation.ts";
import { prefetchOnApproach } from "./layout/prefetch.ts";
import { watchVisitor } from "./layout/visitor.ts";
import { loadPage } from "./pages/load-page.ts";
import { findPage } from "./pages/registry.ts";
import "./styles/site.css";

const releaseEarlyPress = keepEarlyPress();
watchVisitor();
watchHistory();

const root = document.getElementById("root");
const entry = findPage(location.pathname);

try {
  // Hydrating without the page's chunk would replace what is there by a blank.
  if (entry) await loadPage(entry);
  if (root) show(root);
  prefetchOnApproach();
} catch (error) {
  // The pre-rendered page stays as it is, and every link and button of it leads somewhere.
  releaseEarlyPress();
  console.warn(error);
}

function show(element: HTMLElement): void {
  const ready = () => {
    releaseEarlyPress();
    // For whoever measures: the page answers from here on.
    performance.mark("site-ready");
  };
  if (element.firstElementChild) {
    // In a transition React hydrates in slices and lets the visitor's first touch in between.
    startTransition(() => {
      hydrateRoot(element, <App onReady={ready} />, { onRecoverableError: report });
    });
  } else {
    createRoot(element).render(
      <StrictMode>
        <App onReady={ready} />
      </StrictMode>,
    );
  }
}

/** A difference between the server's and the browser's page is a defect: the browser tests fail on this line. */
function report(error: unknown): void {
  console.error("Recovered from", error);
}
