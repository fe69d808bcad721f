import type { Field } from "#lead/field.ts";
import { defaultLanguage, type SiteLanguage, siteLanguageCodes } from "#lead/languages.ts";
import type { desk } from "#words/en/desk.ts";
import type { estimate } from "#words/en/estimate.ts";
import type { mails } from "#words/en/mails.ts";

export type DeskWords = typeof desk;

export type MailWords = typeof mails;

/** Words for the consultant in one language; each file of words/<code>/ exports a part under its name. */
export interface ConsultantWords {
  desk: DeskWords;
  estimate: typeof estimate;
  mails: MailWords;
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

export function consultantWords({
  language = defaultLanguage,
}: {
  language?: SiteLanguage;
}): ConsultantWords {
  return wordsIn[language];
}

/** A question in the consultant's voice: visitors are asked for *Your age*. */
export function labelOf({ name, label }: Pick<Field, "name" | "label">, { labels }: DeskWords): string {
  const own: Readonly<Record<string, string>> = labels;
  return own[name] ?? label;
}
