import type { TypedAnswers } from "./controls/form-controls.ts";

/** Answers that outlive an accidental reload. */
export interface Draft {
  readonly typed: TypedAnswers;
  /** The idempotency key, if the answers were sent once and the outcome is not known. */
  readonly key: string;
}

/** The draft under a key of sessionStorage, which may be full, blocked or absent: a form works without one. */
export function draftAt(storageKey: string) {
  return {
    load(): Draft | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
        return isDraft(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    },
    save(draft: Draft): void {
      try {
        sessionStorage.setItem(storageKey, JSON.stringify(draft));
      } catch {
        // Nothing is kept.
      }
    },
    clear(): void {
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // Nothing could be stored either.
      }
    },
  };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("typed" in value) || !("key" in value)) return false;
  const { typed, key } = value;
  return (
    typeof key === "string" &&
    typeof typed === "object" &&
    typed !== null &&
    Object.values(typed).every((answer) => typeof answer === "string")
  );
}
