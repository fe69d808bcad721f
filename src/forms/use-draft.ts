import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useMemo } from "react";
import type { FormControls, TypedAnswers } from "./controls/form-controls.ts";
import type { FormDraft } from "./form-draft.ts";
import type { MountedEvent } from "./form-event.ts";
import type { SentLead } from "./sending/send-lead.ts";
import type { FormMachine } from "./use-form-machine.ts";

export interface DraftStore {
  load(): FormDraft | undefined;
  /** `forDays`: on the visitor's device, as they asked, with everything saved until there is no draft. */
  save(draft: FormDraft | undefined, forDays: boolean): void;
  /**
   * Until when the draft is kept on the visitor's device, in milliseconds since 1970; undefined if it is not.
   */
  keptUntil?(): number | undefined;
  /** The lead that this tab sent last from this form. */
  loadSent?(): SentLead | undefined;
  saveSent?(lead: SentLead): void;
  /** Keeps the draft only in this tab. */
  forget?(): void;
  /** Lets the other forms with this draft show it. */
  announce?(by: FormControls): void;
  /** Calls `show` when another form announces the draft; returns what stops this. */
  follow?(by: FormControls, show: () => void): () => void;
}

export type DraftHandle = ReturnType<typeof useDraft>;

/**
 * Fills the controls from the form's draft and keeps it up to date; forms with the same draft show the same
 * answers. `onShown` is called once a draft is shown.
 */
export function useDraft(
  store: DraftStore | undefined,
  { now, dispatch }: FormMachine,
  controls: FormControls,
  onShown: () => void,
) {
  const draftShown = useEffectEvent(onShown);
  const draft = useMemo(() => {
    let saved: TypedAnswers = {};
    /** `others` are answers of another form, some of them to questions that this one does not show. */
    function save(forDays: boolean, others?: TypedAnswers): void {
      const { phase, outline, remembered, key, invalid, question, notice, reasons, sent } = now.current;
      const uncertainty = phase === "sending" ? "noClearAnswer" : now.current.uncertainty;
      // Sent answers are no longer a draft.
      if (phase === "sent" || phase === "closing") return;
      const typed = { ...others, ...remembered, ...controls.read() };
      saved = typed;
      // A chosen country alone is kept, unless the outcome of a sent form is still shown.
      const isWorthKeeping = outline.dirty || (typed.phoneChosen === "true" && !sent);
      const draft = { typed, key, invalid, question, notice, reasons, uncertainty };
      store?.save(isWorthKeeping ? draft : undefined, forDays);
    }
    function share(others?: TypedAnswers): void {
      save(false, others);
      store?.announce?.(controls);
    }
    function replace(typed?: TypedAnswers): void {
      store?.save(typed && { typed }, false);
      store?.announce?.(controls);
    }
    /** The draft's answers, if another form has changed them since this one kept them. */
    function changed(): TypedAnswers | undefined {
      const typed = store?.load()?.typed;
      return JSON.stringify(typed) === JSON.stringify(saved) ? undefined : typed;
    }
    return {
      keep: () => save(false),
      keepForDays: () => save(true),
      /** Call it when the visitor leaves this form, perhaps for another with the same draft. */
      share,
      shareFailure() {
        const typed = changed();
        if (typed) controls.show(typed);
        share(typed);
      },
      clear: () => replace(),
      /** What was written in another form during the send is the next lead's. */
      clearSent: () => replace(changed()),
      keepSent(lead: SentLead) {
        store?.saveSent?.(lead);
      },
    };
  }, [store, controls, now]);

  // Before the first paint after hydration: what was typed before, then what a reload interrupted.
  useLayoutEffect(() => {
    const stored = store?.load();
    if (stored) controls.fillUnanswered(stored.typed);
    const sent = stored ? undefined : store?.loadSent?.();
    if (sent && isReturn() && !controls.hasFocus()) controls.show({});
    startTransition(() => dispatch({ ...mounted(controls, stored), sent }));
    if (now.current.outline.dirty) draft.keep();
    draftShown();
  }, [store, draft, controls, dispatch, now]);

  useEffect(() => {
    return store?.follow?.(controls, () => {
      const { phase } = now.current;
      const stored = store.load();
      const typed = stored?.typed ?? {};
      // What another form has sent is no longer being sent here.
      if (phase !== "idle" && (phase !== "sending" || stored)) return;
      const { key = "", uncertainty = "" } = stored ?? {};
      const isSame = key === now.current.key && uncertainty === now.current.uncertainty;
      if (isSame && controls.shows(typed)) return;
      controls.show(typed);
      if (!stored) dispatch({ type: "emptied" });
      const sent = stored ? undefined : store.loadSent?.();
      dispatch({ ...mounted(controls, stored), isAnother: true, sent });
      draftShown();
    });
  }, [store, controls, dispatch, now]);
  return draft;
}

/** After Back or a reload the browser itself may have brought back what was sent. */
function isReturn() {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== "navigate";
}

function mounted(controls: FormControls, stored?: FormDraft): MountedEvent {
  return { type: "mounted", ...stored, typed: { ...stored?.typed, ...controls.read() } };
}
