import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#lead/languages.ts";
import { PartnerPage } from "./partner-page.tsx";
import type { PartnerPageFacts } from "./partner-page-facts.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";
import type { PartnerPageWords } from "./words.ts";

/** The words of the partner page and of the framed forms. */
export const partnerPageWords: Readonly<Record<Language, PartnerPageWords>> = { en: english, fr: french };

/** The partner page as the build writes it; its script only answers the controls. */
export function prerenderPartnerPage(props: PartnerPageFacts, language: Language): string {
  return renderToStaticMarkup(<PartnerPage {...props} words={partnerPageWords[language]} />);
}
