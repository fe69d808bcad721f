import { languageAmong } from "./language-tags.ts";

interface LanguageEntry {
  /** Its name for itself. */
  readonly name: string;
  /** For `Intl`, `lang` and `hreflang` (BCP 47). */
  readonly tag: string;
  /** Absent: written from left to right. */
  readonly direction?: "rtl";
  /** The whole site is written in it; absent: the forms and one page of their own (docs/languages.md). */
  readonly site?: true;
}

/**
 * A line for each language that the product speaks; the compiler then asks for its words (docs/languages.md).
 */
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
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof languages;

/** A language of the whole site. */
export type SiteLanguage = {
  [Code in Language]: (typeof languages)[Code] extends { readonly site: true } ? Code : never;
}[Language];

/** Used wherever no language is named; it has no prefix in addresses. */
export const defaultLanguage = "en" satisfies SiteLanguage;

export const languageCodes = Object.keys(languages) as readonly Language[];

/** Returns the language of a code as envelopes and rows have it; anything else is the default. */
export function languageOfCode(value: unknown): Language {
  return languageCodes.find((code) => code === value) ?? defaultLanguage;
}

/** Returns the language of a tag such as `fr-CA`, `fr_CA` or `fil-PH`; anything unknown is the default. */
export const languageOf = (tag: unknown): Language => languageAmong(languageCodes, tag) ?? defaultLanguage;

/** Says whether the whole site is written in a language. */
export function isSiteLanguage(language: Language): language is SiteLanguage {
  const { site }: LanguageEntry = languages[language];
  return site === true;
}

/**
 * The languages of the whole site. A pure call, so that scripts which do not ask for them do not carry the
 * registry.
 */
export const siteLanguageCodes = /* @__PURE__ */ languageCodes.filter(isSiteLanguage);

/** Returns the language whose pages a reader of this one gets where its own has none. */
export function siteLanguageOf(language: Language): SiteLanguage {
  return isSiteLanguage(language) ? language : defaultLanguage;
}

/** Returns the language of a path by its first part, as `pathIn` writes it: `fr` of `/fr/visit`. */
export function languageOfPath(path: string): Language {
  const [, first] = path.split("/");
  return languageCodes.find((code) => code !== defaultLanguage && code === first) ?? defaultLanguage;
}

/** Returns the address of a route in a language: `/visit` is `/fr/visit` in French, and `/` is `/fr`. */
export function pathIn(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path === "/" ? "" : path}`;
}

/** Returns the `dir` of a language; undefined: from left to right. */
export function directionOf(language: Language): "rtl" | undefined {
  const { direction }: LanguageEntry = languages[language];
  return direction;
}
