import {
  type CountryCode,
  isSupportedCountry as hasPlan,
  type MetadataJson,
  type PhoneNumber,
  parsePhoneNumberFromString as parse,
  getCountryCallingCode as readCallingCode,
} from "libphonenumber-js/core";
import lean from "./phone-metadata.json" with { type: "json" };

/*
 * libphonenumber with the metadata that reading needs, a tenth of the worker less: `npm run update:phones` writes it
 * anew from the library's own.
 */
const metadata = lean as unknown as MetadataJson;

/** A number as it was typed; undefined where no plan fits it at all. */
export function parsePhoneNumber(text: string, defaultCountry?: CountryCode): PhoneNumber | undefined {
  return parse(text, { extract: false, ...(defaultCountry && { defaultCountry }) }, metadata);
}

export function isSupportedCountry(code: string): code is CountryCode {
  return hasPlan(code as CountryCode, metadata);
}

export function getCountryCallingCode(country: CountryCode): string {
  return readCallingCode(country, metadata);
}
