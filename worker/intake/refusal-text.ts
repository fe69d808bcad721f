import { type Field, optionText } from "#lead/field.ts";
import type { IntakeWords, Problem } from "./words/words.ts";

/** What the visitor is told about a problem of an answer: one sentence that says what to do. */
export function refusalText(field: Field, problem: Problem, words: IntakeWords): string {
  const { kind, label, min = 0, max = 0, options = [] } = field;
  const write = words.answers[kind]?.[problem] ?? words.answers[problem];
  return write({
    name: words.quote(label),
    min,
    max,
    options: options.map((option) => optionText(field, option)),
  });
}
