import { useEffect, useLayoutEffect, useState } from "react";
import type { FormControls } from "./controls/form-controls.ts";
import type { DraftStore } from "./draft.ts";
import type { FormMachine } from "./use-form-machine.ts";

/** Opens the store of a form's draft. */
export type OpenDraftStore = (machine: FormMachine, controls: FormControls) => DraftStore;

const nothing = () => undefined;
const noDraft: DraftStore = {
  load: nothing,
  keep: nothing,
  keepForDays: nothing,
  clear: nothing,
  tell: nothing,
  follow: nothing,
};

/** Fills the controls from the form's draft and keeps it up to date; forms with the same draft show the same answers. */
export function useDraft(
  openDraftStore: OpenDraftStore | undefined,
  machine: FormMachine,
  controls: FormControls,
): DraftStore {
  const { now, dispatch } = machine;
  const [draft] = useState(() => openDraftStore?.(machine, controls) ?? noDraft);

  // Before the first paint after hydration: what was typed until now, then what a reload interrupted.
  useLayoutEffect(() => {
    const stored = draft.load();
    if (stored) controls.fill(stored.typed);
    const { typed, key = "", invalid = [] } = stored ?? {};
    dispatch({ type: "mounted", typed: { ...typed, ...controls.read() }, key, invalid });
    if (now.current.outline.dirty) draft.keep();
  }, [draft, controls, dispatch, now]);

  useEffect(() => draft.follow(), [draft]);
  return draft;
}
