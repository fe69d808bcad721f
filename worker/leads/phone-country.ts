import { getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
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

/** Both in E.164: the stored number, and the one that the visitor may have meant. */
export interface PhoneDoubt {
  stored: { number: string };
  atHome?: { number: string; country: string };
}

// A chosen country is intended.
const usualCalling = getCountryCallingCode(defaultCountry);

/**
 * A number may be a stranger's if no plan has it, or if it is stored under the form's default country while
 * the visitor's clock is in another one where the typed digits are a number too.
 */
export function doubtOf({ answers, source, phoneEntry }: ReadableLead): PhoneDoubt | undefined {
  const stored = parsePhoneNumberFromString(String(answers.phone ?? ""), { extract: false });
  if (stored === undefined) return undefined;
  const home = countryOfZone(source.timeZone ?? "");
  if (home !== undefined && stored.countryCallingCode === usualCalling) {
    const read = readPhone(phoneEntry?.typed ?? stored.nationalNumber, home);
    if ("number" in read && read.isValid && read.calling !== usualCalling)
      return { stored, atHome: { number: read.number, country: home } };
  }
  return stored.isValid() ? undefined : { stored };
}

export function nameCountry(country: string, locale = "en-CA"): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
}
