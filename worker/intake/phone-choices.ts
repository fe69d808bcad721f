import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import { type Language, languages } from "#lead/languages.ts";
import type { PhoneChoice, PhoneEntry } from "#lead/wire.ts";
import { type PhoneFault, type ReadNumber, readPhone } from "#phone/read-phone.ts";

/** Another reading of a number; its country is named once the language is known. */
export type OtherReading = Omit<PhoneChoice, "text"> & Pick<ReadNumber, "calling" | "national">;

/** Countries whose people fill a form in in a language, the most frequent first; without a row, the country of its name. */
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

function homesOf(language: Language): readonly string[] {
  return homes[language] ?? [new Intl.Locale(languages[language].tag).maximize().region ?? ""];
}

/** More would be a list to search through. */
const mostChoices = 4;

interface AskedPhone {
  readonly text: string;
  readonly entry: PhoneEntry;
  readonly language: Language;
  readonly timeZone: string | undefined;
}

/** The answer to a phone question with what is known of how it was typed. */
export class TypedPhone {
  readonly asked: AskedPhone;

  constructor(asked: AskedPhone) {
    this.asked = asked;
  }

  read(): ReadNumber | PhoneFault {
    return readPhone(this.asked.text, this.asked.entry.country);
  }

  /**
   * Returns the other countries in which what was typed is a valid number: the one of the visitor's clock, or where that
   * hangs in North America or nobody knows, those of the language. None once the visitor has chosen.
   */
  choices(reading: ReadNumber | PhoneFault): readonly OtherReading[] {
    const { entry, language, timeZone = "" } = this.asked;
    const { typed, country, chosen } = entry;
    // A number with `+` has one reading, whatever is shown.
    if (chosen || "number" in readPhone(typed)) return [];
    const clock = countryOfZone(timeZone);
    const isAbroad = clock !== undefined && isSupportedCountry(clock) && getCountryCallingCode(clock) !== "1";
    // English and French are at home in Canada: there a number of the country shown, or of the clock's, is in no doubt.
    const isUsual = "number" in reading && [country, clock, defaultCountry].includes(reading.country);
    if (!isAbroad && (language === "en" || language === "fr") && isUsual) return [];
    return (isAbroad ? [clock] : homesOf(language))
      .flatMap((other) => {
        const read = readPhone(typed, other);
        if (!("number" in read) || !read.isValid || read.calling === reading.calling) return [];
        return [{ country: other, phone: read.text, calling: read.calling, national: read.national }];
      })
      .slice(0, mostChoices);
  }
}
