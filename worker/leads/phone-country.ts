import { parsePhoneNumber } from "../phone-library.ts";

// The islands share +44 with the United Kingdom, and the small metadata takes many of its mobile numbers for theirs.
const islands: Readonly<Record<string, string>> = { GG: "GB", IM: "GB", JE: "GB" };

/** The country of a stored number (ISO 3166-1 alpha-2); undefined for numbers of no country. */
export function countryOfPhone(phone: string): string | undefined {
  const country = parsePhoneNumber(phone)?.country;
  return country === undefined ? undefined : (islands[country] ?? country);
}

export function nameCountry(country: string, locale = "en-CA"): string {
  return new Intl.DisplayNames([locale], { type: "region" }).of(country) ?? country;
}
