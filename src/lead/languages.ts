interface LanguageEntry {
  /** Its name for itself. */
  readonly name: string;
  /** For `Intl`, `lang` and `hreflang` (BCP 47). */
  readonly tag: string;
  /** Absent: written from left to right. */
  readonly direction?: "rtl";
}

/** A line for each language that the product speaks; the compiler then asks for its words (docs/languages.md). */
export const languages = {
  en: { name: "English", tag: "en-CA" },
  fr: { name: "Français", tag: "fr-CA" },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof languages;

/** Speaks wherever no language is told, and has no prefix in addresses. */
export const defaultLanguage = "en" satisfies Language;

export const languageCodes = Object.keys(languages) as readonly Language[];

/** Returns the language of a tag such as `fr-CA` or of a visitor's envelope, by its first subtag; anything unknown is the default. */
export function languageOf(tag: unknown): Language {
  const [subtag] = typeof tag === "string" ? tag.toLowerCase().split("-") : [];
  return languageCodes.find((code) => code === subtag) ?? defaultLanguage;
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
