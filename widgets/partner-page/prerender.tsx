import { renderToStaticMarkup } from "react-dom/server";
import type { SiteLanguage } from "#lead/languages.ts";
import { PartnerPage } from "./partner-page.tsx";
import type { PartnerPageFacts } from "./partner-page-facts.ts";
import { words as english } from "./words.en.ts";
import { words as french } from "./words.fr.ts";
import type { PartnerPageWords } from "./words.ts";

/** The words of the partner page around its guide. */
export const partnerPageWords: Readonly<Record<SiteLanguage, PartnerPageWords>> = { en: english, fr: french };

/** The partner page as the build writes it; its script only answers the controls. */
export function prerenderPartnerPage(facts: PartnerPageFacts, language: SiteLanguage): string {
  return renderToStaticMarkup(<PartnerPage {...facts} words={partnerPageWords[language]} />);
}
