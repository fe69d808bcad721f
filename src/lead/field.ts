/**
 * A form is data: sections of fields. The interface, the validation, the types, the mail's rows and the
 * export's columns are all derived from it. Nothing in it is a function, so a form prints and diffs.
 */

export type FieldKind = "text" | "email" | "phone" | "integer" | "ages" | "choice" | "longText";

/** Shows a field only while an earlier field's answer is one of `is`. */
export interface Condition {
  readonly field: string;
  readonly is: readonly string[];
}

export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint?: string;
  readonly required: boolean;
  /** Longest answer in characters (text kinds) or highest number (integer). */
  readonly max?: number;
  /** Lowest number (integer). */
  readonly min?: number;
  /** The answers of a choice, in order, as stored in every language. */
  readonly options?: readonly string[];
  /** The value of a choice's first option, which counts as no answer; absent: an empty one. */
  readonly placeholder?: string;
  /** What shows in place of options and of `noChoice`, by these words; absent: the words themselves. */
  readonly optionTexts?: Readonly<Record<string, string>>;
  /** An HTML autofill token; `off` where the visitor's own data would be wrong. */
  readonly autocomplete: string;
  readonly when?: Condition;
  /** Short answers share a row where there is room. */
  readonly short: boolean;
}

export interface Section {
  /** The same in every language. */
  readonly name: string;
  /** Empty where the form is a single section without a heading. */
  readonly title: string;
  readonly fields: readonly Field[];
}

export interface Form {
  readonly name: "contact" | "request";
  /** The last segment of the endpoint. */
  readonly endpoint: "contact" | "request";
  readonly heading: string;
  readonly submitLabel: string;
  readonly successMessage: string;
  /** How long the messages of a refused send stay on the screen, in milliseconds. */
  readonly errorDuration: number;
  /** Whether a refused send moves the focus to the field that its first message names. */
  readonly focusOnError: boolean;
  readonly sections: readonly Section[];
}

/** What every choice says while it is not answered. */
export const noChoice = "Please make a selection";

/** All fields of a form in form order. */
export function fieldsOf(form: Form): readonly Field[] {
  return form.sections.flatMap((section) => section.fields);
}

/** An option, or `noChoice`, as it shows. */
export function optionText({ optionTexts }: Field, option: string): string {
  return optionTexts?.[option] ?? option;
}

type FieldOf<F extends Form> = F["sections"][number]["fields"][number];

/** The stored values of a form: numbers for `integer`, one of its words for a choice, text for the rest; unanswered ones are absent. */
export type Answers<F extends Form> = {
  readonly [K in FieldOf<F> as K["name"]]?: K extends { readonly options: readonly (infer Option)[] }
    ? Option
    : K["kind"] extends "integer"
      ? number
      : string;
};
