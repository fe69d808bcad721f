import { parsePhoneNumber } from "libphonenumber-js/max";
import { z } from "zod";
import type { Day } from "#content/day.ts";
import { isPlaceZone } from "#lead/local-time.ts";

// Kinds of answers, each with a message that says what to write.

// A pasted name can bring a line break into a subject, or turn what follows it from right to left.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** One line of text. */
export const line = (example: string, most = 120) =>
  z
    .string(`write it in quotes, such as "${example}"`)
    .trim()
    .min(1, `write it, such as "${example}"`)
    .max(most, `write at most ${most} letters`)
    .refine((text) => !unseen.test(text), "write one line, without signs that nobody sees");

/** Text of one form alone; `says` is the message. */
export const formed = (form: RegExp, says: string) => z.string(says).regex(form, says);

export const email = (example: string) =>
  formed(z.regexes.email, `write an address in plain letters, such as ${example}`);

export const https = (example: string) =>
  formed(/^https:\/\/[^\s/]+\.[^\s]+$/, `write an address that begins with https://, such as ${example}`);

export const origin = (example: string) =>
  formed(
    /^https:\/\/[a-z0-9.-]+\.[a-z]+$/,
    `write scheme and host in small letters without a slash at the end, such as ${example}`,
  );

export const databaseId = formed(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  "write the id alone, such as 4c1f3f0e-9a53-4a54-9d0c-2f6f0f6c8f11, not the block around it",
);

export const wholeNumber = (least: number, most: number) => {
  const says = `write a whole number from ${least} to ${most}`;
  return z.int(says).min(least, says).max(most, says);
};

const noNumber = "write a number that can be called, without an extension, such as +1 902-444-0187";

/** A number in use; one without a country is Canada's and gets its +1. */
export const phone = z.string(noNumber).transform((typed, context) => {
  try {
    const number = parsePhoneNumber(typed, "CA");
    if (number.isValid() && !number.ext)
      return typed.trim().startsWith("+")
        ? typed.trim()
        : number.formatInternational().replace(/ (\d{3}) (\d{4})$/, "-$1-$2");
  } catch {
    // What is no number at all is told like one that nobody has.
  }
  context.addIssue({ code: "custom", message: noNumber });
  return z.NEVER;
});

const noPlace = "write a place, such as America/Halifax: an abbreviation like MST knows no summer time";
export const placeZone = z.string(noPlace).refine(isPlaceZone, noPlace);

export const languageTags = z
  .array(formed(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, "write tags such as en, fr or pa"), 'write ["en", "fr"]')
  .min(1, "write at least one language");

export const timeOfDay = formed(/^([01]\d|2[0-3]):[0-5]\d$/, "write 09:00");

export const day = z.iso.date("write a day such as 2026-11-23") as z.ZodType<Day>;

/** `null` takes the answer away. */
export const optional = <T extends z.ZodType>(schema: T) => schema.nullable();
