import { type FormDefinition, fieldsOf } from "#lead/field.ts";
import type { FieldError } from "#lead/wire.ts";
import type { TypedAnswers } from "./controls/form-controls.ts";
import type { PhoneQuestion } from "./form-draft.ts";
import type { FormEvent, MountedEvent } from "./form-event.ts";
import { type Outline, outlineOf, sameOutline } from "./outline.ts";
import { afterRetry, type Resend } from "./sending/resend.ts";
import type { StoredLead, Uncertainty } from "./sending/send-lead.ts";

/** Everything about a form except the text in its controls. */
export interface FormState {
  form: FormDefinition;
  phase: "idle" | "sending" | "sent" | "closing";
  resets: number;
  /** The idempotency key, from the first send of these answers until they are stored; else empty. */
  key: string;
  /** When the visitor began, in milliseconds since the page loaded; 0: not yet. */
  touchedAt: number;
  outline: Outline;
  /** The answers when the outline last changed, including those of questions hidden since. */
  remembered: TypedAnswers;
  /** The server's success message, for the live region. */
  status: string;
  /** The last stored lead, until the next one is begun; with its answers, unless the page was left since. */
  sent: StoredLead | undefined;
  /** The first refused field: its message is an alert for a while. The others are quiet texts. */
  alerted: string;
  /** The message of each refused answer, shown at its field until the answer changes. */
  reasons: Readonly<Record<string, string>>;
  question: PhoneQuestion | undefined;
  /** The country that answered the question, until the next send or another number. */
  chosenCountry: string;
  /** Only the outcome of the last lead shows, until the visitor writes another. */
  folded: boolean;
  /** The text above the submit button, for a refusal of no visible field. */
  notice: string;
  /** The send takes long. */
  stalled: boolean;
  /** Sends of one key that failed by themselves while the browser was online. */
  losses: number;
  /** Why it is not known whether the send arrived; shown instead of a notice. */
  uncertainty: Uncertainty | "";
  /** Set while the form sends again by itself, as the visitor has asked after such a send. */
  resend: Resend | undefined;
  /** Stopped by a press or a changed answer. */
  resendStopped: boolean;
  /** Answers that were refused and have not changed since, in form order. */
  invalid: readonly string[];
  /** Number of sends that have failed: a new number means new messages. */
  failures: number;
  /** Messages and notice are still alerts; after the form's error duration they remain as quiet texts. */
  alerting: boolean;
  /** The field that takes the focus; empty for none. */
  focus: string;
}

export function initialState(form: FormDefinition): FormState {
  return {
    form,
    phase: "idle",
    resets: 0,
    key: "",
    touchedAt: 0,
    outline: outlineOf(form, {}),
    remembered: {},
    status: "",
    sent: undefined,
    alerted: "",
    reasons: {},
    question: undefined,
    chosenCountry: "",
    folded: false,
    notice: "",
    stalled: false,
    losses: 0,
    ...notResending,
    invalid: [],
    failures: 0,
    alerting: false,
    focus: "",
  };
}

const notResending = { uncertainty: "", resend: undefined, resendStopped: false } as const;

const noRefusal = { alerted: "", reasons: {}, notice: "", alerting: false } as const;

/** Phases: idle, sending, then sent and emptied, or refused and idle again. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "mounted":
      return mounted(state, event);
    case "touched":
      return touched(state, event.at);
    case "edited":
      return edited(observed(stopped(touched(state, event.at)), event.typed), event.name, event.country);
    case "submitted":
      // One lead at a time, however often the button is pressed.
      if (state.phase !== "idle") return state;
      return {
        ...observed(touched(state, event.at), event.typed),
        ...noRefusal,
        uncertainty: event.again ? state.uncertainty : "",
        resend: event.again && state.resend ? afterRetry(state.resend, event.at) : undefined,
        resendStopped: false,
        focus: "",
        phase: "sending",
        key: state.key || event.key,
        sent: undefined,
        invalid: [],
        chosenCountry: "",
        folded: false,
      };
    case "resendAsked":
      return { ...state, resend: { since: event.at, tries: 0 }, resendStopped: false };
    case "resendStopped":
      return stopped(state);
    case "resendFailed":
      return { ...state, resend: undefined, failures: state.failures + 1 };
    case "stalled":
      return { ...state, stalled: state.phase === "sending" };
    case "returned":
      // A form that has been emptied since shows nothing of the old send.
      return event.resets === state.resets ? returned(state, event) : state;
    case "expired":
      return { ...state, alerted: "", alerting: false };
    case "closing":
      return { ...state, phase: "closing" };
    case "translated":
      // The server's sentences are in the other language; the refused answers are the same.
      return { ...state, ...noRefusal };
    case "emptied":
      return {
        ...initialState(state.form),
        resets: state.resets + 1,
        failures: state.failures,
        ...(state.phase === "closing" && { sent: state.sent, folded: true }),
      };
    case "unfolded":
      return { ...state, folded: false };
  }
}

function mounted(before: FormState, { typed, key = "", sent, isAnother, ...draft }: MountedEvent): FormState {
  const { form, resets, failures } = before;
  const state = isAnother ? { ...initialState(form), resets, failures } : before;
  const answered = observed(state, typed);
  const { invalid = [], question, uncertainty = "", notice = "", reasons = {} } = draft;
  const isMarked = invalid.length > 0 || question || uncertainty || notice;
  const seen = isMarked ? { ...answered, invalid, question, uncertainty, notice, reasons } : answered;
  if (sent && !seen.outline.dirty && key === "") return { ...seen, sent, folded: true };
  // Anyone with answers here began before this ran, at the earliest when the page loaded.
  return seen.outline.dirty || key !== "" ? touched({ ...seen, key }, seen.outline.dirty ? 1 : 0) : seen;
}

function touched(state: FormState, at: number): FormState {
  return state.touchedAt === 0 && at > 0 ? { ...state, touchedAt: at } : state;
}

/** Returns the same state if nothing visible depends on what was typed, so that typing renders nothing. */
function observed(state: FormState, typed: TypedAnswers): FormState {
  const remembered = { ...state.remembered, ...typed };
  const outline = outlineOf(state.form, remembered);
  return sameOutline(state.outline, outline) ? state : { ...state, outline, remembered };
}

function edited(state: FormState, name: string, country = ""): FormState {
  const isSeen = state.invalid.includes(name) || state.question?.name === name || state.chosenCountry !== "";
  if ((!state.sent && !isSeen) || state.phase === "sent") return state;
  const { [name]: _, ...reasons } = state.reasons;
  return {
    ...state,
    sent: undefined,
    folded: false,
    chosenCountry: country,
    question: state.question?.name === name ? undefined : state.question,
    // The message of a corrected answer is no longer an alert; one that appeared meanwhile stays.
    alerted: state.alerted === name ? "" : state.alerted,
    invalid: state.invalid.filter((other) => other !== name),
    reasons,
  };
}

function stopped(state: FormState): FormState {
  return state.resend ? { ...state, resend: undefined, resendStopped: true } : state;
}

function returned(
  sending: FormState,
  { result, language, isTranslated }: Extract<FormEvent, { type: "returned" }>,
): FormState {
  const losses = result.kind === "unsure" ? sending.losses + Number(result.failed ?? false) : 0;
  const state = { ...sending, stalled: false, losses };
  if (result.kind === "accepted") {
    const { kind: _, message, ...sent } = result;
    return { ...state, ...notResending, phase: "sent", key: "", status: message, sent };
  }
  // No further alarm while the form retries by itself.
  if (result.kind === "unsure" && state.resend)
    return { ...state, phase: "idle", status: "", uncertainty: result.uncertainty };
  const idle = { ...state, phase: "idle", status: "", failures: state.failures + 1 } as const;
  if (result.kind === "unsure") return { ...idle, uncertainty: result.uncertainty };
  const shows = ({ param }: FieldError) => state.outline.visible.includes(param);
  const beside = result.errors.filter(shows);
  const others = result.errors.filter((error) => !shows(error));
  const reasons = Object.fromEntries([...beside].reverse().map(({ param, msg }) => [param, msg]));
  const asking = beside.find(({ choices = [] }) => choices.length > 0);
  const invalid = fieldsOf(state.form)
    .map((field) => field.name)
    .filter((name) => Object.hasOwn(reasons, name));
  return {
    ...idle,
    ...notResending,
    reasons: isTranslated ? {} : reasons,
    ...(asking?.choices && {
      question: { name: asking.param, choices: asking.choices, language },
    }),
    alerted: invalid[0] ?? "",
    notice: [...new Set(others.map(({ msg }) => msg))].join(" "),
    invalid,
    alerting: true,
    focus: state.form.focusOnError && shows(result.error) ? result.error.param : (asking?.param ?? ""),
  };
}
