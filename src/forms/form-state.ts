import { type Form, fieldsOf } from "#lead/field.ts";
import { type FieldError, sendingMessage } from "#lead/wire.ts";
import { type Outline, outlineOf } from "./payload.ts";
import type { Outcome } from "./send-lead.ts";

export interface FormState {
  readonly form: Form;
  readonly phase: "idle" | "sending" | "sent";
  readonly outline: Outline;
  /** What the live region says. */
  readonly status: string;
  /** The code of the message sent last, until the next one is begun. */
  readonly reference: string;
  /** The message beside each field that was refused. */
  readonly messages: Readonly<Record<string, string>>;
  /** What is said above the submit button, because no field on the screen is meant. */
  readonly notice: string;
  /** Answers that were refused and have not changed since, in form order. */
  readonly invalid: readonly string[];
  /** How many sends have come back without success: a new number means new messages. */
  readonly failures: number;
  /** Whether the messages leave after the form's error duration. */
  readonly passing: boolean;
  /** The field that takes the focus; empty where none does. */
  readonly focus: string;
}

export type FormAction =
  | { readonly type: "outlined"; readonly outline: Outline }
  | { readonly type: "changed"; readonly name: string }
  | { readonly type: "sending" }
  | { readonly type: "returned"; readonly outcome: Outcome }
  | { readonly type: "expired" }
  | { readonly type: "closed" }
  | { readonly type: "reset" };

export function initialState(form: Form): FormState {
  return {
    form,
    phase: "idle",
    outline: outlineOf(form, {}),
    status: "",
    reference: "",
    messages: {},
    notice: "",
    invalid: [],
    failures: 0,
    passing: false,
    focus: "",
  };
}

const silence = { messages: {}, notice: "", passing: false, focus: "" } as const;

/** What a form shows, step by step: idle, sending, then sent or refused (SPEC point 4). */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "outlined":
      return sameOutline(state.outline, action.outline) ? state : { ...state, outline: action.outline };
    case "changed":
      if (state.reference === "" && !state.invalid.includes(action.name)) return state;
      if (state.phase === "sent") return state;
      return { ...state, reference: "", invalid: state.invalid.filter((name) => name !== action.name) };
    case "sending":
      return { ...state, ...silence, phase: "sending", status: sendingMessage, reference: "", invalid: [] };
    case "returned":
      return returned(state, action.outcome);
    case "expired":
      return { ...state, ...silence };
    case "closed":
      return { ...initialState(state.form), failures: state.failures, reference: state.reference };
    case "reset":
      return { ...initialState(state.form), failures: state.failures };
  }
}

function returned(state: FormState, outcome: Outcome): FormState {
  if (outcome.kind === "accepted") {
    return { ...state, phase: "sent", status: outcome.message, reference: outcome.reference };
  }
  const back = { ...state, phase: "idle", status: "", failures: state.failures + 1 } as const;
  if (outcome.kind === "unsure") return { ...back, notice: outcome.msg };
  const shown = (error: FieldError) => state.outline.visible.includes(error.param);
  const beside = outcome.errors.filter(shown);
  const others = outcome.errors.filter((refusal) => !shown(refusal));
  const messages = Object.fromEntries(beside.toReversed().map(({ param, msg }) => [param, msg]));
  return {
    ...back,
    messages,
    notice: [...new Set(others.map((refusal) => refusal.msg))].join(" "),
    invalid: fieldsOf(state.form)
      .map((field) => field.name)
      .filter((name) => Object.hasOwn(messages, name)),
    passing: true,
    focus: state.form.focusOnError && shown(outcome.error) ? outcome.error.param : "",
  };
}

function sameOutline(a: Outline, b: Outline): boolean {
  return a.dirty === b.dirty && sameNames(a.visible, b.visible) && sameNames(a.done, b.done);
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((name, at) => name === b[at]);
}
