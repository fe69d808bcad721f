import callingCodes from "#forms/phone/calling-codes.json" with { type: "json" };
import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";

const codes: Record<string, string> = callingCodes;

/**
 * The most likely country of a number: that of the visitor's clock (an IANA time zone), otherwise Canada. It
 * also stands for those that share +1 with it, where numbers are dialled in the same way.
 */
export function clockCountry(timeZone: string): string {
  const country = countryOfZone(timeZone);
  return country === undefined || codes[country] === codes[defaultCountry] ? defaultCountry : country;
}
