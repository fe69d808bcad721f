import { languageAmong } from "./language-tags.ts";

interface LanguageEntry {
  name: string;
  /** For `Intl`, `lang` and `hreflang` (BCP 47). */
  tag: string;
  direction?: "rtl";
  /** The whole site has it; absent: only the forms and one page (docs/languages.md). */
  site?: true;
}

/** One line per language; the compiler then asks for its words (docs/languages.md). */
export const languages = {
  en: { name: "English", tag: "en-CA", site: true },
  fr: { name: "Français", tag: "fr-CA", site: true },
  es: { name: "Español", tag: "es" },
  pt: { name: "Português", tag: "pt-BR" },
  zh: { name: "中文", tag: "zh-Hans" },
  ar: { name: "العربية", tag: "ar", direction: "rtl" },
  fa: { name: "فارسی", tag: "fa", direction: "rtl" },
  pa: { name: "ਪੰਜਾਬੀ", tag: "pa" },
  uk: { name: "Українська", tag: "uk" },
  tl: { name: "Tagalog", tag: "tl" },
} as const satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languages;

export type SiteLanguage = {
  [Code in Language]: (typeof languages)[Code] extends { site: true } ? Code : never;
}[Language];

/** Used if no language is named; it has no prefix in addresses. */
export const defaultLanguage = "en" satisfies SiteLanguage;

export const languageCodes = Object.keys(languages) as readonly Language[];

/** The language of a code in envelopes and rows; anything else is the default. */
export function languageOfCode(value: unknown): Language {
  return languageCodes.find((code) => code === value) ?? defaultLanguage;
}

/** The language of a tag such as `fr-CA`, `fr_CA` or `fil-PH`; anything unknown is the default. */
export const languageOf = (tag: unknown): Language => languageAmong(languageCodes, tag) ?? defaultLanguage;

export function isSiteLanguage(language: Language): language is SiteLanguage {
  return "site" in languages[language];
}

/** A pure call, so that scripts which do not use it do not contain the registry. */
export const siteLanguageCodes = /* @__PURE__ */ languageCodes.filter(isSiteLanguage);

/** The language of the site for readers of a language without the whole site. */
export function siteLanguageOf(language: Language, otherwise: SiteLanguage = defaultLanguage): SiteLanguage {
  return isSiteLanguage(language) ? language : otherwise;
}

/** The language of a path as `pathIn` writes it: `fr` of `/fr/visit`. */
export function languageOfPath(path: string): Language {
  return languageOfCode(path.split("/")[1]);
}

/** The address of a route in a language: `/visit` is `/fr/visit` in French, and `/` is `/fr`. */
export function pathIn(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path === "/" ? "" : path}`;
}

export function directionOf(language: Language): "rtl" | undefined {
  const { direction }: LanguageEntry = languages[language];
  return direction;
}
