import { languages, language as usual } from "virtual:entry";
import { languageAmong } from "#lead/language-tags.ts";
import { defaultLanguage, type Language } from "#lead/languages.ts";
import { connected } from "./color-scheme.ts";

const watcher = new MutationObserver(() => {
  for (const { host } of connected) (host as Attributed).attributeChangedCallback?.("lang");
});

type Attributed = Element & { attributeChangedCallback?(name: string): void };

/**
 * An element's language, watched for changes: its own `lang`, else the nearest ancestor's, through shadow
 * roots, else the entry's.
 */
export function languageAt(element: Element): Language {
  const root = element.getRootNode();
  watcher.observe(root, { attributeFilter: ["lang"], subtree: true });
  const marked = element.closest<HTMLElement>("[lang]");
  if (!marked) return "host" in root ? languageAt(root.host as Element) : usual;
  return languageAmong(languages, marked.lang) ?? defaultLanguage;
}
