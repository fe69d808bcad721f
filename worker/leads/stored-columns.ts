import * as z from "zod/mini";
import { isRecord } from "#lead/is-record.ts";
import { outcomes } from "./history.ts";
import { isReference } from "./identity.ts";

const text = z.string();
/** Milliseconds since 1970, before the year 10000: later ones have no ISO 8601 form of four digits. */
const isTime = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < Date.UTC(10_000);
const time = z.custom<number>(isTime, "expected milliseconds since 1970");
const day = z.iso.date();
const country = text.check(z.regex(/^[A-Z]{2}$/));
const reference = text.check(z.refine(isReference, "expected a reference"));

const isText = (value: unknown) => typeof value === "string";
const isAnswer = (value: unknown) => isText(value) || typeof value === "number";

// An export reads every lead, and zod's objects and records take several times as long.
const hasOnly = (value: unknown, isFit: (one: unknown) => boolean) =>
  isRecord(value) && Object.values(value).every(isFit);
const recordOf = (isFit: (one: unknown) => boolean) =>
  z.custom((value) => hasOnly(value, isFit), "expected other values");
const source = z.custom(
  (value) => isRecord(value) && hasOnly({ ...value, utm: "" }, isText) && hasOnly(value.utm ?? {}, isText),
  "expected texts",
);
const entry = z.custom(
  (value) =>
    isRecord(value) &&
    isTime(value.at) &&
    isText(value.what) &&
    ["by", "about", "answer", "text", "field"].every((name) => isText(value[name] ?? "")) &&
    ["from", "to"].every((name) => isAnswer(value[name] ?? "")),
  "expected an entry of the history",
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
  answers: json(recordOf(isAnswer)),
  source: json(source),
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
  opened: z.nullable(json(recordOf(isTime))),
  history: json(z.array(entry)),
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
