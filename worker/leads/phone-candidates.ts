import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import type { PhoneEntry } from "#lead/wire.ts";
import { type ReadNumber, readPhone } from "#phone/read-phone.ts";
import { typedNumber } from "#phone/typed-number.ts";
import { countriesNamed } from "./countries-named.ts";

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

export interface TypedNumber {
  entry: PhoneEntry;
  language: Language;
  timeZone: string;
  citizenship: string;
}

export interface CandidateReading extends ReadNumber {
  country: string;
  isMobile: boolean;
}

/**
 * Whether the country shown is that of the visitor's clock, or shares its calling code. Without a clock, in
 * Canada's own languages, whether the number is of the country shown or Canadian.
 */
export function showsItsClock({ entry, language, timeZone }: TypedNumber, read = ""): boolean {
  const clock = countryOfZone(timeZone);
  if (clock !== undefined) return callingCode(clock) === callingCode(entry.country);
  return isCanadian(language) && [entry.country, defaultCountry].includes(read);
}

export const isCanadian = (language: Language) => language === "en" || language === "fr";

/**
 * Readings of what was typed under other calling codes: in the country of the visitor's clock and of their
 * citizenship, and, if valid there, in those of the form's language. Valid ones come first, then those of
 * a country that is the visitor's own, mobile ones, and those that are typed as their country dials them.
 */
export function otherReadings(
  { entry: { typed }, language, timeZone, citizenship }: TypedNumber,
  calling: string | undefined,
  which: "all" | "own" = "all",
): readonly CandidateReading[] {
  const own = [countryOfZone(timeZone) ?? "", ...countriesNamed(citizenship, language)];
  const theirs = which === "all" ? homes[language].split(/\s+/) : [];
  const candidates = [...own, ...theirs].filter((one) => isSupportedCountry(one));
  const digits = typedNumber(typed)?.digits;
  const ranked = candidates.flatMap((candidate) => {
    const read = readPhone(typed, candidate);
    const isOwn = own.includes(candidate);
    if (!("number" in read) || read.calling === calling || !(read.isValid || isOwn)) return [];
    const country = candidates.find((one) => one === read.country) ?? candidate;
    // A number of another country under +1.
    if (country !== read.country && read.calling === "1") return [];
    const reading = { ...read, country, isMobile: isMobile(read) };
    const isAsDialled = read.national.replace(/\D/g, "") === digits;
    const rank = [read.isValid, isOwn, reading.isMobile, isAsDialled].map(Number).join("");
    return [{ reading, rank }];
  });
  return ranked
    .toSorted((one, other) => other.rank.localeCompare(one.rank))
    .map(({ reading }) => reading)
    .filter(({ number }, at, all) => all.findIndex((one) => one.number === number) === at);
}

/** Also what may be either, as all numbers under +1. */
export function isMobile({ number }: ReadNumber): boolean {
  const type = parsePhoneNumberFromString(number, { extract: false })?.getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}

function callingCode(country: string) {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : "";
}
