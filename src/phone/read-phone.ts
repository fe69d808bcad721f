import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";
import { defaultCountry } from "#lead/field.ts";
import { typedNumber } from "./typed-number.ts";

export interface ReadNumber {
  /** E.164. */
  number: string;
  /** The same with ` ext. 12` where an extension was typed: the answer. */
  text: string;
  /** ISO 3166-1 alpha-2; undefined for numbers of no country. */
  country: string | undefined;
  /** As its country writes it. */
  national: string;
  /** Digits without `+`. */
  calling: string;
  /** The plan has such numbers, not only numbers of this length. */
  isValid: boolean;
}

/** Why a text is not a number; it was read in the plan of `country`. */
export interface PhoneFault {
  problem: "no country" | "unknown code" | "not a number" | "short" | "long" | "other country";
  country?: string;
  calling?: string;
}

/**
 * Prefixes that are no longer dialled but survive in contact lists, by calling code. Mexico has dialled ten
 * digits since 2019 (IFT, Plan Técnico Fundamental de Numeración), Ukraine 0 without an 8 before it since
 * 2009.
 */
const formerPrefixes: Record<string, RegExp> = {
  52: /^(?:1|01|04[45])(?=\d{10}$)/,
  380: /^8(?=0\d{9}$)/,
};

function withoutFormerPrefix(digits: string, calling: string) {
  const pattern = formerPrefixes[calling];
  return pattern ? digits.replace(pattern, "") : digits;
}

/**
 * Reads a number as people type it, alone or as dialled in the selected country. The library’s plans judge
 * it: possible by its length, and under +1, which our forms show first, with an area code in use.
 */
export function readPhone(typed: string, selected = ""): ReadNumber | PhoneFault {
  const found = typedNumber(typed);
  if (found === undefined) return { problem: "not a number" };
  const country = isSupportedCountry(selected) ? selected : undefined;
  const text = dialled(found.digits, country);
  if (text === undefined) return { problem: "no country" };
  const parsed = parse(text, country);
  if (parsed === undefined)
    return severalNumbers.test(typed) ? { problem: "not a number" } : rejected(text, selected, country);
  const calling = parsed.countryCallingCode;
  const isValid = parsed.isValid();
  if (!parsed.isPossible() || (calling === "1" && !isValid)) {
    return {
      problem: lengthProblem(parsed.number),
      country: parsed.country ?? meant(calling, selected),
      calling,
    };
  }
  return {
    number: parsed.number,
    text: found.extension ? `${parsed.number} ext. ${found.extension}` : parsed.number,
    country: parsed.country,
    national: parsed.formatNational(),
    calling,
    isValid,
  };
}

const severalNumbers = /\d[^\d/,;&]*[/,;&]\D*\d/;

/** What is wrong where the library reads no number: the code, or far too few or too many digits. */
function rejected(text: string, selected: string, country: CountryCode | undefined): PhoneFault {
  const abroad = text.startsWith("+");
  const calling = abroad ? callingCodeOf(text.slice(1)) : country && getCountryCallingCode(country);
  if (calling === undefined) return { problem: "unknown code" };
  const problem = text.length > 12 ? "long" : "short";
  return { problem, country: abroad ? meant(calling, selected) : selected, calling };
}

function callingCodeOf(digits: string) {
  return [1, 2, 3]
    .map((length) => digits.slice(0, length))
    .find((code) => code in metadata.country_calling_codes);
}

function parse(text: string, country?: CountryCode) {
  return parsePhoneNumberFromString(text, { extract: false, ...(country && { defaultCountry: country }) });
}

/** The first valid reading, with `+` or as dialled in the country; undefined if there is none. */
function dialled(digits: string, country: CountryCode | undefined) {
  const calling = country && getCountryCallingCode(country);
  // Most of the world dials 00 for `+`; North America dials 011, which elsewhere is an area code.
  const exit = calling === undefined || calling === "1" ? /^\+?0(?:0|11(?=\d{10}))/ : /^\+?00/;
  const abroad = digits.replace(exit, "+");
  if (abroad.startsWith("+")) {
    // A country's dialling prefix may be longer than 00: 0011 in Australia, 009 in Nigeria.
    return firstValid([...coded(abroad.slice(1)), digits], country) ?? abroad;
  }
  if (calling === undefined) return undefined;
  const home = withoutFormerPrefix(digits, calling);
  // The country’s own code counts once, also behind a zero if that leaves no number of the country.
  const own = (text: string) => (text.startsWith(calling) ? coded(text) : []);
  const bare = calling === "1" ? "" : digits.replace(/^0+/, "");
  return firstValid([...own(digits), home, ...own(bare), bare], country) ?? home;
}

/** Readings of a number with its code: unchanged, and without a zero or a repeated code in between. */
function coded(digits: string) {
  const calling = parse(`+${digits}`)?.countryCallingCode ?? "";
  const national = withoutFormerPrefix(digits.slice(calling.length), calling);
  const once = national.startsWith(calling) ? national.slice(calling.length) : national;
  const mended = calling === "1" ? [] : [national.replace(/^0+/, ""), once];
  return [national, ...mended].map((text) => `+${calling}${text}`);
}

function firstValid(texts: readonly string[], country: CountryCode | undefined) {
  return texts.find((text) => parse(text, country)?.isValid());
}

function lengthProblem(number: string): PhoneFault["problem"] {
  const length = validatePhoneNumberLength(number);
  return length === "TOO_SHORT" ? "short" : length === "TOO_LONG" ? "long" : "other country";
}

/** Which of the countries that share a calling code: the selected one, otherwise our forms' default. */
function meant(calling: string, selected: string) {
  const sharing: readonly string[] = metadata.country_calling_codes[calling as "1"] ?? [];
  return [selected, defaultCountry].find((country) => sharing.includes(country)) ?? sharing[0] ?? "";
}
