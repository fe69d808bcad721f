import type { FormControls, TypedAnswers } from "./controls/form-controls.ts";
import type { FormMachine } from "./use-form-machine.ts";

/** Answers that outlive an accidental reload or a way through the site. */
interface Draft {
  readonly typed: TypedAnswers;
  /** The idempotency key, if the answers were sent once and the outcome is not known. */
  readonly key: string;
}

/** The draft of one form on the page. */
export interface KeptDraft {
  load(): Draft | undefined;
  /** Keeps the answers as they stand, or nothing where there are none. */
  keep(): void;
  clear(): void;
  /** Keeps the answers too, and lets the other forms of the page show them: for when the visitor leaves this one. */
  tell(): void;
  /** Shows what other forms keep, until the function that it returns is called. */
  follow(): (() => void) | undefined;
}

/** Channel on which the forms of a page with the same draft hear of each other. */
const changes = new EventTarget();

/** Keeps a form's draft under a key of sessionStorage, which may be full, blocked or absent: a form works without one. */
export function draftAt(storageKey: string) {
  return ({ now, dispatch }: FormMachine, controls: FormControls): KeptDraft => {
    const announce = () => void changes.dispatchEvent(new CustomEvent(storageKey, { detail: controls }));

    function load(): Draft | undefined {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
        return isDraft(stored) ? stored : undefined;
      } catch {
        return undefined;
      }
    }

    function keep(): void {
      const { outline, remembered, key } = now.current;
      const draft: Draft = { typed: { ...remembered, ...controls.readForDraft() }, key };
      try {
        if (outline.dirty) sessionStorage.setItem(storageKey, JSON.stringify(draft));
        else sessionStorage.removeItem(storageKey);
      } catch {
        // Nothing is kept.
      }
    }

    /** Shows the draft as another form has left it. */
    function show(): void {
      const { typed = {}, key = "" } = load() ?? {};
      if (now.current.phase !== "idle" || controls.shows(typed)) return;
      controls.show(typed);
      dispatch({ type: "emptied" });
      dispatch({ type: "mounted", typed: { ...typed, ...controls.read() }, key });
    }

    return {
      load,
      keep,
      clear() {
        try {
          sessionStorage.removeItem(storageKey);
        } catch {
          // Nothing could be stored either.
        }
        announce();
      },
      tell() {
        // Once it is sent, what still stands in the controls is no draft any more.
        if (now.current.phase === "idle") keep();
        announce();
      },
      follow() {
        const told = (event: Event) => event instanceof CustomEvent && event.detail !== controls && show();
        // A page that a step in the history brings back as it was left knows nothing of what was typed since.
        const shown = ({ persisted }: PageTransitionEvent) => persisted && show();
        changes.addEventListener(storageKey, told);
        addEventListener("pageshow", shown);
        return () => {
          changes.removeEventListener(storageKey, told);
          removeEventListener("pageshow", shown);
        };
      },
    };
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
