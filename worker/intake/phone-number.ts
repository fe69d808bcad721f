import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";
import { asciiDigits } from "#lead/ascii-digits.ts";
import { defaultCountry } from "#lead/field.ts";

export type PhoneReading =
  | { readonly number: string }
  | { readonly problem: "no country" | "not a number" }
  /** `country` is the one in whose plan the number does not fit (ISO 3166-1 alpha-2). */
  | { readonly problem: "other country"; readonly country: string; readonly calling: string };

/** Reads a possible international number: E.164, with its extension kept as ` ext. 123`. */
export function readPhoneNumber(typed: string): PhoneReading {
  const text = dialled(typed);
  if (!text.startsWith("+")) return { problem: /\d/u.test(text) ? "no country" : "not a number" };
  const parsed = parsePhoneNumberFromString(text, { extract: false });
  if (parsed === undefined) return { problem: "not a number" };
  if (!parsed.isPossible()) {
    const calling = parsed.countryCallingCode;
    return { problem: "other country", country: parsed.country ?? mainCountry(calling), calling };
  }
  return { number: withExtension(parsed) };
}

/** A number that stands beside the country of its own control: as an international one, as the site's script sends it. */
export function withCallingCode(typed: string, country: string): string {
  const text = dialled(typed);
  if (text === "" || text.startsWith("+") || !isSupportedCountry(country)) return typed;
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return parsed?.isPossible() ? withExtension(parsed) : `+${getCountryCallingCode(country)} ${text}`;
}

// Numbers copied from contact lists carry invisible direction marks; `00` is how most of the world dials `+`.
function dialled(typed: string): string {
  return asciiDigits(typed.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*tel:/i, "")
    .trim()
    .replace(/^00/, "+");
}

/** The country that a visitor means by a calling code: our forms begin in Canada, which shares its own. */
function mainCountry(callingCode: string): string {
  const countries: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
  const [first = ""] = countries[callingCode] ?? [];
  return countries[callingCode]?.includes(defaultCountry) ? defaultCountry : first;
}

function withExtension({ number, ext }: { readonly number: string; readonly ext?: string }): string {
  return ext ? `${number} ext. ${ext}` : number;
}
