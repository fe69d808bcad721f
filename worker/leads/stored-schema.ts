import { z } from "zod";
import { outcomes } from "./history.ts";
import { isReference } from "./identity.ts";

const text = z.string();
const time = z.number().int().min(0).max(8.64e15);
const day = z.iso.date();
const answer = z.union([z.string(), z.number()]);

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

/** A file from an earlier version lacks columns that were added since. */
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
  received_at: time,
  next_on: day.nullish(),
  deadline: day.nullish(),
  outcome: z.enum(outcomes).nullish(),
  opened: json(z.record(text, time)).nullish(),
  phone_entry: json(z.looseObject({ typed: text, country: text })).nullish(),
  phone_reading: json(
    z.nullable(
      z.looseObject({ isDoubtful: z.boolean(), other: z.object({ number: text, country: text }).optional() }),
    ),
  ).nullish(),
  history: json(z.array(entry)),
  network_repeat: z.union([z.literal(0), z.literal(1)]).nullish(),
  ...each("corrects person_email person_phone language notice owner", text),
  ...each("contacted_at closed_at spam_at erase_at read_at unanswered_at starred_at typed_at", time),
  ...each("confirm_due confirmed_at", time),
});

function each(columns: string, type: z.ZodType) {
  return Object.fromEntries(columns.split(" ").map((column) => [column, type.nullish()]));
}

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

/** The first fault; undefined if the desk can read it all. */
export function faultInStored(value: unknown): string | undefined {
  const [issue] = stored.safeParse(value).error?.issues ?? [];
  return issue && `${issue.path.slice(1).join(".") || issue.path.join(".") || "stored"}: ${issue.message}`;
}
