import { type FieldDefinition, type FormDefinition, fieldsOf } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";
import { dropHiddenAnswers } from "#lead/visible.ts";
import {
  elapsedName,
  honeypotName,
  languageName,
  noticeName,
  type PhoneEntry,
  phoneEntryName,
  type Source,
  testName,
} from "#lead/wire.ts";
import type { TypedAnswers } from "../controls/form-controls.ts";
import { isAnswered } from "../outline.ts";

export interface LeadRequest {
  /** The endpoint, absolute or relative to the page. */
  readonly url: string;
  /** One UUID per filled form: what makes a retry the same lead. */
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FilledForm {
  readonly form: FormDefinition;
  readonly language: Language;
  readonly notice: string;
  readonly api: string;
  readonly key: string;
  readonly typed: TypedAnswers;
  readonly phoneEntry?: PhoneEntry | undefined;
  readonly source: Source | undefined;
  /** The worker stores nothing of it. */
  readonly test?: boolean | undefined;
  readonly honeypot: string;
  /** Milliseconds from the first touch to the send. */
  readonly elapsed: number;
}

export function leadRequest(filled: FilledForm): LeadRequest {
  const { form, language, notice, api, key, typed, phoneEntry, source, test, honeypot, elapsed } = filled;
  return {
    url: `${api}/${form.endpoint}`,
    key,
    body: {
      // First, so that it is read also of a body that is too large to be read whole.
      [languageName]: language,
      [noticeName]: notice,
      ...(test && { [testName]: true }),
      ...answersOf(form, typed),
      type: form.name,
      [phoneEntryName]: phoneEntry,
      source,
      [honeypotName]: honeypot,
      [elapsedName]: elapsed,
    },
  };
}

/** The answers as they travel: hidden and empty ones are left out, whole numbers are numbers. */
export function answersOf(form: FormDefinition, typed: TypedAnswers): Record<string, string | number> {
  const shown = dropHiddenAnswers(form, typed);
  return Object.fromEntries(
    fieldsOf(form)
      .filter((field) => isAnswered(field, String(shown[field.name] ?? "")))
      .map((field) => [field.name, travelForm(field, String(shown[field.name]))]),
  );
}

function travelForm(field: FieldDefinition, text: string): string | number {
  return field.kind === "integer" && /^\s*\d{1,15}\s*$/.test(text) ? Number(text) : text;
}
