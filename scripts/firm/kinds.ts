import { domainToASCII } from "node:url";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { z } from "zod";
import type { Day } from "#content/day.ts";
import { weekdays } from "#content/firm/firm-facts.ts";
import { isPlaceZone } from "#lead/local-time.ts";

// Kinds of facts, each with a message that explains what to write. Another spelling that is clear is
// normalised.

// A pasted name can bring a line break into a subject, or reverse what follows it.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

export const line = (example: string, most = 120) =>
  z
    .string(`write it, such as "${example}"`)
    .trim()
    .min(1, `write it, such as "${example}"`)
    .max(most, `write at most ${most} letters`)
    .refine((text) => !unseen.test(text), "write one line, without signs that nobody sees");

/** A name that is drawn into pictures, whose typefaces have no emoji. */
export const name = (example: string, most?: number) =>
  line(example, most).refine(
    (text) => !/\p{Emoji_Presentation}|\ufe0f/u.test(text),
    "write it without an emoji: previews would show an empty box",
  );

export const formed = (form: RegExp, message: string) =>
  z.string(message).regex(form, { error: message, abort: true });

export const normalised = <Schema extends z.ZodType>(normalise: (text: string) => unknown, schema: Schema) =>
  z.preprocess((value) => (typeof value === "string" ? normalise(value.trim()) : value), schema);

export const oneOf = <const Text extends string>(texts: readonly Text[], message: string) =>
  normalised(
    (typed) => texts.find((text) => text.toLowerCase() === typed.toLowerCase()) ?? typed,
    z.enum(texts, message),
  );

export const weekday = (example: string) =>
  normalised(
    (typed) =>
      weekdays.find((day) => /^[a-z]{3}/i.test(typed) && day.toLowerCase().startsWith(typed.toLowerCase())) ??
      typed,
    z.enum(weekdays, `write a day in English, such as ${example}`),
  );

/** A domain with accents is stored as mail servers take it (Punycode). */
export const email = (example: string) =>
  normalised(
    (typed) => typed.replace(/(?<=@)[^@\s]*\P{ASCII}[^@\s]*$/u, domainToASCII),
    formed(z.regexes.email, `write an address in plain letters, such as ${example}`),
  );

export const https = (example: string) =>
  formed(/^https:\/\/[^\s/]+\.[^\s]+$/, `write an address that begins with https://, such as ${example}`);

/** A host with accents is stored as browsers send it (Punycode). */
export const origin = (example: string) =>
  normalised(
    (typed) => (/^https:\/\/[^\s/?#@:]+$/.test(typed) && URL.canParse(typed) ? new URL(typed).origin : typed),
    formed(
      /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]+$/,
      `write scheme and host in small letters without a slash at the end, such as ${example}`,
    ),
  );

export const databaseId = formed(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  "write the id alone, such as 4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11, not the block around it",
);

export const capitals = (form: RegExp, message: string) =>
  normalised((typed) => typed.toUpperCase(), formed(form, message));

export const licenceNumber = capitals(/^R\d{6}$/, "write it as the register does, such as R512345");

export const postalCode = normalised(
  (typed) => typed.toUpperCase().replace(/^(\w{3})[\s-]*(\w{3})$/, "$1 $2"),
  formed(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, "write it as in B3J 0A2"),
);

export const wholeNumber = (least: number, most: number) => {
  const message = `write a whole number from ${least} to ${most}`;
  return normalised(
    (typed) => {
      const [, digits] = /^\$?\s*(\d+)(?:[.,]00)?\s*(?:\$|%|CAD|days?|min(?:utes)?)?$/i.exec(typed) ?? [];
      return digits === undefined ? typed : Number(digits);
    },
    z.int(message).min(least, message).max(most, message),
  );
};

const noPrice = "write the amount alone, such as 195 or 199.50; beside it, taxes: included or taxes: extra";

/** In dollars, with cents or without; a comma may stand before the cents, and spaces between thousands. */
export const price = normalised(
  (typed) => {
    const [, dollars, cents = "00"] =
      /^\$?\s*(\d{1,5}|\d{1,2}\s\d{3})(?:[.,](\d\d))?\s*(?:\$|CAD|\$\s?CAD)?$/i.exec(typed) ?? [];
    return dollars === undefined ? typed : Number(`${dollars.replace(/\s/, "")}.${cents}`);
  },
  z.number(noPrice).min(0, noPrice).max(10_000, noPrice),
);

export const yesOrNo = normalised(
  (typed) =>
    /^(?:yes|y|true|on|oui)$/i.test(typed) || (/^(?:no|n|false|off|non)$/i.test(typed) ? false : typed),
  z.boolean("write true or false"),
);

const noNumber = "write a number that can be called, without an extension, such as +1 902-444-0187";

/** A number in use; one without a country code is Canadian. */
export const phone = z.string(noNumber).transform((typed, context) => {
  try {
    const number = parsePhoneNumber(typed, "CA");
    if (number.isValid() && !number.ext)
      return /^\s*\+\d+[\s-]/.test(typed)
        ? typed.trim()
        : number.formatInternational().replace(/ (\d{3}) (\d{4})$/, "-$1-$2");
  } catch {
    // The parser throws if it finds no number at all.
  }
  context.addIssue({ code: "custom", message: noNumber });
  return z.NEVER;
});

const noPlace = "write a place, such as America/Halifax: an abbreviation like MST knows no summer time";
export const placeZone = z.string(noPlace).refine(isPlaceZone, noPlace);

/** A list, also as one text with commas. */
export const listOf = <Element extends z.ZodType>(element: Element, message: string, none: string) =>
  normalised((typed) => typed.split(/[\s,;]+/), z.array(element, message).min(1, none));

const languageTag = normalised(
  (typed) => typed.replace(/^\w+/, (language) => language.toLowerCase()),
  formed(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, "write tags such as en, fr or pa"),
);
export const languageTags = listOf(languageTag, "write [en, fr]", "write at least one language");

export const timeOfDay = normalised(
  (typed) => {
    const [, hour, minute = "00", half] =
      /^(\d{1,2})(?:\s?[:.h]\s?(\d\d)?)?\s*([ap]\.?m\.?)?$/i.exec(typed) ?? [];
    if (hour === undefined) return typed;
    const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
    return `${String(hours).padStart(2, "0")}:${minute}`;
  },
  formed(/^([01]\d|2[0-3]):[0-5]\d$/, "write 09:00"),
);

export const day = normalised(
  (typed) =>
    typed
      .replace(/^(\d{4})[-/.\u2010-\u2014](\d\d?)[-/.\u2010-\u2014](\d\d?)$/, "$1-$2-$3")
      .replace(/\b\d\b/g, "0$&"),
  z.iso.date({ error: "write a day such as 2026-11-23", abort: true }),
) as z.ZodType<Day>;

/** The latest day that has begun anywhere, because nobody can have done anything on a later one. */
const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

export const pastDay = day.refine((day) => day <= today(), "write a day that is not in the future");

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => given ?? undefined, schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => given ?? value, schema);
