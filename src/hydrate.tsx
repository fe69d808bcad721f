import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { locale } from "#content/language.ts";
import { noteForms } from "#forms/controls/replaced-form.ts";
import { App } from "./app.tsx";
import { tidyAddress } from "./routing/language-switch.tsx";
import { loadAgain } from "./routing/load-again.ts";
import { loadPage, prefetchOnApproach } from "./routing/load-page.ts";
import { watchHistory } from "./routing/navigation.ts";
import { pageAt } from "./routing/registry.ts";

/** Hydrates the page; `onReady` is called once it is interactive. Throws a `ChunkError`. */
export async function hydrate(root: HTMLElement, onReady: () => void): Promise<void> {
  watchHistory();
  const entry = pageAt(location.pathname);
  // Hydrating without the page's chunk would blank the page.
  if (entry) await loadPage(entry);
  if (root.firstElementChild) {
    const forgetForms = noteForms(root);
    const found = [...root.children];
    const ready = () => {
      forgetForms();
      tidyAddress();
      onReady();
    };
    // In a transition React hydrates in slices and handles input in between.
    startTransition(() => {
      hydrateRoot(root, <App onReady={ready} />, {
        // A difference between the rendered and the hydrated page is a defect: browser tests fail on this
        // line.
        onUncaughtError: loadAgain,
        onRecoverableError: (error) => isRewritten(found) || console.error("Recovered from", error),
      });
    });
  } else {
    createRoot(root, { onUncaughtError: loadAgain }).render(
      <StrictMode>
        <App onReady={onReady} />
      </StrictMode>,
    );
  }
  prefetchOnApproach();
}

/**
 * Whether a translator has changed the page (another `lang`, elements around texts) or a proxy its addresses.
 */
function isRewritten(found: readonly Element[]) {
  const marks = "font, .__cf_email__, [href^='/cdn-cgi/l/email-protection']";
  return document.documentElement.lang !== locale || found.some((element) => element.querySelector(marks));
}
