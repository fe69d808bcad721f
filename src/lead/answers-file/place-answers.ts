import { type FieldDefinition, type FormDefinition, fieldsOf } from "../field.ts";
import { dropHiddenAnswers } from "../visible.ts";

/** An answer that does not fit the form, or not whole; both texts are somebody else's, and bounded. */
export interface UnplacedAnswer {
  name: string;
  text: string;
}

export interface PlacedAnswers {
  placed: Record<string, string>;
  unplaced: readonly UnplacedAnswer[];
}

/** Characters of an answer whose field sets no limit, as in the worker. */
const longest = 120;
/** Bounds for what is shown of answers without a place: characters, and how many. */
const listBounds = { length: 200, count: 50 } as const;

/** Sent to the API beside the answers. */
const beside = ["type", "phoneCountry", "phoneChosen"];

/** Finds a form's answers in those of a file, which anybody may have written. */
export function placeAnswers(form: FormDefinition, answers: Record<string, unknown>): PlacedAnswers {
  const fields = new Map(fieldsOf(form).map((field) => [field.name, field]));
  const found = Object.entries(answers)
    .filter(([name, value]) => !beside.includes(name) && value !== null)
    .map(([name, value]) => ({
      name,
      written: plainText(value),
      text: acceptedText(fields.get(name), value),
    }))
    .filter(({ written }) => written.trim() !== "");
  const texts = Object.fromEntries(found.flatMap(({ name, text }) => (text ? [[name, text]] : [])));
  const placed = dropHiddenAnswers(form, texts) as Record<string, string>;
  const unplaced = found
    .filter(
      ({ name, written, text = "" }) => !Object.hasOwn(placed, name) || text.length < written.trim().length,
    )
    .slice(0, listBounds.count)
    .map(({ name, written }) => ({ name: cut(name, longest), text: cut(written, listBounds.length) }));
  return { placed: withCountry(placed, answers), unplaced };
}

/** The text of an answer in its control; undefined if it is not an answer. */
function acceptedText(field: FieldDefinition | undefined, value: unknown) {
  if (!field || (typeof value === "object" && field.kind !== "ages")) return undefined;
  const text = plainText(value);
  if (field.options) return field.options.includes(text) ? text : undefined;
  if (field.kind === "longText") return cut(text.replace(/[^\P{Cc}\t\n]/gu, ""), field.max);
  const line = text.replace(/[\p{Cc}\u2028\u2029]/gu, " ").trim();
  return cut(line, field.kind === "integer" ? longest : field.max);
}

/** A list, such as of ages, as somebody would type it. */
function plainText(value: unknown) {
  const isList = Array.isArray(value) && value.every((one) => typeof one !== "object");
  return isList ? value.join(", ") : typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** A number without a country code belongs to the country beside it. */
function withCountry(
  placed: Record<string, string>,
  { phoneCountry }: Record<string, unknown>,
): Record<string, string> {
  const isOne = typeof phoneCountry === "string" && /^[A-Z]{2}$/.test(phoneCountry);
  if (!isOne || placed.phone === undefined || placed.phone.startsWith("+")) return placed;
  return { ...placed, phoneCountry, phoneChosen: "true" };
}

/** Counts code points, as the worker does. */
function cut(text: string, length = longest) {
  return [...text].slice(0, length).join("");
}
