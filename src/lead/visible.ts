import type { FieldDefinition, FormDefinition } from "./field.ts";
import { fieldsOf } from "./field.ts";

type Values = Readonly<Record<string, unknown>>;

/** True where a field shows, given the values so far. */
export function isVisible({ when }: FieldDefinition, values: Values): boolean {
  if (when === undefined) return true;
  // Texts alone are compared: to make a text of an object would call the `toString` of a body from outside.
  const value = values[when.field];
  return typeof value === "string" && when.is.includes(value);
}

/** Whether the text in a field's control is an answer. */
export function isAnswered(field: FieldDefinition, text = ""): boolean {
  return text.trim() !== "" && text !== field.placeholder;
}

/** A copy of the values without those of hidden fields and of names that the form does not ask. */
export function dropHiddenAnswers(form: FormDefinition, values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => Object.hasOwn(values, field.name) && isVisible(field, values))
      .map((field) => [field.name, values[field.name]]),
  );
}
