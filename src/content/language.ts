import { language as built } from "#language/site.ts";
import { type Language, languages } from "#lead/languages.ts";
import { siteLanguages } from "./languages.ts";

export const language: Language = built;
export const locale: string = languages[language].tag;

export const switchableLanguages = siteLanguages.filter((code) => code !== language);
