import { domainToASCII } from "node:url";
import { parsePhoneNumber } from "libphonenumber-js/max";
import { z } from "zod";
import type { Day } from "#content/day.ts";
import { weekdays } from "#content/firm/firm-facts.ts";
import { isPlaceZone } from "#lead/local-time.ts";

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

export const weekday = (example: string) => z.enum(weekdays, `write a day in English, such as ${example}`);

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

export const licenceNumber = formed(/^R\d{6}$/, "write it as the register does, such as R512345");

export const postalCode = formed(/^[A-Z]\d[A-Z] \d[A-Z]\d$/, "write it as in B3J 0A2");

export const wholeNumber = (least: number, most: number) => {
  const message = `write a whole number from ${least} to ${most}`;
  return normalised(
    (typed) => (/^\d+$/.test(typed) ? Number(typed) : typed),
    z.int(message).min(least, message).max(most, message),
  );
};

const noPrice = "write the amount alone, such as 195 or 199.50; beside it, taxes: included or taxes: extra";

export const price = formed(/^\d{1,5}([.,]\d\d)?$/, noPrice)
  .transform((typed) => Number(typed.replace(",", ".")))
  .refine((dollars) => dollars <= 10_000, noPrice);

export const yesOrNo = z.stringbool("write true or false");

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

const languageTag = formed(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, "write tags such as en, fr or pa");
export const languageTags = z.array(languageTag, "write [en, fr]").min(1, "write at least one language");

export const timeOfDay = formed(/^([01]\d|2[0-3]):[0-5]\d$/, "write 09:00");

export const day = z.iso.date({ error: "write a day such as 2026-11-23", abort: true }) as z.ZodType<Day>;

/** The latest day that has begun anywhere, because nobody can have done anything on a later one. */
const today = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

export const pastDay = day.refine((day) => day <= today(), "write a day that is not in the future");

export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((given) => given ?? undefined, schema.optional());

export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => given ?? value, schema);
