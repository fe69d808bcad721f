import { language as built } from "#language/site.ts";
import { type Language, languages } from "#lead/languages.ts";

/** The language of this build. */
export const language: Language = built;
export const locale: string = languages[language].tag;
