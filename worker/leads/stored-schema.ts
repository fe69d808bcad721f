import { z } from "zod";
import { outcomes } from "./history.ts";
import { isReference } from "./identity.ts";

const text = z.string();
const time = z.number().int().min(0).max(8.64e15);
const day = z.iso.date();
const answer = z.union([z.string(), z.number()]);

/** A column with JSON of a certain shape. */
function json(shape: z.ZodType) {
  return z.string().refine((value) => {
    try {
      return shape.safeParse(JSON.parse(value)).success;
    } catch {
      return false;
    }
  }, "not as the worker writes it");
}

const entry = z.looseObject({
  at: time,
  what: text,
  by: text.optional(),
  until: z.number().optional(),
  about: text.optional(),
  answer: text.optional(),
  text: text.optional(),
  field: text.optional(),
  from: answer.nullish(),
  to: answer.nullish(),
});

/** A row of `leads` in an export. An earlier version's file lacks what a later one has added. */
const lead = z.looseObject({
  reference: text.refine(isReference, "no reference"),
  key_hash: text,
  fingerprint: text,
  form: z.enum(["contact", "request"]),
  answers: json(z.record(text, answer)),
  source: json(
    z.looseObject({ utm: z.record(text, text).optional() }).catchall(z.union([text, z.record(text, text)])),
  ),
  state: z.enum(["accepted", "suspect", "released"]),
  country: text.regex(/^[A-Z]{2}$/).nullish(),
  signs: json(z.array(text)),
  corrects: text.nullish(),
  person_email: text.nullish(),
  person_phone: text.nullish(),
  received_at: time,
  language: text.nullish(),
  notice: text.nullish(),
  contacted_at: time.nullish(),
  closed_at: time.nullish(),
  spam_at: time.nullish(),
  erase_at: time.nullish(),
  owner: text.nullish(),
  next_on: day.nullish(),
  outcome: z.enum(outcomes).nullish(),
  read_at: time.nullish(),
  unanswered_at: time.nullish(),
  opened: json(z.record(text, time)).nullish(),
  phone_entry: json(z.looseObject({ typed: text, country: text })).nullish(),
  history: json(z.array(entry)),
  starred_at: time.nullish(),
  deadline: day.nullish(),
  typed_at: time.nullish(),
  network_repeat: z.union([z.literal(0), z.literal(1)]).nullish(),
  confirm_due: time.nullish(),
  confirmed_at: time.nullish(),
});

const notification = z.looseObject({
  id: text,
  channel: z.enum(["mail", "webhook"]),
  subject: z.enum(["lead", "step"]),
  name: text,
  lead: text,
  at: time,
  timing: z.enum(["instant", "digest"]),
  due_at: time,
});

const stored = z.object({ lead, unsent: z.array(notification) });

/** The first column of an exported lead that the desk could not read, and why; undefined if all are valid. */
export function faultInStored(value: unknown): string | undefined {
  const [issue] = stored.safeParse(value).error?.issues ?? [];
  return issue && `${issue.path.slice(1).join(".") || issue.path.join(".") || "stored"}: ${issue.message}`;
}
