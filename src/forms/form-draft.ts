import type { TypedAnswers } from "./controls/form-controls.ts";
import type { PhoneQuestion } from "./form-event.ts";

/** Answers that outlive an accidental reload or a way through the site. */
export interface FormDraft {
  readonly typed: TypedAnswers;
  /** The idempotency key, if the answers were sent once and it is not known whether they arrived. */
  readonly key: string;
  /** The answers that were refused and have not changed since, which every language marks. */
  readonly invalid: readonly string[];
  readonly question?: PhoneQuestion | undefined;
}

export function isFormDraft(value: unknown): value is FormDraft {
  return (
    typeof value === "object" && value !== null && ["typed", "key", "invalid"].every((key) => key in value)
  );
}
