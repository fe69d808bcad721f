import type { Field } from "#lead/field.ts";
import { isDeliverable } from "../leads/email-address.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { refusalText } from "./refusal-text.ts";

/** What became of one answer: a value, nothing because it was not answered, or what the visitor is told. */
export type Reading = { readonly value?: string | number } | { readonly msg: string };

const unanswered: Reading = {};

/** Reads one answer as its kind of field has it (CONTRACT point 3). */
export function readAnswer(field: Field, raw: unknown): Reading {
  const said = refusalText(field);
  if (raw === undefined || raw === null) return field.required ? { msg: said.missing } : unanswered;
  // Numbers may arrive as numbers, and a list of ages as a list.
  const typed = isNumeric(field) ? digitsOf(field, raw) : raw;
  if (typeof typed !== "string") return { msg: said.wrong };
  if (!typed.isWellFormed()) return { msg: said.garbled };
  const text = typed.normalize("NFC");
  if (isBlank(text) || text.trim() === field.placeholder) {
    return field.required ? { msg: said.missing } : unanswered;
  }
  if (field.kind !== "longText" && /[\p{Cc}\u2028\u2029]/u.test(text)) return { msg: said.garbled };
  // A choice comes from a list: it is taken as it stands, as the conditions of other fields take it.
  return rules[field.kind](field, field.kind === "choice" ? text : text.trim());
}

const rules: Record<Field["kind"], (field: Field, text: string) => Reading> = {
  text: bounded,
  longText: (field, text) => {
    const kept = text.replace(/[^\P{Cc}\t\n\r]/gu, "");
    return isBlank(kept) ? readAnswer(field, "") : bounded(field, kept.trim());
  },
  email: (field, text) => {
    // Addresses copied from a page may carry invisible characters, which no one has typed on purpose.
    const address = text.replace(/\p{Cf}/gu, "");
    return isDeliverable(address) ? { value: address } : { msg: refusalText(field).wrong };
  },
  phone: (field, text) => {
    const reading = readPhoneNumber(text);
    return "number" in reading ? { value: reading.number } : { msg: refusalText(field)[reading.problem] };
  },
  integer: (field, text) => {
    const digits = asciiDigits(text);
    const number = Number(digits);
    const inside = number >= (field.min ?? 0) && number <= (field.max ?? Number.MAX_SAFE_INTEGER);
    return /^\+?\d{1,15}$/.test(digits) && inside ? { value: number } : { msg: refusalText(field).wrong };
  },
  ages: (field, text) => {
    const ages = asciiDigits(text)
      .split(/\s*(?:[,;/&+\n،、，]|\band\b)\s*|\s+/i)
      .filter((age) => age !== "");
    const right = ages.length > 0 && ages.length <= 30 && ages.every((age) => /^\d{1,2}$/.test(age));
    return right ? { value: ages.map(Number).join(", ") } : { msg: refusalText(field).wrong };
  },
  choice: (field, text) =>
    field.options?.includes(text) ? { value: text } : { msg: refusalText(field).wrong },
};

function bounded(field: Field, text: string): Reading {
  // Code points: an emoji or a rare ideograph counts once, as the visitor counts it.
  const fits = text.length <= (field.max ?? 0) || [...text].length <= (field.max ?? 0);
  return fits ? { value: text } : { msg: refusalText(field).long };
}

/** Spaces, controls and invisible marks alone are no answer. */
function isBlank(text: string): boolean {
  return /^[\p{Z}\p{Cc}\p{Cf}]*$/u.test(text);
}

function isNumeric(field: Field): boolean {
  return field.kind === "integer" || field.kind === "ages";
}

function digitsOf(field: Field, raw: unknown): unknown {
  if (isWord(raw)) return String(raw);
  return field.kind === "ages" && Array.isArray(raw) && raw.every(isWord) ? raw.join(", ") : raw;
}

function isWord(raw: unknown): raw is string | number {
  return typeof raw === "string" || typeof raw === "number";
}

/** Decimal digits of any script as ASCII: Unicode holds each script's ten in a row. */
function asciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[^\P{Nd}0-9]/gu, (digit) => {
    let value = 0;
    const code = digit.codePointAt(0) ?? 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}
