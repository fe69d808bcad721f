import {
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { fieldsOf } from "#lead/field.ts";
import { type FormControls, formControls } from "./controls/form-controls.ts";
import { mendedEmail } from "./controls/mended-email.ts";
import type { FirmTexts } from "./firm-texts.ts";
import type { SentLead } from "./sending/send-lead.ts";
import { type SendingSetup, useSending } from "./sending/use-sending.ts";
import { type DraftStore, useDraft } from "./use-draft.ts";
import { type FormMachine, useFormMachine } from "./use-form-machine.ts";

export interface LeadFormHandle {
  reset(): void;
  focus(): void;
  hasUnsentAnswers(): boolean;
  keepForDays(): void;
}

/** `form` and `words` are in one language, which may change at any time; what was typed, the focus and the key stay. */
export interface LeadFormProps extends SendingSetup {
  readonly firmTexts: FirmTexts;
  /** Address of the site's pages in this language, without a trailing slash; empty: beside this one. */
  readonly site: string;
  /** Empty or absent: no heading stands above the form. */
  readonly heading?: string | undefined;
  /** ISO 3166 alpha-2; changes only a phone that nobody has touched. */
  readonly defaultCountry?: string | undefined;
  /** Begins every id, so that two forms can share a page. */
  readonly idPrefix: string;
  /** Lets the browser send the form itself, to `action` on the page's own origin; absent: a submit without scripts does nothing. */
  readonly plain?: { readonly action: string; readonly hidden: Readonly<Record<string, string>> } | undefined;
  /** Keeps a draft of the answers, for example `draftAt`; absent: nothing is stored. */
  readonly draftStore?: DraftStore | undefined;
  readonly ref?: Ref<LeadFormHandle> | undefined;
  /** The form has sent its lead, told so, and is empty again. */
  onClosed?(sent: SentLead): void;
}

/** Milliseconds for which the success message stays before the form empties and closes. */
const closeDelay = 2000;

export function useLeadForm(setup: LeadFormProps) {
  const machine = useFormMachine(setup.form);
  const { state, now, dispatch } = machine;
  const [controls] = useState(() => formControls(setup.form));
  const draft = useDraft(setup.draftStore, machine, controls);
  const submit = useSending(setup, machine, controls, draft);
  useMessages(machine, controls);
  useClosing(machine, controls, setup.onClosed);

  // The form's language changes with its words.
  const shownWords = useRef(setup.words);
  useLayoutEffect(() => {
    if (shownWords.current !== setup.words) dispatch({ type: "translated" });
    shownWords.current = setup.words;
  }, [setup.words, dispatch]);

  const [replyAddresses, setReplyAddresses] = useState<readonly string[]>([]);
  const [mended, setMended] = useState("");
  const email = fieldsOf(setup.form).find(({ kind }) => kind === "email")?.name ?? "";

  const on = useMemo(() => {
    // On leaving a field: an address that is still being typed looks wrong all the time.
    function blur(): void {
      draft.share();
      const addresses = controls.replyAddresses();
      // The earlier of two equal lists, so that nothing renders anew.
      setReplyAddresses((before) => (before.join() === addresses.join() ? before : addresses));
      const offer = () => setMended(mendedEmail(controls.read()[email] ?? "") ?? "");
      // The press that left the field would miss a button that an offer moves.
      if (document.documentElement.matches(":active")) addEventListener("click", offer, { once: true });
      else offer();
    }

    function edit(name: string): void {
      dispatch({ type: "edited", name, typed: controls.read(), at: performance.now() });
      // What is being sent is kept already, with its key.
      if (now.current.phase !== "sending") draft.keep();
      if (name === email) setMended("");
    }

    return {
      blur,
      edit,
      touch: () => dispatch({ type: "touched", at: performance.now() }),
      mend(address: string) {
        controls.write(email, address);
        edit(email);
        blur();
      },
      begin(name: string, beginning: string) {
        controls.write(name, begun(controls.read()[name] ?? "", beginning));
        edit(name);
        controls.focus(name);
      },
      chooseCountry(name: string, code: string) {
        controls.chooseCountry(code);
        edit(name);
        blur();
        controls.focus(name);
      },
      reset() {
        draft.clear();
        setReplyAddresses([]);
        setMended("");
        dispatch({ type: "emptied" });
      },
    };
  }, [controls, draft, now, dispatch, email]);

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

  return { state, controls, replyAddresses, mended, on, submit };
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
    else if (failures > 0) controls.showResult();
  }, [failures]);

  useLayoutEffect(() => {
    if (phase === "sent") controls.showResult();
  }, [phase, controls]);
}

function useClosing(
  { state: { phase, reference, receiptUrl }, dispatch }: FormMachine,
  controls: FormControls,
  onClosed: LeadFormProps["onClosed"],
): void {
  const close = useEffectEvent(() => {
    dispatch({ type: "closing" });
    controls.reset();
    onClosed?.({ reference, receiptUrl });
  });
  useEffect(() => {
    if (phase !== "sent") return;
    const timer = setTimeout(close, closeDelay);
    return () => clearTimeout(timer);
  }, [phase]);
}

/** What the visitor wants leads the message, where it is read; a beginning that ends in `…` comes last, where they go on. */
function begun(text: string, beginning: string): string {
  const sentence = beginning.replace(/\s*…+$/, "");
  if (text.includes(sentence)) return text;
  const written = text.trim();
  if (sentence === beginning) return `${sentence}\n${written}`;
  return `${written}${written && "\n"}${sentence} `;
}
