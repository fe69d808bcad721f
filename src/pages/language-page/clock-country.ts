import { countryOfZone } from "#lead/country-of-zone.ts";
import { defaultCountry } from "#lead/field.ts";

/** Countries that share +1 with Canada, where numbers are dialled in the same way. */
export const northAmerican: readonly string[] =
  "AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI".split(" ");

/** The most likely country of a number: that of the visitor's clock (an IANA time zone), otherwise Canada. */
export function clockCountry(timeZone: string): string {
  const country = countryOfZone(timeZone) ?? defaultCountry;
  return northAmerican.includes(country) ? defaultCountry : country;
}
