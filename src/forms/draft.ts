import { draftDays } from "#lead/draft-days.ts";
import type { FormControls } from "./controls/form-controls.ts";
import { type Draft, isDraft } from "./is-draft.ts";
import type { FormMachine } from "./use-form-machine.ts";

interface LastingDraft extends Draft {
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Store of the draft of one form on the page. */
export interface DraftStore {
  load(): Draft | undefined;
  /** Keeps the answers as they stand, or nothing where there are none. */
  keep(): void;
  /** Keeps them on the device, as the visitor asks, with all that is changed until they are sent or thrown away. */
  keepForDays(): void;
  clear(): void;
  /** Keeps the answers too, and lets the other forms of the page show them: for when the visitor leaves this one. */
  tell(): void;
  /** Shows what other forms keep, until the function that it returns is called. */
  follow(): (() => void) | undefined;
}

/** Channel on which the forms of a page with the same draft hear of each other. */
const changes = new EventTarget();

/** The answers that a visitor has asked to keep under this key; undefined once their days are over. */
export function lastingDraft(storageKey: string): LastingDraft | undefined {
  const stored = read(() => localStorage, storageKey);
  if (!isDraft(stored) || !("until" in stored) || typeof stored.until !== "number") return undefined;
  if (stored.until > Date.now()) return stored as LastingDraft;
  write(() => localStorage, storageKey, undefined);
  return undefined;
}

/** Throws away what is kept under this key. */
export function dropDraft(storageKey: string): void {
  write(() => sessionStorage, storageKey, undefined);
  write(() => localStorage, storageKey, undefined);
}

// A browser's storage may be full, blocked or absent: a form works without one.
function read(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return undefined;
  }
}

function write(storage: () => Storage, key: string, value: object | undefined): void {
  try {
    if (value === undefined) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is kept.
  }
}

/** Keeps a form's draft under a key of sessionStorage, and of localStorage where the visitor asks for it. */
export function draftAt(storageKey: string) {
  return ({ now, dispatch }: FormMachine, controls: FormControls): DraftStore => {
    const announce = () => void changes.dispatchEvent(new CustomEvent(storageKey, { detail: controls }));

    function load(): Draft | undefined {
      const stored = read(() => sessionStorage, storageKey);
      return isDraft(stored) ? stored : lastingDraft(storageKey);
    }

    function keep(until = lastingDraft(storageKey)?.until): void {
      const { outline, remembered, key, invalid } = now.current;
      const draft: Draft = { typed: { ...remembered, ...controls.read() }, key, invalid };
      if (!outline.dirty) {
        dropDraft(storageKey);
        return;
      }
      write(() => sessionStorage, storageKey, draft);
      if (until !== undefined) write(() => localStorage, storageKey, { ...draft, until });
    }

    /** Shows the draft as another form has left it. */
    function show(): void {
      const { typed = {}, key = "", invalid = [] } = load() ?? {};
      if (now.current.phase !== "idle" || controls.shows(typed)) return;
      controls.show(typed);
      dispatch({ type: "emptied" });
      dispatch({ type: "mounted", typed: { ...typed, ...controls.read() }, key, invalid });
    }

    return {
      load,
      keep: () => keep(),
      keepForDays: () => keep(Date.now() + draftDays * 24 * 3_600_000),
      clear() {
        dropDraft(storageKey);
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
