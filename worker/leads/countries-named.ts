import { getCountries } from "libphonenumber-js/max";
import { countryNamer } from "#lead/country-namer.ts";
import { type Language, languages } from "#lead/languages.ts";
import { wordsIn } from "#words/words-in.ts";
import { foldText } from "./fold-text.ts";

/**
 * The countries (ISO 3166-1 alpha-2) that a text names in a language or in English, also by a word that
 * begins with the name, such as `Nigerian`.
 */
export function countriesNamed(text: string, language: Language): readonly string[] {
  let rest = foldText(text);
  if (rest.trim() === "") return [];
  return namesIn(language).flatMap(([name, country]) => {
    const at = rest.indexOf(name);
    if (at < 0 || /(?!\p{Script=Han})\p{L}$/u.test(rest.slice(0, at))) return [];
    rest = rest.replace(name, " ");
    return [country];
  });
}

const known = new Map<Language, ReturnType<typeof namesOf>>();

function namesIn(language: Language) {
  const names = known.get(language) ?? namesOf(language);
  known.set(language, names);
  return names;
}

/** Folded names, the longest first, so that Nigeria is not Niger. */
function namesOf(language: Language) {
  const { phoneCountries } = wordsIn[language].form;
  const namers = [languages[language].tag, "en"].flatMap((tag) => {
    const long = new Intl.DisplayNames([tag], { type: "region" });
    return [countryNamer(tag), (country: string) => long.of(country) ?? country];
  });
  return getCountries()
    .flatMap((country) =>
      [phoneCountries[country], ...namers.map((nameOf) => nameOf(country))].flatMap((name) =>
        name ? [[foldText(name), country] as const] : [],
      ),
    )
    .toSorted(([one], [other]) => other.length - one.length);
}
