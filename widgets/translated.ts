import type { Language } from "#lead/languages.ts";
import { languageAt } from "./language.ts";

/** Data of an entry in each of its languages. */
export interface Translations<T> {
  /** In the language of the entry itself. */
  readonly usual: T;
  /** Fetches those of another language from the folder of our files. */
  load(language: Language, folder: string | undefined): Promise<T>;
}

/** Gives each element the data of its language. */
export interface Translated<T> {
  /** Fetches the data of an element's language; undefined where they are there. Never fails: the entry's own serve. */
  prepare(host: Element, folder: string | undefined): Promise<void> | undefined;
  at(host: Element): T;
}

export function translated<T extends { readonly language: Language }>({
  usual,
  load,
}: Translations<T>): Translated<T> {
  const known = new Map([[usual.language, usual]]);
  return {
    prepare(host, folder) {
      const language = languageAt(host);
      if (known.has(language)) return undefined;
      const keep = (found: T) => void known.set(language, found);
      return load(language, folder).then(keep, () => keep(usual));
    },
    at: (host) => known.get(languageAt(host)) ?? usual,
  };
}
