import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { watchHistory } from "./layout/navigation.ts";
import { watchVisitor } from "./layout/visitor.ts";
import { loadPage } from "./pages/load-page.ts";
import { findPage } from "./pages/registry.ts";
import "./styles/site.css";

watchVisitor();
watchHistory();

const root = document.getElementById("root");
const entry = findPage(location.pathname);

// Hydrating without the page's chunk would replace what is there by a blank.
const ready = entry
  ? await loadPage(entry).then(
      () => true,
      () => false,
    )
  : true;

// If the chunk did not come, the pre-rendered page stays as it is, and every link of it works.
if (ready && root?.firstElementChild) {
  // In a transition React hydrates in slices and lets the visitor's first touch in between.
  startTransition(() => {
    hydrateRoot(root, <App />, { onRecoverableError: report });
  });
} else if (ready && root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/** A difference between the server's and the browser's page is a defect: the browser tests fail on this line. */
function report(error: unknown): void {
  console.error("Recovered from", error);
}
