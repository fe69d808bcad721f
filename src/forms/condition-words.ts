import type { Condition, Form, Section } from "#lead/field.ts";
import { fieldsOf, optionText } from "#lead/field.ts";
import type { Words } from "./words/words.ts";

/** When a question of a form in the same language is meant, told to somebody who sees it whether it is or not. */
export function conditionWords(form: Form, condition: Condition, words: Words): string {
  const asked = fieldsOf(form).find(({ name }) => name === condition.field);
  const answers = condition.is.map((option) => (asked ? optionText(asked, option) : option));
  return words.condition(answers, asked?.label ?? "");
}

/** The condition that all questions of a section share, if there is one. */
export function sharedCondition({ fields }: Section): Condition | undefined {
  const [first] = fields;
  return fields.every(({ when }) => when === first?.when) ? first?.when : undefined;
}
