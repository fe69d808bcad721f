import { useCallback, useLayoutEffect, useMemo } from "react";
import type { FormControls } from "./controls/form-controls.ts";
import { draftAt } from "./draft.ts";
import type { FormMachine } from "./use-form-machine.ts";

export interface KeptDraft {
  /** Keeps the answers as they stand, or nothing where there are none. */
  keep(): void;
  clear(): void;
}

/** Fills the controls from the draft under a key and keeps it up to date; without a key nothing is stored. */
export function useDraft(
  key: string | undefined,
  { now, dispatch }: FormMachine,
  controls: FormControls,
): KeptDraft {
  const draft = useMemo(() => (key ? draftAt(key) : undefined), [key]);

  // Before the first paint after hydration: what was typed until now, then what a reload interrupted.
  useLayoutEffect(() => {
    const kept = draft?.load();
    if (kept) controls.fill(kept.typed);
    dispatch({ type: "mounted", typed: { ...kept?.typed, ...controls.read() }, key: kept?.key ?? "" });
  }, [draft, controls, dispatch]);

  const keep = useCallback(() => {
    const { outline, remembered, key } = now.current;
    if (outline.dirty) draft?.save({ typed: { ...remembered, ...controls.readForDraft() }, key });
    else draft?.clear();
  }, [draft, controls, now]);
  const clear = useCallback(() => draft?.clear(), [draft]);
  return useMemo(() => ({ keep, clear }), [keep, clear]);
}
