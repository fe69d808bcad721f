import { type SiteLanguage, siteLanguageCodes } from "#lead/languages.ts";
import type { HomeWords } from "#words/en/home.ts";
import type { PartnerPageWords } from "#words/en/partner-page.ts";
import type { SiteWords } from "#words/en/site.ts";

interface WordsOfSite {
  home: HomeWords;
  partnerPage: PartnerPageWords;
  words: SiteWords;
}

const loaded = await Promise.all(
  siteLanguageCodes.map(async (code): Promise<[SiteLanguage, WordsOfSite]> => {
    const files = ["home", "partner-page", "site"];
    const modules = await Promise.all(files.map((file) => import(`#words/${code}/${file}.ts`)));
    return [code, Object.assign({}, ...modules)];
  }),
);

/**
 * The site's words in every language, for scripts; a build of the site imports those of one from
 * `#language/`.
 */
export const siteWords = Object.fromEntries(loaded) as Readonly<Record<SiteLanguage, WordsOfSite>>;
