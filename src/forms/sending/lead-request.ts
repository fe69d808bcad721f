import { type FieldDefinition, type FormDefinition, fieldsOf } from "#lead/field.ts";
import { dropHiddenAnswers, isAnswered } from "#lead/visible.ts";
import type { TypedAnswers } from "../controls/form-controls.ts";

export interface LeadRequest {
  url: string;
  /** One UUID per filled-in form, so that a retry is the same lead. */
  key: string;
  body: Readonly<Record<string, unknown>>;
  /** Aborted when the visitor stops a send that takes long. */
  signal?: AbortSignal | undefined;
}

/** The answers as sent: without hidden and empty ones, whole numbers as numbers. */
export function answersOf(form: FormDefinition, typed: TypedAnswers): Record<string, string | number> {
  const visible = dropHiddenAnswers(form, typed);
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => isAnswered(field, String(visible[field.name] ?? "")))
      .map((field) => [field.name, wireValue(field, String(visible[field.name]))]),
  );
}

function wireValue(field: FieldDefinition, text: string) {
  return field.kind === "integer" && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text;
}
