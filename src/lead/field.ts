import type { Profession } from "./profession.ts";

/** A form is data, from which interface, validation, types, mails and exports are derived. */

export type FieldKind = "text" | "email" | "phone" | "integer" | "ages" | "choice" | "longText";

/** Shows a field only while an earlier field's answer is one of `is`. */
export interface Condition {
  field: string;
  is: readonly string[];
}

/** A question without its words (words.ts). */
export interface FieldDefinition {
  name: string;
  kind: FieldKind;
  /** Every language has a hint below the label. */
  hinted?: true;
  /** Every language also has the official terms, for those who know them. */
  termed?: true;
  required: boolean;
  /** Longest answer in characters (text kinds) or highest number (integer). */
  max?: number;
  min?: number;
  /** The answers of a choice, in order, as stored in every language. */
  options?: readonly string[];
  /** The value of a choice's first option, which counts as no answer; absent: an empty one. */
  placeholder?: string;
  /** An HTML autofill token; `off` if the visitor's own data would be wrong. */
  autocomplete: string;
  when?: Condition;
  /** Short answers share a row if there is room. */
  short: boolean;
}

export interface SectionDefinition {
  name: string;
  /** For a form of a single section without a heading. */
  untitled?: true;
  fields: readonly FieldDefinition[];
}

export interface FormDefinition {
  /** Also the last segment of the form's endpoint. */
  name: "contact" | "request";
  /** Milliseconds for which the messages of a refusal stay. */
  errorDuration: number;
  /** A refusal moves the focus to the field of its first message. */
  focusOnError: boolean;
  /** Enter leads to the next question; otherwise it sends. */
  enterMovesOn: boolean;
  sections: readonly SectionDefinition[];
}

export interface Field extends FieldDefinition {
  label: string;
  hint?: string;
  terms?: string;
  /** The options as shown, by their stored words. */
  optionTexts?: Record<string, string>;
}

export interface FormSection extends SectionDefinition {
  /** Empty if the section has none. */
  title: string;
  fields: readonly Field[];
}

/** A form in the words of a language (worded-form.ts). */
export interface Form extends FormDefinition {
  heading: string;
  submitLabel: string;
  successMessage(by: Profession): string;
  sections: readonly FormSection[];
}

/** ISO 3166 code of the country that a phone field starts with. */
export const defaultCountry = "CA";

/** The value of an unanswered choice whose first option has a value of its own. */
export const noChoice = "Please make a selection";

export function fieldsOf(form: Form): readonly Field[];
export function fieldsOf(form: FormDefinition): readonly FieldDefinition[];
export function fieldsOf(form: FormDefinition): readonly FieldDefinition[] {
  return form.sections.flatMap((section) => section.fields);
}

/** An option as shown; one that the form no longer has, as stored. */
export function optionText({ optionTexts }: Field, option: string): string {
  return optionTexts?.[option] ?? option;
}

type FieldOf<F extends FormDefinition> = F["sections"][number]["fields"][number];

/**
 * The stored values of a form: numbers for `integer`, one of its options for a choice, otherwise text;
 * unanswered ones are absent.
 */
export type FormAnswers<F extends FormDefinition> = {
  readonly [K in FieldOf<F> as K["name"]]?: K extends { options: readonly (infer Option)[] }
    ? Option
    : K["kind"] extends "integer"
      ? number
      : string;
};
