import { language as built } from "#language/site.ts";
import { type Language, languages } from "#lead/languages.ts";

/** The language of this build. */
export const language: Language = built;
/** The same as a tag for `Intl` and `lang` (BCP 47). */
export const locale: string = languages[language].tag;
