import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import { joined } from "#lead/joined.ts";
import { type Language, languages } from "#lead/languages.ts";
import type { PhoneChoice, PhoneEntry } from "#lead/wire.ts";
import { type PhoneFault, type ReadNumber, readPhone } from "#phone/read-phone.ts";
import { inOrder, namePlan } from "./word-refusal.ts";

/** Countries whose people use a form in a language, the most frequent first. */
const homes: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ["IN", "PH", "NG", "PK", "GB", "AE", "IR", "CN", "MX", "BR", "UA"],
  fr: ["FR", "MA", "DZ", "CM", "SN", "CI", "TN", "BE", "HT"],
  es: ["MX", "CO", "PE", "CL", "AR", "VE", "ES"],
  pt: ["BR", "PT", "AO"],
  zh: ["CN", "HK", "TW"],
  ar: ["SA", "AE", "EG", "MA", "DZ", "JO", "LB", "IQ", "SY"],
  fa: ["IR", "AF"],
  pa: ["IN", "PK"],
  uk: ["UA"],
  tl: ["PH"],
};

function homesOf(language: Language) {
  return homes[language] ?? [new Intl.Locale(languages[language].tag).maximize().region ?? ""];
}

const mostChoices = 4;

interface PhoneInput {
  text: string;
  entry: PhoneEntry;
  language: Language;
  timeZone: string | undefined;
}

export class TypedPhone {
  readonly input: PhoneInput;

  constructor(input: PhoneInput) {
    this.input = input;
  }

  read(): ReadNumber | PhoneFault {
    return readPhone(this.input.text, this.input.entry.country);
  }

  /**
   * Other countries in which the typed digits are valid: that of the visitor's clock, or those of the
   * language if the clock is unknown or in North America. None once the visitor has chosen.
   */
  choices(reading: ReadNumber | PhoneFault): readonly PhoneChoice[] {
    const { entry, language, timeZone = "" } = this.input;
    const { typed, country, chosen } = entry;
    // A number with `+` has one reading, whatever country is selected.
    if (chosen || "number" in readPhone(typed)) return [];
    const clock = countryOfZone(timeZone);
    const isAbroad = clock !== undefined && isSupportedCountry(clock) && getCountryCallingCode(clock) !== "1";
    // In Canada's languages, English and French, a number of the selected country or of the clock's is not in
    // doubt.
    const isUsual = "number" in reading && [country, clock, defaultCountry].includes(reading.country);
    if (!isAbroad && (language === "en" || language === "fr") && isUsual) return [];
    return (isAbroad ? [clock] : homesOf(language))
      .flatMap((other) => {
        const read = readPhone(typed, other);
        if (!("number" in read) || !read.isValid || read.calling === reading.calling) return [];
        const plan = namePlan({ country: other, calling: read.calling }, language);
        return [{ country: other, phone: read.text, text: joined(plan, inOrder(read.national, language)) }];
      })
      .slice(0, mostChoices);
  }
}
