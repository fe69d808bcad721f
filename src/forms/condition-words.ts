import type { Condition, Form, Section } from "#lead/field.ts";
import { fieldsOf } from "#lead/field.ts";

/** When a question is meant, told to somebody who sees it whether it is or not. */
export function conditionWords(form: Form, condition: Condition): string {
  const asked = fieldsOf(form).find(({ name }) => name === condition.field);
  const answers = condition.is.map((option) => `“${option}”`).join(" or ");
  return `Only if you answered ${answers} to “${asked?.label}”:`;
}

/** The condition that all questions of a section share, if there is one. */
export function sharedCondition({ fields }: Section): Condition | undefined {
  const [first] = fields;
  return fields.every(({ when }) => when === first?.when) ? first?.when : undefined;
}
