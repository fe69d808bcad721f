import { type FieldDefinition, type FormDefinition, fieldsOf } from "./field.ts";

type Values = Record<string, unknown>;

export function isVisible({ when }: FieldDefinition, values: Values): boolean {
  if (when === undefined) return true;
  // Compares only texts: converting an object would call the `toString` of a stranger's body.
  const value = values[when.field];
  return typeof value === "string" && when.is.includes(value);
}

export function isAnswered(field: FieldDefinition, text = ""): boolean {
  return text.trim() !== "" && text !== field.placeholder;
}

/** A copy of the values without hidden fields and unknown names. */
export function dropHiddenAnswers(form: FormDefinition, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => Object.hasOwn(values, field.name) && isVisible(field, values))
      .map((field) => [field.name, values[field.name]]),
  );
}
