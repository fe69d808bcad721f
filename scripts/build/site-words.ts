import type { HomeWords } from "#content/en/home.ts";
import type { PartnerPageWords } from "#content/en/partner-page.ts";
import type { Words } from "#content/en/words.ts";
import { type SiteLanguage, siteLanguageCodes } from "#lead/languages.ts";

/** The modules of src/content/<code>/, by the names that they export. */
interface SiteWords {
  readonly home: HomeWords;
  readonly partnerPage: PartnerPageWords;
  readonly words: Words;
}

const loaded = await Promise.all(
  siteLanguageCodes.map(async (code): Promise<[SiteLanguage, SiteWords]> => {
    const files = ["home", "partner-page", "words"];
    const modules = await Promise.all(files.map((file) => import(`#content/${code}/${file}.ts`)));
    return [code, Object.assign({}, ...modules)];
  }),
);

/** The site's words in every language, for scripts; a build of the site imports those of one from `#language/`. */
export const siteWords = Object.fromEntries(loaded) as Readonly<Record<SiteLanguage, SiteWords>>;
