import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { Form } from "#lead/field.ts";
import type { Source } from "#lead/source-fields.ts";
import { elapsedName, honeypotName, languageName, noticeName, phoneEntryName, testName } from "#lead/wire.ts";
import type { FormWords } from "#lead/words.ts";
import type { FormControls } from "../controls/form-controls.ts";
import type { FirmTexts } from "../firm-texts.ts";
import type { FormState } from "../form-state.ts";
import type { DraftHandle } from "../use-draft.ts";
import type { FormMachine } from "../use-form-machine.ts";
import { known } from "./known.ts";
import { answersOf } from "./lead-request.ts";
import { newKey, type SendResult, type StoredLead, sendLead } from "./send-lead.ts";
import { useResend } from "./use-resend.ts";

export interface SendingSetup {
  form: Form;
  words: FormWords;
  firmTexts: Pick<FirmTexts, "noticeVersion">;
  /** The API's base without a trailing slash, such as `/api`. */
  api: string;
  /** The lead's origin, read at each send. */
  source?: (() => Source) | undefined;
  /** In test mode the worker validates the answers and stores nothing. Absent: the form has no such mode. */
  test?: boolean | undefined;
  onSending?(): void;
  onSent?(sent: StoredLead & { form: Form["name"] }): void;
  /** A send was refused or failed: `param` names the field, or is `form`. */
  onError?(error: { form: Form["name"]; param: string; msg: string }): void;
  /** A closed form has failed to send, and does not try again; `msg` is what it shows. */
  onUnseenFailure?(failure: UnseenFailure): void;
}

export type UnseenFailure = { form: Form["name"] } & Record<"heading" | "msg", string>;

export function useSending(
  setup: SendingSetup,
  machine: FormMachine,
  controls: FormControls,
  draft: DraftHandle,
): { submit(event: FormEvent<HTMLFormElement>): void; stop(): void } {
  const { form } = setup;
  const { now, dispatch } = machine;
  const latest = useRef(setup);
  const stopper = useRef<AbortController>(undefined);
  const stop = useCallback(() => stopper.current?.abort(), []);
  useLayoutEffect(() => {
    latest.current = setup;
  });

  async function send(): Promise<void> {
    const { resets } = now.current;
    const { language } = latest.current.words;
    const result = await post();
    if (result.kind === "accepted") {
      draft.keepSent(result);
      if (now.current.resets === resets) draft.clearSent();
    }
    if (result.kind === "accepted" || !now.current.resend) controls.leaveOutcome();
    const isTranslated = language !== latest.current.words.language;
    dispatch({ type: "returned", result, resets, language, isTranslated });
    if (result.kind !== "accepted" && now.current.resets === resets) {
      draft.shareFailure();
      reportUnseen();
    }
    // The page is notified even if the form was emptied meanwhile.
    report(result);
  }

  async function post(): Promise<SendResult> {
    const { onSending } = latest.current;
    const aboutQuebec = now.current.outline.quebec;
    stopper.current = known(() => new AbortController());
    try {
      // With its key, so that neither a reload in the meantime nor another form makes a second lead.
      known(draft.share);
      known(() => onSending?.());
      const { request, answers } = await requestOf(latest.current, now.current, controls);
      const result = await sendLead({ ...request, signal: stopper.current?.signal });
      return result.kind === "accepted" ? { ...result, aboutQuebec, answers } : result;
    } catch {
      return { kind: "unsure", uncertainty: "notSent" };
    }
  }

  function report(result: SendResult): void {
    const { words, onSent, onError } = latest.current;
    if (result.kind === "accepted") {
      const { kind: _, message: __, ...sent } = result;
      onSent?.({ ...sent, form: form.name });
    } else if (result.kind === "refused") onError?.({ form: form.name, ...result.error });
    else onError?.({ form: form.name, param: "form", msg: words[result.uncertainty] });
  }

  function reportUnseen(): void {
    const { resend, notice, reasons, alerted, uncertainty } = now.current;
    if (resend || controls.isShown()) return;
    const { form, words, onUnseenFailure } = latest.current;
    const msg = notice || reasons[alerted] || words[uncertainty || "lookAgain"];
    onUnseenFailure?.({ form: form.name, heading: form.heading, msg });
  }

  function submit(again: boolean): void {
    if (now.current.phase !== "idle") return;
    dispatch({
      type: "submitted",
      typed: known(controls.read) ?? now.current.remembered,
      key: controls.takeKey() || newKey(),
      at: performance.now(),
      again,
    });
    void send();
  }
  useResend(machine, () => submit(true), stop, reportUnseen);
  useStall(machine);

  return {
    submit(event) {
      event.preventDefault();
      submit(false);
    },
    stop,
  };
}

/** Milliseconds after which a visitor is offered a way out of a send that has no answer. */
const patience = 12_000;

function useStall({ state: { phase }, dispatch }: FormMachine): void {
  useEffect(() => {
    if (phase !== "sending") return;
    const stalled = () => dispatch({ type: "stalled" });
    const timer = setTimeout(stalled, patience);
    addEventListener("offline", stalled);
    return () => {
      clearTimeout(timer);
      removeEventListener("offline", stalled);
    };
  }, [phase, dispatch]);
}

/** Reads the form at once, but the phone number only once the numbering plans have loaded. */
async function requestOf(
  { form, api, source, test, words, firmTexts }: SendingSetup,
  { key, touchedAt, question }: FormState,
  controls: FormControls,
) {
  const honeypot = controls.honeypot();
  const { typed, phoneEntry } = await controls.readForSending();
  // Lets the browser paint first: building the request takes a slow phone 80 ms, 60 of them for its zone.
  await nextTask();
  const answers = answersOf(form, typed);
  const body = {
    // First, so that it can be read from a body that is too large to be read whole.
    [languageName]: words.language,
    [noticeName]: firmTexts.noticeVersion,
    ...(test && { [testName]: true }),
    ...answers,
    type: form.name,
    [phoneEntryName]: phoneEntry && { ...phoneEntry, chosen: phoneEntry.chosen || question !== undefined },
    source: known(() => source?.()),
    [honeypotName]: honeypot,
    [elapsedName]: Math.round(performance.now() - touchedAt),
  };
  return { request: { url: `${api}/${form.name}`, key, body }, answers };
}

/** Resolves once the browser could paint; by a message, because battery savers delay timers. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = known(() => new MessageChannel());
    if (!channel) return void setTimeout(resolve);
    const { port1, port2 } = channel;
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
