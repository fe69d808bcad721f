import { language as built } from "#language/words.ts";

export type LanguageCode = "en" | "fr";

/** The language of this build. */
export const language: LanguageCode = built;
/** The same as a tag for `Intl` and `lang` (BCP 47). */
export const locale: string = `${language}-CA`;
