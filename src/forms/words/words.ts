import type { Form } from "#lead/field.ts";
import type { Language } from "#lead/languages.ts";

/** All that a form says in one language. */
export interface Words {
  readonly language: Language;
  /** The same as a tag that `Intl` knows. */
  readonly locale: string;
  /** The form's own words in this language. */
  translate(form: Form): Form;
  readonly onlyRequired: string;
  /** Beside the label of what may be left out. */
  readonly optional: string;
  /** Before a question that is not meant for everyone. */
  condition(answers: readonly string[], question: string): string;
  /** The label of the field that people never see. */
  readonly leaveEmpty: string;
  readonly phoneCountry: string;
  readonly sending: string;
  readonly connectionLost: string;
  readonly noClearAnswer: string;
  readonly preview: string;
  /** At an answer that was refused in another language. */
  readonly lookAgain: string;
  /** Before a list of at least two questions. */
  wrongAnswers(count: number): string;
  /** Before the code of a stored lead. */
  readonly reference: string;
}
