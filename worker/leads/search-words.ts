import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { sourceFields } from "#lead/source-fields.ts";
import { writtenAges } from "#lead/written-numbers.ts";
import { readPhone } from "#phone/read-phone.ts";
import { typedNumber } from "#phone/typed-number.ts";
import { apart, foldText, withoutJoiners } from "./fold-text.ts";
import { isReference, readReference } from "./identity.ts";
import type { Lead } from "./record.ts";
import { type Statement, sql } from "./sql.ts";

type Findable = Pick<Lead, "reference" | "answers" | "source">;

/** Letters indexed, limited because one may fold to eighteen. */
const lettersOf = { person: 500, text: 1000 };

function searchWords({ reference, answers, source }: Findable): string {
  const searched = sourceFields.filter((field) => field.searched).map(({ name }) => source[name]);
  const { fullName, firstName, lastName, email, phone, ...others } = answers;
  const names = [fullName, firstName, lastName].filter((name) => name !== undefined).join(" ");
  const person = [reference, ...waysToWrite(String(phone ?? "")), email, names, joinedNames(names)];
  const texts = [...searched, ...Object.values(others), ...Object.values(source.utm ?? {})];
  const bounded = (some: readonly (string | number | undefined)[], letters: number) =>
    apart(
      some
        // Twice as many, because folding joins a letter and its accent.
        .map((text) => foldText(String(text ?? "").slice(0, 2 * letters)))
        .join("\n")
        .slice(0, letters),
    );
  return `${bounded(person, lettersOf.person)}\n${bounded(texts, lettersOf.text)}`;
}

export function statementForWords(lead: Findable): Statement {
  return sql`INSERT OR REPLACE INTO lead_words (rowid, words) SELECT id, ${searchWords(lead)} FROM leads
    WHERE reference = ${lead.reference} AND answers = ${JSON.stringify(lead.answers)}`;
}

/**
 * The FTS5 query for all words as prefixes, in any order; undefined without a word. Nothing that is typed
 * acts as an operator.
 */
export function matchOf(text: string): string | undefined {
  const typed = withoutAddress(text.slice(0, longestQuery));
  const words = typed.split(/\s+/, mostWords).flatMap(phraseOf);
  if (words.length === 0) return undefined;
  // Also within the subject of a mail, or the address of a page.
  const reference = readReference(/\b[a-z]{2,4}-[0-9a-z]{10}\b/i.exec(text)?.[0] ?? typed);
  const numbers = waysToRead(typed).flatMap(phraseOf);
  // The parts of a number are found in half of all leads.
  const isNumber = numbers.length > 0 && !/\p{L}/u.test(typed);
  return [
    ...(isNumber ? [] : [words.join(" AND "), ...withJoined(typed.split(/\s+/))]),
    ...numbers,
    ...(isCounted(typed) ? phraseOf(writtenAges(typed) ?? "").map(exact) : []),
    ...(isReference(reference) ? phraseOf(reference) : []),
  ]
    .map((query) => `(${query})`)
    .join(" OR ");
}

/** `mailto:ana@example.com?subject=…` and `sip:+1…@example.com`, as they are copied from links. */
function withoutAddress(typed: string) {
  return typed
    .replace(/\bmailto:([^?\s]*)\?\S*/i, "$1")
    .replace(/\bsips?:(\+?[\d().-]+)@\S*/i, "$1")
    .replace(/\b(?:mailto|sips?):/i, "");
}

/** Only numbers with their units, which intake has taken off: `35岁`, `7 anos`. */
function isCounted(typed: string) {
  return /\p{Nd}/u.test(typed) && !/\p{L}/u.test(typed.replace(/\p{Nd}+\s*[\p{L}\p{M}]*/gu, ""));
}

const exact = (phrase: string) => phrase.replaceAll("*", "");

/** Adds every two or three neighbours as one word, because the person may have written them so. */
function withJoined(words: readonly string[]) {
  if (words.length > mostJoined) return [];
  return joined(words).map(({ at, count, word }) =>
    words.toSpliced(at, count, word).flatMap(phraseOf).join(" AND "),
  );
}

/** `de`, `la`, `cruz` -> `delacruz`. */
function joined(words: readonly string[]) {
  return [2, 3].flatMap((count) =>
    words.slice(count - 1).map((_, at) => ({ at, count, word: words.slice(at, at + count).join("") })),
  );
}

const mostJoined = 4;

/** Characters: enough for a name and an address. Each word costs a look through the whole index. */
const longestQuery = 200;
const mostWords = 12;

/**
 * A text without spaces, such as an address or a Chinese name, as consecutive words; also without its
 * joiners.
 */
function phraseOf(word: string) {
  const text = foldText(word);
  const phrases = [text, withoutJoiners(text) ?? []].flat().flatMap((one) => {
    const tokens = apart(one).match(/[\p{L}\p{N}]+/gu);
    return tokens === null ? [] : [`"${tokens.slice(0, mostWords).join(" ")}"*`];
  });
  return phrases.length === 0 ? [] : [`(${phrases.join(" OR ")})`];
}

function joinedNames(names: string) {
  const words = foldText(names).split(/\s+/);
  return [
    ...words.flatMap((word) => withoutJoiners(word) ?? []),
    ...joined(words).map(({ word }) => word),
  ].join(" ");
}

/**
 * The digits with and without the country code, as dialled at home, and in North America without area code.
 */
function waysToWrite(phone: string) {
  const parsed = parsePhoneNumberFromString(phone, { extract: false });
  if (parsed === undefined) return [];
  const { number, nationalNumber, countryCallingCode } = parsed;
  const local = countryCallingCode === "1" ? [nationalNumber.slice(-7)] : [];
  return [number, nationalNumber.replace(/^0+/, ""), parsed.formatNational(), ...local].map(digitsOf);
}

/** Prefixes dialled before a country code or an area code. */
const dialledBefore = [/^0+/, /^011/, /^01/, /^04[45]/, /^8(?=0)/];

/** The digits as typed, without a prefix, and without a zero after the country code. */
function waysToRead(typed: string) {
  const found = typed.includes("@") ? undefined : typedNumber(typed.replace(/\(0\)/, ""));
  const digits = digitsOf(found?.digits ?? "");
  if (digits.length < fewestDigits) return [];
  const read = readPhone(`+${digits}`);
  const ways = [
    ...dialledBefore.map((prefix) => digits.replace(prefix, "")),
    "number" in read ? digitsOf(read.number) : digits,
  ];
  return [...new Set([digits, ...ways])].filter(({ length }) => length >= fewestDigits);
}

/** Fewer may be a year or an age. */
const fewestDigits = 5;

function digitsOf(text: string) {
  return text.normalize("NFKC").replace(/\D/g, "");
}
