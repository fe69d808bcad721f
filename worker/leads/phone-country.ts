import { getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryNamer } from "#lead/country-namer.ts";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import type { ReadableLead } from "#lead/lead-rows.ts";
import { readPhone } from "#phone/read-phone.ts";

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
   * How the country of the stored number was found: the visitor has chosen or confirmed it, or it was the one
   * that the form showed. Absent if the form did not say.
   */
  countryFrom?: "visitor" | "form";
}

const usualCalling = getCountryCallingCode(defaultCountry);

/** Judges only numbers under the calling code of the form's default country; null if there is no number. */
export function phoneReadingOf({
  answers,
  source,
  phoneEntry,
}: Omit<ReadableLead, "corrects">): PhoneReading | null {
  const stored = parsePhoneNumberFromString(String(answers.phone ?? ""), { extract: false });
  if (stored === undefined) return null;
  const countryFrom = phoneEntry?.chosen ? "visitor" : "form";
  const entered = phoneEntry ? ({ countryFrom } as const) : {};
  const home = countryOfZone(source.timeZone ?? "");
  if (home !== undefined && stored.countryCallingCode === usualCalling) {
    const read = readPhone(phoneEntry?.typed ?? stored.nationalNumber, home);
    if ("number" in read && read.isValid && read.calling !== usualCalling)
      return { isDoubtful: true, other: { number: read.number, country: home }, ...entered };
  }
  return { isDoubtful: !stored.isValid(), ...entered };
}

export function nameCountry(country: string, locale = "en-CA"): string {
  return countryNamer(locale)(country);
}
