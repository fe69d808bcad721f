import { useEffect, useLayoutEffect, useState } from "react";
import type { FormControls } from "./controls/form-controls.ts";
import type { KeptDraft } from "./draft.ts";
import type { FormMachine } from "./use-form-machine.ts";

/** Makes the draft of a form. */
export type KeepDraft = (machine: FormMachine, controls: FormControls) => KeptDraft;

const nothing = () => undefined;
const unkept: KeptDraft = {
  load: nothing,
  keep: nothing,
  keepForDays: nothing,
  clear: nothing,
  tell: nothing,
  follow: nothing,
};

/** Fills the controls from the form's draft and keeps it up to date; forms with the same draft show the same answers. */
export function useDraft(
  keepDraft: KeepDraft | undefined,
  machine: FormMachine,
  controls: FormControls,
): KeptDraft {
  const { now, dispatch } = machine;
  const [draft] = useState(() => keepDraft?.(machine, controls) ?? unkept);

  // Before the first paint after hydration: what was typed until now, then what a reload interrupted.
  useLayoutEffect(() => {
    const kept = draft.load();
    if (kept) controls.fill(kept.typed);
    const { typed, key = "", invalid = [] } = kept ?? {};
    dispatch({ type: "mounted", typed: { ...typed, ...controls.read() }, key, invalid });
    if (now.current.outline.dirty) draft.keep();
  }, [draft, controls, dispatch, now]);

  useEffect(() => draft.follow(), [draft]);
  return draft;
}
