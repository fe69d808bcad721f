import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { sourceFields } from "#lead/source-fields.ts";
import type { Lead } from "./record.ts";
import { isReference, readReference } from "./reference.ts";
import { type Statement, sql } from "./sql.ts";

export type Findable = Pick<Lead, "reference" | "answers" | "source">;

/** At most this many letters are indexed of the person and of the text: one letter may fold to eighteen. */
const lettersOf = { person: 500, text: 1000 };

/**
 * The words of a lead for the search: reference, person, their number in each way to write it, partner, and the
 * beginning of what they wrote and chose.
 */
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

/** The statement that indexes a stored lead, unless it has other answers by now. */
export function statementForWords(lead: Findable): Statement {
  return sql`INSERT OR REPLACE INTO lead_words (rowid, words) SELECT id, ${searchWords(lead)} FROM leads
    WHERE reference = ${lead.reference} AND answers = ${JSON.stringify(lead.answers)}`;
}

/**
 * The FTS5 query for what somebody typed: all its words as prefixes, in any order; undefined where there is no word.
 * Nothing typed is an operator.
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

/** A text without spaces, such as an e-mail address or a Chinese name, as consecutive words. */
function phraseOf(word: string): string[] | undefined {
  const tokens = apart(folded(word)).match(/[\p{L}\p{N}]+/gu);
  return tokens === null ? undefined : [`"${tokens.join(" ")}"*`];
}

/** A text for comparison: without case, accents and widths, and with the usual Latin spelling of special letters. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[đðłøħıßæœþ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** Each sign of a script without spaces becomes a word. */
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

/** The digits of a stored number with the country's code, without it, and as dialled at home. */
function waysToWrite(phone: string): readonly string[] {
  const parsed = parsePhoneNumberFromString(phone, { extract: false });
  if (parsed === undefined) return [];
  const { number, nationalNumber } = parsed;
  return [number, nationalNumber.replace(/^0+/, ""), parsed.formatNational()].map(digitsOf);
}

/** The digits of what may be a number: as typed, and without the prefix dialled before a country's or area's code. */
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
