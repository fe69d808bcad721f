import { languages, language as usual } from "virtual:entry";
import { defaultLanguage, type Language } from "#lead/languages.ts";
import { connected } from "./color-scheme.ts";

const watcher = new MutationObserver(() => {
  for (const { host } of connected) (host as Attributed).attributeChangedCallback?.("lang");
});

type Attributed = Element & { attributeChangedCallback?(name: string): void };

/**
 * Returns the language of the place where an element stands, which it follows from now on: its own `lang`, else the nearest
 * ancestor's, through shadow roots; where nothing tells one, that of the entry.
 */
export function languageAt(element: Element): Language {
  const root = element.getRootNode();
  watcher.observe(root, { attributeFilter: ["lang"], subtree: true });
  const told = element.closest<HTMLElement>("[lang]");
  if (!told) return "host" in root ? languageAt(root.host as Element) : usual;
  const [subtag] = told.lang.toLowerCase().split("-");
  return languages.find((language) => language === subtag) ?? defaultLanguage;
}
