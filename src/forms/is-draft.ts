import type { TypedAnswers } from "./controls/form-controls.ts";

/** Answers that outlive an accidental reload or a way through the site. */
export interface Draft {
  readonly typed: TypedAnswers;
  /** The idempotency key, if the answers were sent once and the outcome is not known. */
  readonly key: string;
  /** The answers that were refused and have not changed since, which every language marks. */
  readonly invalid: readonly string[];
}

export function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { typed, key, invalid } = value as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof key === "string" &&
    Array.isArray(invalid) &&
    typeof typed === "object" &&
    typed !== null &&
    Object.values(typed).every((answer) => typeof answer === "string")
  );
}
