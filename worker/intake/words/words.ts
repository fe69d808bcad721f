import type { FieldKind } from "#lead/field.ts";

/** What may be wrong with an answer. */
export const problems = [
  "missing",
  "wrong",
  "long",
  "garbled",
  "no country",
  "too short",
  "too long",
  "not a number",
] as const;
export type Problem = (typeof problems)[number];

/** A question as its refusals speak of it. */
export interface Asked {
  /** Its label, in quotation marks. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** The options as they show. */
  readonly options: readonly string[];
}

type ProblemTexts = Readonly<Record<Problem, (asked: Asked) => string>>;

/** Why a form as a whole is not taken. */
export interface FormReasons {
  readonly tooOften: string;
  readonly notJson: string;
  readonly withoutToken: string;
  readonly malformed: string;
  readonly incomplete: string;
  /** As `malformed` and `incomplete`, for somebody who sees a page. */
  readonly brokenPage: string;
  readonly tooLarge: string;
  readonly compressed: string;
  readonly foreign: string;
  readonly notStored: string;
  readonly failed: string;
  readonly nothingHere: string;
  readonly notPosted: string;
}

/** What the worker says to visitors in one language: each sentence tells what to do. */
export interface IntakeWords {
  /** A tag that `Intl` knows. */
  readonly locale: string;
  quote(text: string): string;
  readonly reasons: FormReasons;
  /** The type is not the form's; `form` is in quotation marks. */
  otherType(form: string): string;
  readonly answers: ProblemTexts & { readonly [Kind in FieldKind]?: Partial<ProblemTexts> };
  /** What stands before the title of a page, which is the first thing that a screen reader says. */
  readonly titles: { readonly received: string; readonly refused: string; readonly check: string };
  /** Before a list of links to the refused answers. */
  readonly summary: string;
}
