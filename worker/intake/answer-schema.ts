import * as z from "zod/mini";
import { type Field, type FieldKind, noChoice } from "#lead/field.ts";
import { isBlank } from "#lead/invisible.ts";
import type { Problem } from "#lead/words.ts";
import { looksLikeBirth, writtenAges, writtenNumber } from "#lead/written-numbers.ts";
import { readPhone } from "#phone/read-phone.ts";
import { typedNumber } from "#phone/typed-number.ts";
import { isDeliverable, mailboxOf } from "../leads/email-address.ts";
import { TypedPhone } from "./phone-choices.ts";

type Answer = string | number | undefined;

/**
 * Normalizes how people and scripts spell an answer, then validates it by the field's kind. An empty answer
 * becomes undefined; an issue's message is a `Problem` (word-refusal.ts).
 */
export function answerSchema(field: Field): z.ZodMiniType<Answer> {
  const schema = schemaOfKind[field.kind](field);
  return z.pipe(
    z.transform((raw: unknown, context) => normalized(field, raw, context)),
    field.required ? schema : z.optional(schema),
  );
}

const wrong: Problem = "wrong";
const long: Problem = "long";
const young: Problem = "young";

const missingOrWrong = {
  error: ({ input }: { input?: unknown }): Problem => (input === undefined ? "missing" : wrong),
};

const boundedText = ({ max }: Field) =>
  z.string(missingOrWrong).check(z.refine((text) => fits(text, max), long));

const schemaOfKind: Record<FieldKind, (field: Field) => z.ZodMiniType<Answer, unknown>> = {
  text: boundedText,
  longText: boundedText,
  email: () => z.string(missingOrWrong).check(z.refine(isDeliverable, wrong)),
  phone: () => z.string(missingOrWrong),
  integer: ({ min = 0, max = Number.MAX_SAFE_INTEGER }) =>
    z.int(missingOrWrong).check(z.minimum(min, min > 0 ? young : wrong), z.maximum(max, wrong)),
  ages: () => z.string(missingOrWrong).check(z.regex(/^\d{1,2}(, \d{1,2}){0,29}$/, wrong)),
  choice: ({ options = [] }) => z.enum(options, missingOrWrong),
};

function fits(text: string, max = 0): boolean {
  // Code points: an emoji or a rare ideograph counts once, as for the visitor.
  return text.length <= max || [...text].length <= max;
}

function normalized(field: Field, raw: unknown, context: z.core.ParsePayload): unknown {
  const phone = raw instanceof TypedPhone ? raw : undefined;
  const isNumeric = field.kind === "integer" || field.kind === "ages";
  const typed = isNumeric ? numbersAsText(field, raw) : (phone?.input.text ?? raw ?? undefined);
  if (typeof typed !== "string") return typed;
  const refuse = (message: Problem, params?: Readonly<Record<string, unknown>>) => {
    context.issues.push({ code: "custom", message, input: typed, ...(params && { params }) });
    return z.NEVER;
  };
  // Before `normalize`, which takes seconds for a body of only combining marks.
  if (typed.length > (field.max ?? longestWithoutMax) * mostUnitsOfOne)
    return refuse(overlong[field.kind] ?? "wrong");
  if (!typed.isWellFormed() || tooManyMarks.test(typed)) return refuse("garbled");
  const text = typed.normalize("NFC");
  if (isBlank(text) || (field.kind === "choice" && text.trim() === noChoice)) return undefined;
  if (field.kind !== "longText" && /[\p{Cc}\u2028\u2029]/u.test(text)) return refuse("garbled");
  if (isAge(field) && looksLikeBirth(text)) return refuse("birth");
  if (field.kind !== "phone") return normalizedText[field.kind](text);
  const reading = phone?.read() ?? readPhone(text);
  const choices = phone?.choices(reading) ?? [];
  if (choices.length > 0) return refuse("asked", { choices });
  if ("text" in reading) return reading.text;
  // A form may have added the code.
  const { digits = "" } = typedNumber(phone?.input.entry.typed ?? text) ?? {};
  return refuse(reading.problem, { plan: reading, hasCode: /^(?:\+|00)/.test(digits) });
}

/** UTF-16 units that NFC can compose to one: a Greek letter with three marks. */
const mostUnitsOfOne = 4;
const longestWithoutMax = 120;
const overlong: Partial<Record<FieldKind, Problem>> = {
  text: "long",
  longText: "long",
  phone: "not a number",
};

/** Unicode's Stream-Safe Text Format (UAX #15, 13) allows 30. */
const tooManyMarks = /\p{M}{31}/u;

/** The other whole numbers are years of work, which may be none. */
const isAge = ({ kind, min = 0 }: Field) => kind === "ages" || (kind === "integer" && min > 0);

const normalizedText: Record<Exclude<FieldKind, "phone">, (text: string) => Answer> = {
  text: (text) => text.trim(),
  longText: (text) => {
    const kept = text.replace(/[^\P{Cc}\t\n\r]/gu, "");
    return isBlank(kept) ? undefined : kept.trim();
  },
  email: mailboxOf,
  integer: (text) => writtenNumber(text) ?? text,
  ages: (text) => writtenAges(text) ?? text,
  choice: (text) => text,
};

function numbersAsText(field: Field, raw: unknown): unknown {
  // A person may write `10,5`; a program's number is whole.
  if (typeof raw === "number" && !Number.isInteger(raw)) return raw;
  if (isNumberOrText(raw)) return String(raw);
  if (field.kind === "ages" && Array.isArray(raw) && raw.every(isNumberOrText)) return raw.join(", ");
  return raw ?? undefined;
}

function isNumberOrText(raw: unknown): raw is string | number {
  return typeof raw === "string" || typeof raw === "number";
}
