import { type Field, type Form, fieldsOf } from "#lead/field.ts";
import { dropHiddenAnswers, isVisible } from "#lead/visible.ts";

/** What stands in the controls, by field name; a control that is not there has no entry. */
export type Typed = Readonly<Record<string, string>>;

/** Sent for text that a numeric control holds but does not tell, so that the server can refuse it. */
export const unreadableNumber = "not a number";

/** Which questions show, and which sections are answered as far as they must be. */
export interface Outline {
  readonly visible: readonly string[];
  readonly done: readonly string[];
  readonly dirty: boolean;
}

/** The answers as they travel: hidden and empty ones are left out, whole numbers are numbers. */
export function answersOf(form: Form, typed: Typed): Record<string, string | number> {
  const shown = dropHiddenAnswers(form, typed);
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => isAnswered(field, String(shown[field.name] ?? "")))
      .map((field) => [field.name, travelForm(field, String(shown[field.name]))]),
  );
}

export function outlineOf(form: Form, typed: Typed): Outline {
  const answered = (field: Field) => isAnswered(field, typed[field.name] ?? "");
  const shows = (field: Field) => isVisible(field, typed);
  return {
    visible: fieldsOf(form)
      .filter(shows)
      .map((field) => field.name),
    done: form.sections
      .filter(({ fields }) => fields.some((field) => shows(field) && answered(field)))
      .filter(({ fields }) => fields.every((field) => !field.required || !shows(field) || answered(field)))
      .map((section) => section.title),
    dirty: fieldsOf(form).some(answered),
  };
}

function isAnswered(field: Field, text: string): boolean {
  return text.trim() !== "" && text !== field.placeholder;
}

function travelForm(field: Field, text: string): string | number {
  return field.kind === "integer" && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text;
}
