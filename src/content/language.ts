export type LanguageCode = "en" | "fr";

/** The language of this build: its twin, `language.fr.ts`, takes its place in the French one. */
export const language: LanguageCode = "en";
/** The same as a tag for `Intl` and `lang` (BCP 47). */
export const locale: string = "en-CA";
/** Whose words a banner takes: those of the page's address, which are English, or the menu's. */
export const bannerWords: "address" | "menu" = "address";
