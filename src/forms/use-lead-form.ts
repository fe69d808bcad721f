import {
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { fieldsOf } from "#lead/field.ts";
import type { FormWords } from "#lead/words.ts";
import { begun } from "./beginnings.tsx";
import { type FormControls, formControls } from "./controls/form-controls.ts";
import { mendedEmail } from "./controls/mended-email.ts";
import type { SentLead } from "./sending/send-lead.ts";
import { type SendingEvents, type SendingSetup, useSending } from "./sending/use-sending.ts";
import { type OpenDraftStore, useDraft } from "./use-draft.ts";
import { type FormMachine, useFormMachine } from "./use-form-machine.ts";

export interface LeadFormHandle {
  reset(): void;
  focus(): void;
  hasUnsentAnswers(): boolean;
  /** Keeps the answers on the visitor's device, as they ask. */
  keepForDays(): void;
}

export interface LeadFormEvents extends SendingEvents {
  /** The form has sent its lead, told so, and is empty again. */
  onClosed?(sent: SentLead): void;
}

export interface LeadFormSetup extends LeadFormEvents, SendingSetup {
  /** Keeps a draft of the answers, for example `draftAt`; absent: nothing is stored. */
  readonly openDraftStore?: OpenDraftStore | undefined;
  readonly ref?: Ref<LeadFormHandle> | undefined;
}

/** Milliseconds for which the success message stays before the form empties and closes. */
const closeDelay = 2000;

/** One form on the page: its state, its controls, and what happens to them over time. */
export function useLeadForm(setup: LeadFormSetup) {
  const machine = useFormMachine(setup.form);
  const { state, now, dispatch } = machine;
  const [controls] = useState(() => formControls(setup.form));
  const draft = useDraft(setup.openDraftStore, machine, controls);
  const submit = useSending(setup, machine, controls, draft);
  useMessages(machine, controls);
  useClosing(machine, controls, setup.onClosed);
  useTranslation(machine, setup.words);

  const [reach, setReach] = useState<readonly string[]>([]);
  const [mended, setMended] = useState("");
  const email = fieldsOf(setup.form).find(({ kind }) => kind === "email")?.name ?? "";
  // On leaving a field: an address that is still being typed looks wrong all the time.
  const blur = useCallback(() => {
    draft.tell();
    setReach((before) => sameTexts(before, controls.reach()));
    setMended(mendedEmail(controls.read()[email] ?? "") ?? "");
  }, [controls, draft, email]);

  const touch = useCallback(() => dispatch({ type: "touched", at: performance.now() }), [dispatch]);

  const edit = useCallback(
    (name: string) => {
      dispatch({ type: "edited", name, typed: controls.read(), at: performance.now() });
      // What is being sent is kept already, with its key.
      if (now.current.phase !== "sending") draft.keep();
      if (name === email) setMended("");
    },
    [controls, now, dispatch, draft, email],
  );

  const mend = useCallback(() => {
    controls.write(email, mended);
    edit(email);
    blur();
  }, [controls, email, mended, edit, blur]);

  const begin = useCallback(
    (name: string, beginning: string) => {
      controls.write(name, begun(controls.read()[name] ?? "", beginning));
      edit(name);
      controls.focus(name);
    },
    [controls, edit],
  );

  const chooseCountry = useCallback(
    (name: string, code: string) => {
      controls.chooseCountry(name, code);
      edit(name);
      blur();
      controls.focus(name);
    },
    [controls, edit, blur],
  );

  const reset = useCallback(() => {
    draft.clear();
    setReach([]);
    setMended("");
    dispatch({ type: "emptied" });
  }, [draft, dispatch]);

  useImperativeHandle(
    setup.ref,
    () => ({
      reset: controls.reset,
      focus: controls.focusFirst,
      hasUnsentAnswers: () => now.current.phase !== "sent" && now.current.outline.dirty,
      keepForDays: draft.keepForDays,
    }),
    [controls, draft, now],
  );

  const on = { touch, edit, mend, begin, chooseCountry, blur, reset, submit };
  return { state, controls, reach, mended, on };
}

/** Ends the alerts after the form's error duration, wherever pointer and focus are; a new failure moves the focus where the form wants that. */
function useMessages({ state, dispatch }: FormMachine, controls: FormControls): void {
  const { form, phase, alerting, failures, focus } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count stands for each new refusal
  useEffect(() => {
    if (!alerting) return;
    const timer = setTimeout(() => dispatch({ type: "expired" }), form.errorDuration);
    return () => clearTimeout(timer);
  }, [form, alerting, failures]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new failure moves the focus
  useLayoutEffect(() => {
    if (focus) controls.focus(focus);
    else if (failures > 0) controls.showOutcome();
  }, [failures]);

  useLayoutEffect(() => {
    if (phase === "sent") controls.showOutcome();
  }, [phase, controls]);
}

/** Empties and closes the form once its success message has stood long enough. */
function useClosing(
  { state, dispatch }: FormMachine,
  controls: FormControls,
  onClosed: LeadFormEvents["onClosed"],
): void {
  const latest = useRef(onClosed);
  useLayoutEffect(() => {
    latest.current = onClosed;
  });
  useEffect(() => {
    if (state.phase !== "sent") return;
    const timer = setTimeout(() => {
      dispatch({ type: "closing" });
      controls.reset();
      latest.current?.({ reference: state.reference, receiptUrl: state.receiptUrl });
    }, closeDelay);
    return () => clearTimeout(timer);
  }, [state.phase, state.reference, state.receiptUrl, controls, dispatch]);
}

/** Tells the machine when the form's language changes. */
function useTranslation({ dispatch }: FormMachine, words: FormWords): void {
  const before = useRef(words);
  useLayoutEffect(() => {
    if (before.current === words) return;
    before.current = words;
    dispatch({ type: "translated" });
  }, [words, dispatch]);
}

/** The earlier of two equal lists, so that nothing renders anew. */
function sameTexts(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.join() === now.join() ? before : now;
}
