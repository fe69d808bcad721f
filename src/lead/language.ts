/** The languages of the product, the first of which counts where none is told. */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** The language of a tag such as `fr-CA` (BCP 47) or of a visitor's envelope; anything unknown is English. */
export function languageOf(tag: unknown): Language {
  return typeof tag === "string" && /^fr(-|$)/i.test(tag) ? "fr" : "en";
}
