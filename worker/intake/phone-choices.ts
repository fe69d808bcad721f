import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import { joined } from "#lead/joined.ts";
import type { Language } from "#lead/languages.ts";
import type { PhoneChoice, PhoneEntry } from "#lead/wire.ts";
import { type PhoneFault, type ReadNumber, readPhone } from "#phone/read-phone.ts";
import { countriesNamed } from "./countries-named.ts";
import { inOrder, namePlan } from "./word-refusal.ts";

/**
 * Countries where a form's language is at home (CLDR), those with the most applicants first; for English also
 * others whose people use its form.
 */
const homes: Readonly<Record<Language, string>> = {
  en: `IN NG PH PK GB GH KE ZA US CA AU IE NZ BD LK SG HK MY CM UG TZ ZW ZM RW SL LR GM MW BW NA LS SZ SS SD ER MU
    SC MT GY BZ FJ PG SB VU WS TO JM TT BB IR CN MX BR UA AE`,
  fr: `FR CM MA DZ SN CI TN BE HT CD CG BJ TG ML BF GN GA MG NE TD CF BI RW DJ KM LB MU CH LU CA MR SC MC GQ VU RE
    GP MQ GF NC PF YT`,
  es: "MX CO VE PE CL AR EC ES GT CU SV HN NI CR PA BO PY UY DO PR US GQ",
  pt: "BR PT AO MZ CV GW ST TL MO GQ",
  zh: "CN HK TW MO SG MY",
  ar: "EG SA AE MA DZ SY JO LB IQ SD TN YE LY KW QA OM BH PS IL SO DJ MR KM TD ER",
  fa: "IR AF",
  pa: "IN PK",
  uk: "UA",
  tl: "PH",
};

const mostChoices = 4;

interface PhoneInput {
  text: string;
  entry: PhoneEntry;
  language: Language;
  timeZone: string | undefined;
  citizenship: string;
}

interface Reading extends ReadNumber {
  country: string;
  isMobile: boolean;
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
   * Other countries in which the typed digits are a number; empty if the reading under the country shown is
   * not in doubt (docs/contract.md), or once the visitor has chosen.
   */
  choices(reading: ReadNumber | PhoneFault): readonly PhoneChoice[] {
    const { entry, language } = this.input;
    // A number with `+` has one reading, whatever country is selected.
    if (entry.chosen || "number" in readPhone(entry.typed)) return [];
    const isValid = "number" in reading && reading.isValid;
    const isShownMobile = isValid && isMobile(reading);
    const isClocks = this.showsItsClock(reading);
    if (isShownMobile && isClocks) return [];
    const others = this.otherReadings(reading);
    const isInDoubt =
      !isValid || others.some((other) => other.isValid && (!isClocks || (!isShownMobile && other.isMobile)));
    return isInDoubt ? others.slice(0, mostChoices).map((other) => choiceOf(other, language)) : [];
  }

  /** Whether the country shown is that of the visitor's clock; all under one calling code are one. */
  private showsItsClock(reading: ReadNumber | PhoneFault) {
    const { entry, language, timeZone = "" } = this.input;
    const clock = countryOfZone(timeZone);
    if (clock !== undefined) return callingCode(clock) === callingCode(entry.country);
    // Without a clock, a Canadian number is not in doubt in Canada's own languages.
    return /^(?:en|fr)$/.test(language) && [entry.country, defaultCountry].includes(reading.country ?? "");
  }

  /** Valid readings first, then by what the visitor has told us, then by what their digits look like. */
  private otherReadings(reading: ReadNumber | PhoneFault): readonly Reading[] {
    const { entry, language, timeZone = "", citizenship } = this.input;
    const own = [countryOfZone(timeZone) ?? "", ...countriesNamed(citizenship, language)];
    const candidates = [...own, ...homes[language].split(/\s+/)].filter((one) => isSupportedCountry(one));
    const typedDigits = entry.typed.replace(/\D/g, "");
    const readings = candidates.flatMap((candidate) => {
      const read = readPhone(entry.typed, candidate);
      if (!("number" in read) || read.calling === reading.calling) return [];
      const isOwn = own.includes(candidate);
      if (!read.isValid && !isOwn) return [];
      const country = candidates.find((one) => one === read.country) ?? candidate;
      if (country !== read.country && read.calling === "1") return [];
      const isAsDialled = read.national.replace(/\D/g, "") === typedDigits;
      const rank = [read.isValid, isOwn, isMobile(read), isAsDialled];
      return [{ ...read, country, isMobile: isMobile(read), rank: rank.map(Number).join("") }];
    });
    return readings
      .toSorted((one, other) => other.rank.localeCompare(one.rank))
      .filter(({ number }, at, all) => all.findIndex((one) => one.number === number) === at);
  }
}

function choiceOf({ country, calling, text, national }: Reading, language: Language): PhoneChoice {
  const plan = namePlan({ country, calling }, language);
  return { country, phone: text, text: joined(plan, inOrder(national, language)) };
}

function callingCode(country: string) {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : "";
}

/** Also what may be either, as all numbers under +1. */
function isMobile({ number }: ReadNumber) {
  const type = parsePhoneNumberFromString(number, { extract: false })?.getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}
