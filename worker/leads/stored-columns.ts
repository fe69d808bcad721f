import * as z from "zod/mini";
import { isRecord } from "#lead/is-record.ts";
import { outcomes } from "./history.ts";
import { isReference } from "./identity.ts";

const text = z.string();
/** Milliseconds since 1970, before the year 10000: later ones have no ISO 8601 form of four digits. */
const time = z.int().check(z.gte(0), z.lt(Date.UTC(10_000)));
const day = z.iso.date();
const country = text.check(z.regex(/^[A-Z]{2}$/));
const reference = text.check(z.refine(isReference, "expected a reference"));
const answer = z.union([text, z.number()]);
// A month reads thousands of leads, and `z.record` takes several times as long.
const answers = z.custom(
  (value) => isRecord(value) && Object.values(value).every((one) => /string|number/.test(typeof one)),
  "expected texts and numbers",
);

const json = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(parseJson), schema);

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** What each column of `leads` may have: an import refuses anything else, and the desk leaves it out. */
export const storedColumns: Readonly<Record<string, z.ZodMiniType>> = {
  reference,
  key_hash: text,
  fingerprint: text,
  form: z.enum(["contact", "request"]),
  answers: json(answers),
  source: json(z.catchall(z.object({ utm: z.optional(z.record(text, text)) }), text)),
  phone_entry: z.nullable(json(z.object({ typed: text, country, chosen: z.boolean() }))),
  phone_reading: z.nullable(
    json(
      z.nullable(
        z.object({
          isDoubtful: z.boolean(),
          other: z.optional(z.object({ number: text, country })),
          countryFrom: z.optional(z.enum(["visitor", "clock", "form"])),
        }),
      ),
    ),
  ),
  language: z.nullable(text.check(z.regex(/^[a-z]{2,3}$/))),
  notice: z.nullable(text),
  received_at: time,
  state: z.enum(["accepted", "suspect", "released"]),
  signs: json(z.array(text)),
  corrects: z.nullable(reference),
  person_email: z.nullable(text),
  person_phone: z.nullable(text),
  network_repeat: z.nullable(z.literal([0, 1])),
  country: z.nullable(country),
  deadline: z.nullable(day),
  owner: z.nullable(text),
  next_on: z.nullable(day),
  outcome: z.nullable(z.enum(outcomes)),
  opened: z.nullable(json(z.record(text, time))),
  history: json(
    z.array(
      z.looseObject({
        at: time,
        what: text,
        by: z.optional(text),
        about: z.optional(text),
        answer: z.optional(text),
        text: z.optional(text),
        field: z.optional(text),
        from: z.nullish(answer),
        to: z.nullish(answer),
      }),
    ),
  ),
  ...Object.fromEntries(
    [
      "typed_at",
      "spam_at",
      "starred_at",
      "contacted_at",
      "closed_at",
      "read_at",
      "unanswered_at",
      "confirm_due",
      "confirmed_at",
      "erase_at",
    ].map((column) => [column, z.nullable(time)]),
  ),
};

/** A row of an export that can be imported. */
export const storedLead = z.object({
  lead: z.object(storedColumns),
  unsent: z.array(
    z.object({
      id: text,
      channel: z.enum(["mail", "webhook"]),
      subject: z.enum(["lead", "step"]),
      name: text,
      lead: reference,
      at: time,
      timing: z.enum(["instant", "digest"]),
      due_at: time,
    }),
  ),
});
