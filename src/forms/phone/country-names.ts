import { countryNamer } from "#lead/country-namer.ts";
import { languages } from "#lead/languages.ts";
import type { FormWords } from "#lead/words.ts";

/** Names countries in a form's language; the browser's own list loads only for one that its words lack. */
export function countryNames({ language, phoneCountries }: FormWords): (country: string) => string {
  let nameOf: ReturnType<typeof countryNamer> | undefined;
  return (country) => {
    const { [country]: ours } = phoneCountries;
    if (ours) return ours;
    nameOf ??= countryNamer(languages[language].tag);
    return nameOf(country);
  };
}
