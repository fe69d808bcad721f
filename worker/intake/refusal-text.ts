import type { Field } from "#lead/field.ts";

type Problem =
  | "missing"
  | "wrong"
  | "long"
  | "garbled"
  | "no country"
  | "too short"
  | "too long"
  | "not a number";

const phoneExample = "for example +1 604 555 0142";

type Texts = Readonly<Record<Problem, string>>;

// Written once a field: formatting numbers is the dearest part of reading an answer.
const written = new WeakMap<Field, Texts>();

/** What the visitor is told about each problem of an answer: one sentence that says what to do. */
export function refusalText(field: Field): Texts {
  const before = written.get(field);
  if (before) return before;
  const now = writeTexts(field);
  written.set(field, now);
  return now;
}

function writeTexts(field: Field): Texts {
  const name = `“${field.label}”`;
  const byKind = texts[field.kind];
  return {
    missing: `Please fill in ${name}.`,
    wrong: `Please write an answer to ${name}.`,
    long: `Please shorten ${name} to at most ${count(field.max ?? 0)} characters.`,
    garbled: `Please write ${name} again without line breaks, tabs or broken characters.`,
    "no country": `Please start the phone number with + and the country code, ${phoneExample}.`,
    "too short": `Please check the phone number, some digits seem to be missing, ${phoneExample}.`,
    "too long": `Please check the phone number, its count of digits does not fit its country, ${phoneExample}.`,
    "not a number": `Please write a phone number with its country code, ${phoneExample}.`,
    ...byKind(field, name),
  };
}

const texts: Record<Field["kind"], (field: Field, name: string) => Partial<Record<Problem, string>>> = {
  text: () => ({}),
  longText: (_field, name) => ({ garbled: `Please write ${name} again without broken characters.` }),
  email: () => ({
    missing: "Please write your e-mail address.",
    wrong: "Please write a complete e-mail address, for example name@example.com.",
    garbled: "Please write the e-mail address again without line breaks, tabs or broken characters.",
  }),
  phone: () => ({
    missing: "Please write your phone number.",
    wrong: `Please write a phone number with its country code, ${phoneExample}.`,
  }),
  integer: (field, name) => {
    const range = `a whole number from ${field.min ?? 0} to ${field.max}`;
    return { missing: `Please fill in ${name} with ${range}.`, wrong: `Please write ${name} as ${range}.` };
  },
  ages: (_field, name) => ({
    wrong: `Please write ${name} as whole numbers with commas between them, for example 3, 7, and 0 for a baby.`,
  }),
  choice: (field, name) => ({
    missing: `Please choose an answer for ${name}.`,
    wrong: `Please choose one of the answers given for ${name}${list(field.options ?? [])}.`,
  }),
};

function list(options: readonly string[]): string {
  return options.length <= 2 ? `, ${options.join(" or ")}` : "";
}

function count(characters: number): string {
  return characters.toLocaleString("en-CA");
}
