import { defaultLanguage, type SiteLanguage, siteLanguageCodes } from "#lead/languages.ts";
import type { desk } from "#words/en/desk.ts";
import type { estimate } from "#words/en/estimate.ts";
import type { mails } from "#words/en/mails.ts";

export type DeskWords = typeof desk;

export type MailWords = typeof mails;

/**
 * Words for the consultant in one language: words/<code>/ has a file for each part, which exports it under
 * its name.
 */
export interface ConsultantWords {
  readonly desk: DeskWords;
  readonly estimate: typeof estimate;
  readonly mails: MailWords;
}

const loaded = await Promise.all(
  siteLanguageCodes.map(async (code): Promise<[SiteLanguage, ConsultantWords]> => {
    const parts = [
      import(`../words/${code}/desk.ts`),
      import(`../words/${code}/estimate.ts`),
      import(`../words/${code}/mails.ts`),
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
