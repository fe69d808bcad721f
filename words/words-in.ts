import { type Language, languageCodes } from "#lead/languages.ts";
import type { Words } from "#lead/words.ts";

const loaded = await Promise.all(
  languageCodes.map(async (code): Promise<[Language, Words]> => [code, await import(`./${code}/forms.ts`)]),
);

/**
 * The words of every language, for programs that have room for all of them: the registry alone lists these
 * files.
 */
export const wordsIn = Object.fromEntries(loaded) as Readonly<Record<Language, Words>>;
