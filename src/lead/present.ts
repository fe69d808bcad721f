import { type Field, type Form, optionText } from "./field.ts";
import { dropHiddenAnswers } from "./visible.ts";

export interface Row {
  label: string;
  value: string;
  /** The value's language, where it is not that of the rows. */
  lang?: string | undefined;
}

export function row(label: string, value: string): Row {
  return { label, value };
}

export function presentAnswers(form: Form, answers: Record<string, unknown>) {
  const visible = dropHiddenAnswers(form, answers);
  return form.sections
    .map((section) => ({
      title: section.title,
      rows: section.fields
        .filter((field) => (visible[field.name] ?? "") !== "")
        .map((field) => ({
          name: field.name,
          label: field.label,
          value: shownValue(field, visible[field.name]),
        })),
    }))
    .filter((group) => group.rows.length > 0);
}

function shownValue(field: Field, value: unknown) {
  const text = String(value);
  return field.options ? optionText(field, text) : text;
}
