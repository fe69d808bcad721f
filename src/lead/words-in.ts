import { type Language, languageCodes, type SiteLanguage } from "./languages.ts";
import type { PageLanguageWords, Words } from "./words.ts";

/** A language without the whole site has the words of its own page too. */
type WordsOfLanguage = { readonly [Code in SiteLanguage]: Words } & {
  readonly [Code in Exclude<Language, SiteLanguage>]: PageLanguageWords;
};

const loaded = await Promise.all(
  languageCodes.map(async (code): Promise<[Language, Words]> => [code, await import(`./words/${code}.ts`)]),
);

/** The words of every language, for programs that have room for all of them: the registry alone lists these files. */
export const wordsIn = Object.fromEntries(loaded) as WordsOfLanguage;
