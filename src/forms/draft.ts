import type { Typed } from "./payload.ts";

export interface Draft {
  readonly typed: Typed;
  /** The idempotency key, if the answers were sent once and the outcome is not known. */
  readonly key: string;
}

/** Answers kept over an accidental reload, on the site only; storage may be full, blocked or absent. */
export function loadDraft(storageKey: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(storageKey: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

export function clearDraft(storageKey: string): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing could be stored either.
  }
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
