/** A form is data, from which interface, validation, types, mails and exports are derived. */

export type FieldKind = "text" | "email" | "phone" | "integer" | "ages" | "choice" | "longText";

/** Shows a field only while an earlier field's answer is one of `is`. */
export interface Condition {
  readonly field: string;
  readonly is: readonly string[];
}

/** A question without its words (words.ts). */
export interface FieldDefinition {
  readonly name: string;
  readonly kind: FieldKind;
  /** Every language has a hint below the label. */
  readonly hinted?: true;
  /** Every language also has the official terms, for those who know them. */
  readonly termed?: true;
  readonly required: boolean;
  /** Longest answer in characters (text kinds) or highest number (integer). */
  readonly max?: number;
  readonly min?: number;
  /** The answers of a choice, in order, as stored in every language. */
  readonly options?: readonly string[];
  /** The value of a choice's first option, which counts as no answer; absent: an empty one. */
  readonly placeholder?: string;
  /** An HTML autofill token; `off` if the visitor's own data would be wrong. */
  readonly autocomplete: string;
  readonly when?: Condition;
  /** Short answers share a row if there is room. */
  readonly short: boolean;
}

export interface SectionDefinition {
  readonly name: string;
  /** For a form of a single section without a heading. */
  readonly untitled?: true;
  readonly fields: readonly FieldDefinition[];
}

export interface FormDefinition {
  /** Also the last segment of the form's endpoint. */
  readonly name: "contact" | "request";
  /** Milliseconds for which the messages of a refusal stay. */
  readonly errorDuration: number;
  /** A refusal moves the focus to the field of its first message. */
  readonly focusOnError: boolean;
  /** Enter leads to the next question; otherwise it sends. */
  readonly enterMovesOn: boolean;
  readonly sections: readonly SectionDefinition[];
}

export interface Field extends FieldDefinition {
  readonly label: string;
  readonly hint?: string;
  readonly terms?: string;
  /** The options as shown, by their stored words. */
  readonly optionTexts?: Readonly<Record<string, string>>;
}

export interface FormSection extends SectionDefinition {
  /** Empty if the section has none. */
  readonly title: string;
  readonly fields: readonly Field[];
}

/** A form in the words of a language (worded-form.ts). */
export interface Form extends FormDefinition {
  readonly heading: string;
  readonly submitLabel: string;
  readonly successMessage: string;
  readonly sections: readonly FormSection[];
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
  readonly [K in FieldOf<F> as K["name"]]?: K extends { readonly options: readonly (infer Option)[] }
    ? Option
    : K["kind"] extends "integer"
      ? number
      : string;
};
