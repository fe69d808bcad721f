import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { lastNavigationType } from "./navigation.ts";

/**
 * Announces the new page after a client-side navigation; after a page load screen readers do so themselves.
 */
export function Announcer() {
  const [location] = useLocation();
  const [words, setWords] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new address is what is announced.
  useEffect(() => {
    if (lastNavigationType !== "load") setWords(document.title);
  }, [location]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}
