import { defaultLanguage, type SiteLanguage, siteLanguageCodes } from "#lead/languages.ts";
import type { ConsultantWords } from "./words.ts";

const loaded = await Promise.all(
  siteLanguageCodes.map(async (code): Promise<[SiteLanguage, ConsultantWords]> => {
    const parts = [
      import(`./${code}/desk.ts`),
      import(`./${code}/estimate.ts`),
      import(`./${code}/mails.ts`),
    ];
    return [code, Object.assign({}, ...(await Promise.all(parts)))];
  }),
);
const wordsIn = Object.fromEntries(loaded) as Readonly<Record<SiteLanguage, ConsultantWords>>;

/** Returns the words for a consultant who reads a language; the default one where none is set. */
export function consultantWords({
  language = defaultLanguage,
}: {
  readonly language?: SiteLanguage;
}): ConsultantWords {
  return wordsIn[language];
}
