import { useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import type { FormControls } from "./controls/form-controls.ts";
import { draftAt } from "./draft.ts";
import type { FormMachine } from "./use-form-machine.ts";

export interface KeptDraft {
  /** Keeps the answers as they stand, or nothing where there are none. */
  keep(): void;
  clear(): void;
  /** Keeps the answers too, and lets the other forms of the page show them: for when the visitor leaves this one. */
  tell(): void;
}

/**
 * Fills the controls from the draft under a key and keeps it up to date; forms of a page with the same key show the same
 * answers. Without a key nothing is stored.
 */
export function useDraft(
  key: string | undefined,
  { now, dispatch }: FormMachine,
  controls: FormControls,
): KeptDraft {
  const draft = useMemo(() => (key ? draftAt(key) : undefined), [key]);

  const keep = useCallback(() => {
    const { outline, remembered, key: leadKey } = now.current;
    if (outline.dirty) draft?.save({ typed: { ...remembered, ...controls.readForDraft() }, key: leadKey });
    else draft?.clear();
  }, [draft, controls, now]);
  const clear = useCallback(() => {
    draft?.clear();
    draft?.tell(controls);
  }, [draft, controls]);
  const tell = useCallback(() => {
    // Once it is sent, what still stands in the controls is no draft any more.
    if (now.current.phase === "idle") keep();
    draft?.tell(controls);
  }, [draft, controls, now, keep]);

  // Before the first paint after hydration: what was typed until now, then what a reload interrupted.
  useLayoutEffect(() => {
    const kept = draft?.load();
    if (kept) controls.fill(kept.typed);
    dispatch({ type: "mounted", typed: { ...kept?.typed, ...controls.read() }, key: kept?.key ?? "" });
    if (now.current.outline.dirty) keep();
  }, [draft, controls, dispatch, keep, now]);

  useEffect(
    () =>
      draft?.watch(controls, () => {
        const typed = draft.load()?.typed ?? {};
        if (now.current.phase !== "idle" || controls.shows(typed)) return;
        controls.show(typed);
        dispatch({ type: "emptied" });
        dispatch({ type: "mounted", typed: { ...typed, ...controls.read() }, key: draft.load()?.key ?? "" });
      }),
    [draft, controls, dispatch, now],
  );

  return useMemo(() => ({ keep, clear, tell }), [keep, clear, tell]);
}
