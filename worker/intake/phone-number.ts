import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export type PhoneReading =
  | { readonly number: string }
  | { readonly problem: "no country" | "too short" | "too long" | "not a number" };

/** Reads a possible international number: E.164, with its extension kept as ` ext. 123`. */
export function readPhoneNumber(typed: string): PhoneReading {
  // Numbers copied from contact lists carry invisible direction marks; `00` is how most of the world dials `+`.
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*tel:/i, "")
    .trim()
    .replace(/^00/, "+");
  if (!text.startsWith("+")) return { problem: /\d/u.test(text) ? "no country" : "not a number" };
  const parsed = parsePhoneNumberFromString(text, { extract: false });
  if (parsed === undefined) return { problem: "not a number" };
  if (!parsed.isPossible()) {
    return { problem: parsed.nationalNumber.length < 8 ? "too short" : "too long" };
  }
  return { number: parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number };
}
