import type { Form } from "./field.ts";
import { dropHiddenAnswers } from "./visible.ts";

export interface Row {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export interface RowGroup {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The answered questions of a lead, in sections and form order; sections without an answer are left out. */
export function presentAnswers(form: Form, answers: Readonly<Record<string, unknown>>): readonly RowGroup[] {
  const shown = dropHiddenAnswers(form, answers);
  return form.sections
    .map((section) => ({
      title: section.title,
      rows: section.fields
        .filter((field) => (shown[field.name] ?? "") !== "")
        .map((field) => ({ name: field.name, label: field.label, value: String(shown[field.name]) })),
    }))
    .filter((group) => group.rows.length > 0);
}
