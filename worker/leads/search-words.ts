import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { sourceFields } from "#lead/source-fields.ts";
import type { Lead } from "./record.ts";
import { isReference, readReference } from "./reference.ts";
import { type Statement, sql } from "./sql.ts";

export type Findable = Pick<Lead, "reference" | "answers" | "source">;

/** Letters of what finds a lead, by whom and by what they wrote: one letter may fold to eighteen. */
const lettersOf = { person: 500, text: 1000 };

/** All that finds a lead: reference and person, their number in each way to write it, partner, and the first of what they wrote and chose. */
export function searchWords({ reference, answers, source }: Findable): string {
  const searched = sourceFields.filter((field) => field.searched).map(({ name }) => source[name]);
  const { fullName, firstName, lastName, email, phone, ...others } = answers;
  const person = [reference, ...waysToWrite(String(phone ?? "")), email, fullName, firstName, lastName];
  const texts = [...searched, ...Object.values(others), ...Object.values(source.utm ?? {})];
  const bounded = (some: readonly (string | number | undefined)[], letters: number) =>
    apart(
      some
        .map((text) => folded(String(text ?? "")))
        .join("\n")
        .slice(0, letters),
    );
  return `${bounded(person, lettersOf.person)}\n${bounded(texts, lettersOf.text)}`;
}

/** The statement that lets a stored lead be found; none of its words counts while other answers than these are stored. */
export function statementForWords(lead: Findable): Statement {
  return sql`INSERT OR REPLACE INTO lead_words (rowid, words) SELECT id, ${searchWords(lead)} FROM leads
    WHERE reference = ${lead.reference} AND answers = ${JSON.stringify(lead.answers)}`;
}

/**
 * The query of full-text search (FTS5) for what somebody typed: each word of it, the last letters of which may be
 * missing, in any order; undefined where it holds no word. Nothing typed is an operator.
 */
export function matchOf(typed: string): string | undefined {
  const words = typed
    .slice(0, longestQuery)
    .split(/\s+/)
    .flatMap((word) => phraseOf(word) ?? []);
  if (words.length === 0) return undefined;
  const reference = readReference(typed);
  return [
    words.join(" AND "),
    ...waysToRead(typed).flatMap((digits) => phraseOf(digits) ?? []),
    ...(isReference(reference) ? (phraseOf(reference) ?? []) : []),
  ]
    .map((query) => `(${query})`)
    .join(" OR ");
}

/** In characters: more than a name and an address, and no work worth mentioning. */
const longestQuery = 200;

/** Returns what is typed without a space, such as an e-mail address or a Chinese name, as words one after another. */
function phraseOf(word: string): string[] | undefined {
  const tokens = apart(folded(word)).match(/[\p{L}\p{N}]+/gu);
  return tokens === null ? undefined : [`"${tokens.join(" ")}"*`];
}

/** A text as it is compared: without case, accents and widths, and letters that no accent makes as people type them without a keyboard for them. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[đðłøħıßæœþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Each sign of a script without spaces as a word. */
function apart(text: string): string {
  return text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, " $& ");
}

const plainLetters: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** The digits of a stored number with the country's code, without it, and as it is dialled at home. */
function waysToWrite(phone: string): readonly string[] {
  const parsed = parsePhoneNumberFromString(phone, { extract: false });
  if (parsed === undefined) return [];
  const { number, nationalNumber } = parsed;
  return [number, nationalNumber.replace(/^0+/, ""), parsed.formatNational()].map(digitsOf);
}

/** The digits of what may be a number: as they stand, and without what is dialled before the country's or the area's. */
function waysToRead(typed: string): readonly string[] {
  if (!/^[+\d\s().\-/\u2010-\u2015\p{Cf}]+$/u.test(typed.normalize("NFKC"))) return [];
  const digits = digitsOf(typed.replace(/\(0\)/, ""));
  if (digits.length < fewestDigits) return [];
  return [digits, digits.replace(/^(?:011|0+)/, "")];
}

/** Fewer may be a year or an age. */
const fewestDigits = 5;

function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}
