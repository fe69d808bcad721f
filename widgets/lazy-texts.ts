import type { Language } from "#lead/languages.ts";
import { languageAt } from "./language.ts";

export interface Translations<T> {
  /** In the entry's own language. */
  usual: T;
  /** Fetches those of another language from our folder. */
  load(language: Language, folder: string | undefined): Promise<T>;
}

interface InLanguage {
  language: Language;
}

export type LazyTexts<T extends InLanguage> = ReturnType<typeof lazyTexts<T>>;

export function lazyTexts<T extends InLanguage>({ usual, load }: Translations<T>) {
  const known = new Map([[usual.language, usual]]);
  return {
    /**
     * Fetches the data of an element's language; undefined if already loaded. Never fails: the entry's own
     * are used.
     */
    prepare(host: Element, folder: string | undefined): Promise<void> | undefined {
      const language = languageAt(host);
      if (known.has(language)) return undefined;
      const keep = (found: T) => void known.set(language, found);
      return load(language, folder).then(keep, () => keep(usual));
    },
    at: (host: Element) => known.get(languageAt(host)) ?? usual,
  };
}
