import { type FormDefinition, fieldsOf } from "../field.ts";
import { isAnswered, isVisible } from "../visible.ts";

type Texts = Record<string, string>;

interface MergedAnswers {
  taken: Texts;
  filled: number;
  /** Number of typed answers that stay although the file has others. */
  kept: number;
}

/** Which answers of a file go into a form: typed ones stay, unless the visitor wants them replaced. */
export function mergeAnswers(
  form: FormDefinition,
  typed: Texts,
  placed: Texts,
  replaces: boolean,
): MergedAnswers {
  const different = fieldsOf(form).filter(
    ({ name }) => placed[name] !== undefined && placed[name] !== typed[name],
  );
  const wanted = different.filter((field) => replaces || !isAnswered(field, typed[field.name]));
  const merged = { ...typed, ...only(placed, wanted) };
  const taken = wanted.filter((field) => isVisible(field, merged));
  const country = taken.some(({ kind }) => kind === "phone") ? beside : [];
  return {
    taken: only(placed, [...taken, ...country]),
    filled: taken.length,
    kept: different.length - wanted.length,
  };
}

/** Sent beside a number. */
const beside = [{ name: "phoneCountry" }, { name: "phoneChosen" }];

function only(texts: Texts, fields: readonly { name: string }[]): Texts {
  const names = fields.map(({ name }) => name);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}
