import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type FormControls, formControls } from "./controls/form-controls.ts";
import type { FirmTexts } from "./firm-texts.ts";
import type { StoredLead } from "./sending/send-lead.ts";
import { type SendingSetup, useSending } from "./sending/use-sending.ts";
import type { LoadResendWords } from "./tools/loaded-tools.ts";
import { type DraftStore, useDraft } from "./use-draft.ts";
import { useFormActions } from "./use-form-actions.ts";
import { type FormMachine, useFormMachine } from "./use-form-machine.ts";
import { useReplyCheck } from "./use-reply-check.ts";

export interface LeadFormHandle {
  reset(): void;
  focus(): void;
  /** Whether nothing is typed or chosen that has not been sent. */
  isEmpty(): boolean;
}

/**
 * `form` and `words` are in one language, which may change at any time; what was typed, the focus and the key
 * stay.
 */
export interface LeadFormProps extends SendingSetup {
  firmTexts: FirmTexts;
  /** Address of the site's pages in this language, without a trailing slash; empty: beside this one. */
  site: string;
  /** Empty: hidden, and still the form's name; absent: the form has none. */
  heading?: string | undefined;
  /** ISO 3166 alpha-2; changes only a phone that nobody has touched. */
  defaultCountry?: string | undefined;
  /** Begins every id, so that two forms can share a page. */
  idPrefix: string;
  /**
   * Lets the browser send the form itself, to `action` on the page's own origin; absent: a submit without
   * scripts does nothing.
   */
  plain?: { action: string; hidden: Readonly<Record<string, string>> } | undefined;
  /** Fetches the words of sending again; absent: the form does not offer it. */
  loadToolsWords?: LoadResendWords | undefined;
  /** Keeps a draft of the answers, for example `draftAt`; absent: nothing is stored. */
  draftStore?: DraftStore | undefined;
  /** The address of the same form on our own site; absent: this one is there. */
  ownForm?: string | undefined;
  /** Above the questions. */
  head?: ReactNode;
  /** Below Send, and below the receipt of a sent form. */
  belowSend?: ReactNode;
  ref?: Ref<LeadFormHandle> | undefined;
  /** The form has sent its lead and shown that, and is empty again. */
  onClosed?(sent: StoredLead): void;
}

/** Milliseconds for which the success message stays before the form empties and closes. */
const closeDelay = 2000;

export function useLeadForm(setup: LeadFormProps) {
  const machine = useFormMachine(setup.form);
  const { state, dispatch } = machine;
  const [controls] = useState(() => formControls(setup.form));
  const { actions: replyCheck, ...replies } = useReplyCheck(setup.form, controls);
  const draft = useDraft(setup.draftStore, machine, controls, replyCheck.check);
  const { submit, stop } = useSending(setup, machine, controls, draft);
  useMessages(machine, controls);
  useClosing(machine, controls, setup.onClosed);

  // The form's language changes with its words.
  const shownWords = useRef(setup.words);
  useLayoutEffect(() => {
    if (shownWords.current !== setup.words) dispatch({ type: "translated" });
    shownWords.current = setup.words;
  }, [setup.words, dispatch]);

  const on = useFormActions(machine, controls, draft, replyCheck, stop);

  // A visitor may have focused it before this ran.
  useEffect(() => {
    if (controls.hasFocus()) on.touch();
  }, [controls, on]);

  const { now } = machine;
  useImperativeHandle(
    setup.ref,
    () => ({
      reset: controls.reset,
      focus: on.begin,
      isEmpty: () => now.current.phase === "sent" || !now.current.outline.dirty,
    }),
    [controls, on, now],
  );

  return { state, controls, ...replies, on, submit };
}

/**
 * Ends the alerts after the form's error duration, wherever pointer and focus are. A new failure moves the
 * focus if the form wants that.
 */
function useMessages({ state, dispatch }: FormMachine, controls: FormControls) {
  const { form, phase, alerting, failures, focus, folded, sent, resendStopped } = state;
  const isResending = state.resend !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count changes with each new refusal
  useEffect(() => {
    if (!alerting) return;
    const timer = setTimeout(() => dispatch({ type: "expired" }), form.errorDuration);
    return () => clearTimeout(timer);
  }, [form, alerting, failures]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new failure moves the focus
  useLayoutEffect(() => {
    if (focus) controls.focus(focus);
    else if (failures > 0) controls.showResult();
  }, [failures]);

  useLayoutEffect(() => {
    if (phase === "sent") controls.showResult();
  }, [phase, controls]);

  useLayoutEffect(() => {
    // A card that was there when the page loaded moves nothing.
    if (folded && sent?.answers) controls.showSent();
  }, [folded, sent, controls]);

  // What the form does by itself, and that it has stopped, is below the button that was pressed.
  useLayoutEffect(() => {
    if (isResending || resendStopped) controls.showResult();
  }, [isResending, resendStopped, controls]);
}

function useClosing(
  { state: { phase, sent }, dispatch }: FormMachine,
  controls: FormControls,
  onClosed: LeadFormProps["onClosed"],
) {
  const close = useEffectEvent(() => {
    dispatch({ type: "closing" });
    controls.reset();
    if (sent) onClosed?.(sent);
  });
  useEffect(() => {
    if (phase !== "sent") return;
    const timer = setTimeout(close, closeDelay);
    return () => clearTimeout(timer);
  }, [phase]);
}
