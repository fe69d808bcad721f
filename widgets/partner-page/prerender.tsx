import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#lead/languages.ts";
import { PartnerPage } from "./partner-page.tsx";
import type { PartnerPageFacts } from "./partner-page-facts.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";
import type { PartnerPageWords } from "./words.ts";

/** The words of the partner page and of the framed forms, in the languages that have them. */
export const partnerPageWords = { en: english, fr: french } satisfies Partial<
  Record<Language, PartnerPageWords>
>;

/** The partner page as the build writes it; its script only answers the controls. */
export function prerenderPartnerPage(props: PartnerPageFacts, language: Language): string {
  const words = (partnerPageWords as Partial<Record<Language, PartnerPageWords>>)[language];
  if (!words) throw new Error(`The page for partners has no words in ${language}.`);
  return renderToStaticMarkup(<PartnerPage {...props} words={words} />);
}
