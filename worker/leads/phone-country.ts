import { getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";
import type { PhoneEntry } from "#lead/wire.ts";
import { readPhone } from "#phone/read-phone.ts";

/** The country of a stored number (ISO 3166-1 alpha-2); undefined for numbers of no country. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone, { extract: false })?.country;
}

interface Reading {
  /** E.164. */
  readonly number: string;
  /** ISO 3166-1 alpha-2, where the number's plan tells one. */
  readonly country?: string;
}

/** The number as it is stored, and as the visitor may have meant it. */
export interface PhoneDoubt {
  readonly stored: Reading;
  readonly atHome?: Reading;
}

/**
 * Returns why a stored number may be a stranger's: no plan knows it, or it stands under the country with which forms
 * begin, and the visitor's clock hangs in another one where what was typed is a number too.
 */
export function doubtPhone(
  phone: string,
  timeZone: string,
  entry?: PhoneEntry | null,
): PhoneDoubt | undefined {
  const stored = parsePhoneNumberFromString(phone, { extract: false });
  if (stored === undefined) return undefined;
  const atHome =
    stored.countryCallingCode === usualCalling
      ? readAtHome(entry?.typed ?? stored.nationalNumber, timeZone)
      : undefined;
  if (atHome !== undefined) return { stored, atHome };
  return stored.isValid() ? undefined : { stored };
}

// Whoever has chosen a country has meant it.
const usualCalling = getCountryCallingCode(defaultCountry);

function readAtHome(typed: string, timeZone: string): Reading | undefined {
  const home = countryOfZone(timeZone);
  const read = readPhone(typed, home);
  if (home === undefined || !("number" in read)) return undefined;
  return read.isValid && read.calling !== usualCalling ? { number: read.number, country: home } : undefined;
}

export function nameCountry(country: string, locale = "en-CA"): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
}
