import { startTransition, useEffect, useLayoutEffect, useMemo } from "react";
import type { FormControls, TypedAnswers } from "./controls/form-controls.ts";
import type { FormEvent } from "./form-state.ts";
import type { FormMachine } from "./use-form-machine.ts";

/** Answers that outlive an accidental reload or a way through the site. */
export interface FormDraft {
  readonly typed: TypedAnswers;
  /** The idempotency key, if the answers were sent once and the result is not known. */
  readonly key: string;
  /** The answers that were refused and have not changed since, which every language marks. */
  readonly invalid: readonly string[];
}

export function isFormDraft(value: unknown): value is FormDraft {
  return (
    typeof value === "object" && value !== null && ["typed", "key", "invalid"].every((key) => key in value)
  );
}

export interface DraftStore {
  load(): FormDraft | undefined;
  /** `forDays`: on the visitor's device, as they ask, with all that is saved until there is no draft. */
  save(draft: FormDraft | undefined, forDays: boolean): void;
  /** Lets the other forms with this draft show it. */
  announce?(by: FormControls): void;
  /** Calls `show` when another form announces the draft, until the function that it returns is called. */
  follow?(by: FormControls, show: () => void): () => void;
}

export type DraftHandle = ReturnType<typeof useDraft>;

/** Fills the controls from the form's draft and keeps it up to date; forms with the same draft show the same answers. */
export function useDraft(
  store: DraftStore | undefined,
  { now, dispatch }: FormMachine,
  controls: FormControls,
) {
  const draft = useMemo(() => {
    function save(forDays: boolean): void {
      const { phase, outline, remembered, key, invalid } = now.current;
      // Once it is sent, what still stands in the controls is no draft any more.
      if (phase === "sent" || phase === "closing") return;
      const typed = { ...remembered, ...controls.read() };
      store?.save(outline.dirty ? { typed, key, invalid } : undefined, forDays);
    }
    return {
      keep: () => save(false),
      keepForDays: () => save(true),
      /** For when the visitor leaves this form, perhaps for another one with the same draft. */
      share() {
        save(false);
        store?.announce?.(controls);
      },
      clear() {
        store?.save(undefined, false);
        store?.announce?.(controls);
      },
    };
  }, [store, controls, now]);

  // Before the first paint after hydration: what was typed until now, then what a reload interrupted.
  useLayoutEffect(() => {
    const stored = store?.load();
    if (stored) controls.fill(stored.typed);
    startTransition(() => dispatch(mounted(controls, stored)));
    if (now.current.outline.dirty) draft.keep();
  }, [store, draft, controls, dispatch, now]);

  useEffect(() => {
    return store?.follow?.(controls, () => {
      const stored = store.load();
      const typed = stored?.typed ?? {};
      if (now.current.phase !== "idle" || controls.shows(typed)) return;
      controls.show(typed);
      dispatch({ type: "emptied" });
      dispatch(mounted(controls, stored));
    });
  }, [store, controls, dispatch, now]);
  return draft;
}

function mounted(controls: FormControls, stored: Partial<FormDraft> = {}): FormEvent {
  const { typed, key = "", invalid = [] } = stored;
  return { type: "mounted", typed: { ...typed, ...controls.read() }, key, invalid };
}
