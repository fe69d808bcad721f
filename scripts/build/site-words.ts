import type { SiteLanguage } from "#lead/languages.ts";
import { home as homeEn } from "#words/en/home.ts";
import { partnerPage as partnerPageEn } from "#words/en/partner-page.ts";
import { words as wordsEn } from "#words/en/site.ts";
import { home as homeFr } from "#words/fr/home.ts";
import { partnerPage as partnerPageFr } from "#words/fr/partner-page.ts";
import { words as wordsFr } from "#words/fr/site.ts";

/**
 * The site's words in every language, for scripts; a build of the site imports those of one from
 * `#language/`.
 */
export const siteWords = {
  en: { home: homeEn, partnerPage: partnerPageEn, words: wordsEn },
  fr: { home: homeFr, partnerPage: partnerPageFr, words: wordsFr },
} as const satisfies Record<SiteLanguage, object>;
