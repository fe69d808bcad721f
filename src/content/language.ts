import { language as built } from "#language/site.ts";
import { type Language, languages } from "#lead/languages.ts";

export const language: Language = built;
export const locale: string = languages[language].tag;
