import { languages } from "#lead/languages.ts";
import type { FormWords } from "#lead/words.ts";

/** Names countries in a form's language; the browser's own list loads only for one that its words lack. */
export function countryNames({ language, phoneCountries }: FormWords): (country: string) => string {
  let names: Intl.DisplayNames | undefined;
  return (country) => {
    const { [country]: ours } = phoneCountries;
    if (ours) return ours;
    names ??= new Intl.DisplayNames([languages[language].tag], { type: "region" });
    return names.of(country) ?? country;
  };
}
