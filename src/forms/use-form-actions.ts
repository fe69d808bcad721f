import { useMemo } from "react";
import { flushSync } from "react-dom";
import type { FormControls, TypedAnswers } from "./controls/form-controls.ts";
import type { DraftHandle } from "./use-draft.ts";
import type { FormMachine } from "./use-form-machine.ts";
import type { ReplyCheck } from "./use-reply-check.ts";

/** What a visitor can do in a form; the same functions at every render. */
export function useFormActions(
  { now, dispatch }: FormMachine,
  controls: FormControls,
  draft: DraftHandle,
  replyCheck: ReplyCheck,
  stopSending: () => void,
) {
  return useMemo(
    () => ({
      check: replyCheck.check,
      ...answerActions({ now, dispatch }, controls, draft, replyCheck),
      touch: () => dispatch({ type: "touched", at: performance.now() }),
      begin() {
        flushSync(() => dispatch({ type: "unfolded" }));
        controls.focusFirst(now.current.invalid[0]);
      },
      keep() {
        if (now.current.outline.dirty) draft.keepForDays();
        else controls.focusFirst();
      },
      resend() {
        dispatch({ type: "resendAsked", at: performance.now() });
        stopSending();
      },
      stopResending() {
        dispatch({ type: "resendStopped" });
        stopSending();
      },
      stopSending,
      reset() {
        // A sent form has cleared it, and the next one may have been begun.
        if (now.current.phase !== "closing") draft.clear();
        replyCheck.forget("all");
        dispatch({ type: "emptied" });
      },
    }),
    [controls, draft, now, dispatch, replyCheck, stopSending],
  );
}

function answerActions(
  { now, dispatch }: Pick<FormMachine, "now" | "dispatch">,
  controls: FormControls,
  draft: DraftHandle,
  { email, check, confirm, forget }: ReplyCheck,
) {
  // Only on leaving a field, because an unfinished address always looks wrong.
  function blur() {
    draft.share();
    check();
  }

  function edit(name: string, country?: string) {
    const at = performance.now();
    dispatch({ type: "edited", name, typed: controls.read(), at, ...(country && { country }) });
    // While the form is being sent, its draft is already kept, together with the key.
    if (now.current.phase !== "sending") draft.keep();
    if (name === email) forget("offer");
  }

  return {
    blur,
    edit: (name: string) => edit(name),
    mend(address: string, isAtSend: boolean) {
      // The button that was pressed disappears.
      if (isAtSend) controls.focusSend();
      else controls.focus(email);
      controls.write(email, { [email]: address });
      edit(email);
      blur();
      confirm(address);
    },
    addBeginning(name: string, beginning: string) {
      controls.write(name, { [name]: withBeginning(controls.read()[name] ?? "", beginning) });
      edit(name);
      controls.focus(name);
    },
    chooseCountry(name: string, code: string) {
      controls.chooseCountry(code);
      edit(name, code);
      blur();
      controls.focus(name);
    },
    /** Fills in answers from elsewhere; a draft keeps them only once the visitor continues. */
    take(answers: TypedAnswers) {
      const typed = { ...now.current.remembered, ...controls.read(), ...answers };
      for (const name of Object.keys(answers)) {
        controls.write(name, answers);
        dispatch({ type: "edited", name, typed, at: performance.now() });
      }
      check();
    },
  };
}

/** A beginning goes to the end of a message, where the visitor continues. */
function withBeginning(text: string, beginning: string) {
  const sentence = beginning.replace(/…+$/, "");
  if (text.includes(sentence.trim())) return text;
  const written = text.trim();
  return `${written}${written && "\n"}${sentence}`;
}
