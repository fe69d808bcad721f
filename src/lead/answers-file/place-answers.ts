import { type FieldDefinition, type FormDefinition, fieldsOf } from "../field.ts";
import { dropHiddenAnswers } from "../visible.ts";

/** An answer that the form does not take, or not whole; both texts are somebody else's, and bounded. */
export interface UnplacedAnswer {
  readonly name: string;
  readonly text: string;
}

export interface PlacedAnswers {
  /** The texts for the controls, by field name. */
  readonly placed: Readonly<Record<string, string>>;
  readonly unplaced: readonly UnplacedAnswer[];
}

/** Characters of an answer where the field itself sets no limit, as the worker bounds them. */
const longest = 120;
/** Answers that could not be placed are shown, so they are bounded too. */
const shownLength = 200;
const shownCount = 50;

/** Travels beside the answers to the API as well. */
const beside = new Set(["type", "phoneCountry", "phoneChosen"]);

/** Finds the answers that a form asks for in those of a file, which anybody may have written. */
export function placeAnswers(
  form: FormDefinition,
  answers: Readonly<Record<string, unknown>>,
): PlacedAnswers {
  const fields = new Map(fieldsOf(form).map((field) => [field.name, field]));
  const found = Object.entries(answers).filter(([name]) => !beside.has(name));
  const texts = found.map(([name, value]) => {
    const field = fields.get(name);
    return { name, value, text: field ? textOf(field, value) : undefined, max: field && longestOf(field) };
  });
  const fitting = texts.filter(({ text }) => text).map(({ name, text, max }) => [name, cut(text ?? "", max)]);
  const placed = dropHiddenAnswers(form, Object.fromEntries(fitting)) as Record<string, string>;
  const unplaced = texts
    .filter(
      ({ name, value, text }) =>
        text !== "" && !isBlank(value) && (text === undefined || placed[name] !== text),
    )
    .slice(0, shownCount)
    .map(({ name, value }) => ({ name: cut(name), text: cut(shown(value), shownLength) }));
  return { placed: withCountry(placed, answers), unplaced };
}

function longestOf({ kind, max }: FieldDefinition): number | undefined {
  return kind === "integer" ? undefined : max;
}

/** The text of an answer in its control; undefined for what is none. */
function textOf(field: FieldDefinition, value: unknown): string | undefined {
  const list = field.kind === "ages" && Array.isArray(value) ? value : [value];
  if (!list.every((one) => typeof one === "string" || typeof one === "number")) return undefined;
  const text = list.join(", ");
  if (field.options) return field.options.includes(text) ? text : undefined;
  return field.kind === "longText"
    ? text.replace(/[^\P{Cc}\t\n]/gu, "")
    : text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** A number without its country's code is one of the country that stands beside it. */
function withCountry(
  placed: Readonly<Record<string, string>>,
  { phoneCountry }: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const isOne = typeof phoneCountry === "string" && /^[A-Z]{2}$/.test(phoneCountry);
  if (!isOne || placed.phone === undefined || placed.phone.startsWith("+")) return placed;
  return { ...placed, phoneCountry, phoneChosen: "true" };
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === "string" && value.trim() === "");
}

function shown(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** By code points, as the worker counts; most texts are short enough in any count. */
function cut(text: string, length = longest): string {
  return text.length <= length ? text : [...text].slice(0, length).join("");
}
