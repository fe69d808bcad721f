import { getCountryCallingCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryNamer } from "#lead/country-namer.ts";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import { languageOfCode } from "#lead/languages.ts";
import type { ReadableLead } from "#lead/lead-rows.ts";
import { readPhone } from "#phone/read-phone.ts";
import { isCanadian, otherReadings, showsItsClock, type TypedNumber } from "./phone-candidates.ts";

/** Territories that share the numbering plan of a large country, from which nearly all writers are. */
const sharedPlans: Record<string, string> = {
  GG: "GB",
  JE: "GB",
  IM: "GB",
  SJ: "NO",
  AX: "FI",
  CX: "AU",
  CC: "AU",
};

/** ISO 3166-1 alpha-2; a territory of a shared plan only if the visitor chose it. */
export function countryOfPhone(phone: string, chosen?: string): string | undefined {
  const country = parsePhoneNumberFromString(phone, { extract: false })?.country;
  return country === undefined || country === chosen ? country : (sharedPlans[country] ?? country);
}

export function numberToCall(phone: string): { number: string; text: string; href: string } | undefined {
  const parsed = parsePhoneNumberFromString(phone, { extract: false });
  if (parsed === undefined) return undefined;
  const { number, ext, countryCallingCode } = parsed;
  const text = countryCallingCode === usualCalling ? parsed.formatNational() : parsed.formatInternational();
  return { number, text, href: `tel:${number}${ext === undefined ? "" : `;ext=${ext}`}` };
}

/**
 * What the worker made of a lead's number when the lead arrived or was corrected, as JSON in the column
 * `phone_reading`. Mails and desk read only this, because parsing a stranger's text again for each row and
 * each mail multiplies what it costs.
 */
export interface PhoneReading {
  /** The stored number may be a stranger's: no plan has it, or the visitor may have meant `other`. */
  isDoubtful: boolean;
  /** Another reading of what was typed: E.164, and the country (ISO 3166-1 alpha-2) in which it is valid. */
  other?: { number: string; country: string };
  /**
   * How the country of the stored number was found: the visitor has written or chosen it, or the form showed
   * it, by their clock or by itself. Absent if the form did not say, or if the number was corrected.
   */
  countryFrom?: "visitor" | "clock" | "form";
}

const usualCalling = getCountryCallingCode(defaultCountry);

/** Null if there is no number. */
export function phoneReadingOf(lead: Omit<ReadableLead, "corrects">): PhoneReading | null {
  const { answers, source, language, phoneEntry } = lead;
  const stored = parsePhoneNumberFromString(String(answers.phone ?? ""), { extract: false });
  if (stored === undefined) return null;
  const isDoubtful = !stored.isValid();
  const stranger = typedUnderDefault(lead, stored);
  if (!phoneEntry) return stranger ?? { isDoubtful };
  const read = readPhone(phoneEntry.typed, phoneEntry.country);
  const hasCode = "number" in readPhone(phoneEntry.typed);
  const isChosen = phoneEntry.chosen || hasCode;
  if (!isChosen && (!("number" in read) || read.number !== stored.number)) return stranger ?? { isDoubtful };
  const typed = {
    entry: phoneEntry,
    language: languageOfCode(language),
    timeZone: source.timeZone ?? "",
    citizenship: String(answers.citizenship ?? ""),
  };
  const countryFrom = isChosen ? "visitor" : showsItsClock(typed, read.country) ? "clock" : "form";
  if (stranger !== undefined) return { ...stranger, countryFrom };
  const mayBeOther = isDoubtful ? !hasCode : !isChosen;
  return { isDoubtful, ...(mayBeOther && validReading(typed, stored)), countryFrom };
}

/** A number under the form's default country which the digits also are in that of the visitor's clock. */
function typedUnderDefault({ source, phoneEntry }: Omit<ReadableLead, "corrects">, stored: PhoneNumber) {
  const home = countryOfZone(source.timeZone ?? "");
  if (home === undefined || stored.countryCallingCode !== usualCalling) return undefined;
  const read = readPhone(phoneEntry?.typed ?? stored.nationalNumber, home);
  return "number" in read && read.isValid && read.calling !== usualCalling
    ? { isDoubtful: true, other: { number: read.number, country: home } }
    : undefined;
}

function validReading(typed: TypedNumber, { countryCallingCode }: PhoneNumber) {
  // English and French are at home in so many countries that most Canadian numbers are one of theirs, too.
  const which = countryCallingCode === usualCalling && isCanadian(typed.language) ? "own" : "all";
  const [first] = otherReadings(typed, countryCallingCode, which);
  return first?.isValid && { other: { number: first.number, country: first.country } };
}

const namers = new Map<string, ReturnType<typeof countryNamer>>();

export function nameCountry(country: string, locale = "en-CA"): string {
  const nameOf = namers.get(locale) ?? countryNamer(locale);
  namers.set(locale, nameOf);
  return nameOf(country);
}
