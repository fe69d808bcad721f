import { type Condition, type Form, type FormSection, fieldsOf, optionText } from "#lead/field.ts";
import type { FormWords } from "#lead/words.ts";

export function conditionWords(form: Form, condition: Condition, words: FormWords): string {
  const asked = fieldsOf(form).find(({ name }) => name === condition.field);
  const answers = condition.is.map((option) => words.quote(asked ? optionText(asked, option) : option));
  return words.condition(answers, words.quote(asked?.label ?? ""));
}

export function sharedCondition({ fields }: FormSection): Condition | undefined {
  const [first] = fields;
  return fields.every(({ when }) => when === first?.when) ? first?.when : undefined;
}
