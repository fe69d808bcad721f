import { languages } from "#lead/languages.ts";
import type { FormWords } from "#lead/words.ts";

/** Returns the function that names a country by its ISO 3166 code, as the phone's country select shows it. */
export function countryNames({ language, phoneCountries }: FormWords): (code: string) => string {
  const atHand: Readonly<Record<string, string>> = phoneCountries;
  let names: Intl.DisplayNames | undefined;
  return (code) => {
    if (atHand[code]) return atHand[code];
    names ??= new Intl.DisplayNames([languages[language].tag], { type: "region" });
    return names.of(code) ?? code;
  };
}
