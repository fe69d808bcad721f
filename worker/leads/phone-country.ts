import { parsePhoneNumberFromString } from "libphonenumber-js/min";

const countryNames = new Intl.DisplayNames(["en-CA"], { type: "region" });
// The islands share +44 with the United Kingdom, and the small metadata takes many of its mobile numbers for theirs.
const islands: Readonly<Record<string, string>> = { GG: "GB", IM: "GB", JE: "GB" };

/** The country of a stored number (ISO 3166-1 alpha-2); undefined for numbers of no country. */
export function countryOfPhone(phone: string): string | undefined {
  const country = parsePhoneNumberFromString(phone, { extract: false })?.country;
  return country === undefined ? undefined : (islands[country] ?? country);
}

export function nameCountry(country: string): string {
  return countryNames.of(country) ?? country;
}
