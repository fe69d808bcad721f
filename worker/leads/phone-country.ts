import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The country of a stored number (ISO 3166-1 alpha-2); undefined for numbers of no country. */
export function countryOfPhone(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone, { extract: false })?.country;
}

export function nameCountry(country: string, locale = "en-CA"): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
}
