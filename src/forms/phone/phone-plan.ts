import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
} from "libphonenumber-js/max";

/* Loaded when a phone field is approached; its two plain controls keep text, caret and focus. */
export { readPhone } from "#phone/read-phone.ts";

export const countries: readonly string[] = getCountries();

/** `+234`; empty if it is not a country. */
export function callingCode(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : "";
}

export function countryOfNumber(text: string): string | undefined {
  if (!text.trimStart().startsWith("+")) return undefined;
  const typing = new AsYouType();
  typing.input(text);
  return typing.getCountry();
}

/**
 * The number as the country writes it; text with anything but ASCII digits and punctuation stays as it is.
 */
export function formatted(text: string, country: string): string {
  if (!/^\+?[\d\s().-]+$/.test(text) || text.startsWith("00") || /\s$/.test(text)) return text;
  return new AsYouType(isSupportedCountry(country) ? (country as CountryCode) : undefined).input(text);
}
