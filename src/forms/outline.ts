import { type FieldDefinition, type FormDefinition, fieldsOf } from "#lead/field.ts";
import { mentionsQuebec } from "#lead/mentions-quebec.ts";
import { isAnswered, isVisible } from "#lead/visible.ts";
import type { TypedAnswers } from "./controls/form-controls.ts";

export interface Outline {
  visible: readonly string[];
  done: readonly string[];
  dirty: boolean;
  quebec: boolean;
}

export function outlineOf(form: FormDefinition, typed: TypedAnswers): Outline {
  const answered = (field: FieldDefinition) => isAnswered(field, typed[field.name]);
  const shows = (field: FieldDefinition) => isVisible(field, typed);
  return {
    visible: fieldsOf(form)
      .filter(shows)
      .map((field) => field.name),
    done: form.sections
      .filter(({ fields }) => fields.some((field) => shows(field) && answered(field)))
      .filter(({ fields }) => fields.every((field) => !field.required || !shows(field) || answered(field)))
      .map((section) => section.name),
    dirty: fieldsOf(form).some(answered),
    quebec: mentionsQuebec(typed.province ?? ""),
  };
}

export function sameOutline(a: Outline, b: Outline): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
