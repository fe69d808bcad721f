import type { TypedAnswers } from "./controls/form-controls.ts";

/** Answers that outlive an accidental reload or a way through the site. */
export interface Draft {
  readonly typed: TypedAnswers;
  /** The idempotency key, if the answers were sent once and the outcome is not known. */
  readonly key: string;
}

/** Where the forms of a page that keep the same draft hear of each other. */
const changes = new EventTarget();

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
    /** Lets the other forms of the page take the draft over from the one that `by` stands for. */
    tell: (by: object) => void changes.dispatchEvent(new CustomEvent(storageKey, { detail: by })),
    /** Calls `follow` whenever another form than `by` may have changed the draft; the function that it returns ends that. */
    watch(by: object, follow: () => void): () => void {
      const told = (event: Event) => event instanceof CustomEvent && event.detail !== by && follow();
      // A page that a step in the history brings back as it was left knows nothing of what was typed since.
      const shown = ({ persisted }: PageTransitionEvent) => persisted && follow();
      changes.addEventListener(storageKey, told);
      addEventListener("pageshow", shown);
      return () => {
        changes.removeEventListener(storageKey, told);
        removeEventListener("pageshow", shown);
      };
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
