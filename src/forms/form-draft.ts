import type { Language } from "#lead/languages.ts";
import type { PhoneChoice } from "#lead/wire.ts";
import type { TypedAnswers } from "./controls/form-controls.ts";
import type { Uncertainty } from "./sending/send-lead.ts";

/** Other readings of a number that the server asks about, until it changes or a country is chosen. */
export interface PhoneQuestion {
  name: string;
  choices: readonly PhoneChoice[];
  language: Language;
}

/** Answers that survive an accidental reload or a way through the site. */
export interface FormDraft {
  typed: TypedAnswers;
  /** The idempotency key, if it is not known whether a send of these answers arrived. */
  key?: string;
  /** Answers that were refused and have not changed since, marked in every language. */
  invalid?: readonly string[];
  question?: PhoneQuestion | undefined;
  /** The server's sentences, and their language in a draft that is shown in several. */
  notice?: string;
  reasons?: Readonly<Record<string, string>>;
  language?: Language;
  /** Why it is not known whether a send of these answers arrived; also while it has no answer yet. */
  uncertainty?: Uncertainty | "";
  /** The end of the days for which it is kept on the device, in milliseconds since 1970. */
  until?: number;
}

export function isFormDraft(value: unknown): value is FormDraft {
  return typeof value === "object" && value !== null && "typed" in value;
}
