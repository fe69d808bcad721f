import {
  type FormEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { type Form, fieldsOf } from "#lead/field.ts";
import { closeDelay, elapsedName, honeypotName, type Source } from "#lead/wire.ts";
import { clearDraft, loadDraft, saveDraft } from "./draft.ts";
import { controlOf, countryOf, fillControls, focusControl, readControls } from "./form-element.ts";
import { formReducer, initialState } from "./form-state.ts";
import { keptPhone, readPhone } from "./load-phone-plan.ts";
import { answersOf, outlineOf, type Typed } from "./payload.ts";
import { newKey, type Outcome, sendLead } from "./send-lead.ts";

export interface LeadFormHandle {
  reset(): void;
  focus(): void;
  hasUnsentAnswers(): boolean;
}

export interface LeadFormEvents {
  onSending?(): void;
  onSent?(sent: { form: Form["name"]; reference: string }): void;
  onRefused?(refusal: { form: Form["name"]; param: string; msg: string }): void;
  onClosed?(): void;
}

export interface LeadFormSetup extends LeadFormEvents {
  readonly form: Form;
  readonly api: string;
  readonly source?: Source | (() => Source) | undefined;
  readonly draftKey?: string | undefined;
  readonly ref?: Ref<LeadFormHandle> | undefined;
}

/** The state of one form on the page, and everything that happens to it over time. */
export function useLeadForm(setup: LeadFormSetup) {
  const { form, draftKey } = setup;
  const [state, dispatch] = useReducer(formReducer, form, initialState);
  const [epoch, setEpoch] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(setup);
  /** The answers so far, those of questions that went out of sight included. */
  const typed = useRef<Typed>({});
  const lead = useRef({ key: "", touchedAt: 0, run: 0, busy: false, closing: false });

  useLayoutEffect(() => {
    latest.current = setup;
  });

  const observe = useCallback(() => {
    if (!element.current) return;
    typed.current = { ...typed.current, ...readControls(element.current, form) };
    dispatch({ type: "outlined", outline: outlineOf(form, typed.current) });
  }, [form]);

  const keep = useCallback(() => {
    if (!draftKey || lead.current.busy) return;
    if (!outlineOf(form, typed.current).dirty) return clearDraft(draftKey);
    const phones = fieldsOf(form).flatMap(({ name, kind }) =>
      kind === "phone"
        ? [[name, keptPhone(typed.current[name] ?? "", countryOf(element.current, name))]]
        : [],
    );
    saveDraft(draftKey, {
      typed: { ...typed.current, ...Object.fromEntries(phones) },
      key: lead.current.key,
    });
  }, [form, draftKey]);

  // Before the first paint after hydration: what was typed until now, then what a reload interrupted.
  useLayoutEffect(() => {
    const draft = draftKey ? loadDraft(draftKey) : undefined;
    if (draft && element.current) {
      fillControls(element.current, form, draft.typed);
      typed.current = draft.typed;
      lead.current.key = draft.key;
    }
    observe();
    // Who has answers here began before this ran, at the earliest when the page came.
    if (outlineOf(form, typed.current).dirty) lead.current.touchedAt ||= 1;
  }, [form, draftKey, observe]);

  const touch = useCallback(() => {
    lead.current.touchedAt ||= performance.now();
  }, []);

  const edited = useCallback(
    (name: string) => {
      touch();
      dispatch({ type: "changed", name });
      observe();
      keep();
    },
    [touch, observe, keep],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the count stands for each new set of messages
  useEffect(() => {
    if (!state.passing) return;
    const timer = setTimeout(() => dispatch({ type: "expired" }), form.errorDuration);
    return () => clearTimeout(timer);
  }, [form, state.passing, state.failures]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new failure moves the focus
  useLayoutEffect(() => {
    if (state.focus && element.current) focusControl(element.current, state.focus);
  }, [state.failures]);

  const empty = useCallback(() => {
    const { closing, run } = lead.current;
    lead.current = { key: "", touchedAt: 0, run: run + 1, busy: false, closing: false };
    typed.current = {};
    if (draftKey) clearDraft(draftKey);
    dispatch({ type: closing ? "closed" : "reset" });
    setEpoch((count) => count + 1);
  }, [draftKey]);

  useEffect(() => {
    if (state.phase !== "sent") return;
    const timer = setTimeout(() => {
      lead.current.closing = true;
      element.current?.reset();
      latest.current.onClosed?.();
    }, closeDelay);
    return () => clearTimeout(timer);
  }, [state.phase]);

  useImperativeHandle(
    setup.ref,
    () => ({
      reset: () => element.current?.reset(),
      // As the platform's delegatesFocus: a visitor who is in the form already is not moved.
      focus: () => {
        const first = fieldsOf(form)[0];
        if (!first || !element.current || element.current.matches(":focus-within")) return;
        controlOf(element.current, first.name)?.focus();
      },
      hasUnsentAnswers: () => state.phase !== "sent" && outlineOf(form, typed.current).dirty,
    }),
    [form, state.phase],
  );

  async function send(snapshot: Typed, honeypot: string, countries: Typed): Promise<void> {
    const { current } = lead;
    const run = current.run;
    const { api, onSending, source } = latest.current;
    current.key ||= newKey();
    keep();
    current.busy = true;
    dispatch({ type: "sending" });
    onSending?.();
    const phones = fieldsOf(form).filter((field) => field.kind === "phone" && field.name in snapshot);
    const numbers = await Promise.all(
      phones.map(
        async ({ name }) => [name, await readPhone(snapshot[name] ?? "", countries[name] ?? "")] as const,
      ),
    );
    const outcome = await sendLead({
      url: `${api}/${form.endpoint}`,
      key: current.key,
      body: {
        ...answersOf(form, { ...snapshot, ...Object.fromEntries(numbers) }),
        type: form.name,
        source: typeof source === "function" ? source() : source,
        [honeypotName]: honeypot,
        [elapsedName]: Math.round(performance.now() - current.touchedAt),
      },
    });
    current.busy = false;
    // A form that was emptied meanwhile shows nothing of the old send, but its events still tell of it.
    if (run === lead.current.run) settle(outcome);
    report(outcome);
  }

  function settle(outcome: Outcome): void {
    if (outcome.kind === "accepted") {
      lead.current.key = "";
      if (draftKey) clearDraft(draftKey);
    }
    dispatch({ type: "returned", outcome });
  }

  function report(outcome: Outcome): void {
    const { onSent, onRefused } = latest.current;
    if (outcome.kind === "accepted") onSent?.({ form: form.name, reference: outcome.reference });
    else if (outcome.kind === "refused") onRefused?.({ form: form.name, ...outcome.error });
    else onRefused?.({ form: form.name, param: "form", msg: outcome.msg });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (lead.current.busy || state.phase !== "idle") return;
    touch();
    observe();
    const target = event.currentTarget;
    const countries = Object.fromEntries(fieldsOf(form).map(({ name }) => [name, countryOf(target, name)]));
    void send(readControls(target, form), controlOf(target, honeypotName)?.value ?? "", countries);
  }

  return { state, epoch, element, typed, edited, touch, empty, submit };
}
