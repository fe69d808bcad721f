import { expect, test } from "vitest";
import type { FormEvent } from "#forms/form-event.ts";
import { type FormState, formReducer, initialState } from "#forms/form-state.ts";
import { outlineOf } from "#forms/outline.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import type { FormDefinition } from "#lead/field.ts";

/* What no browser test can arrange: the order of events within one task, and late responses.
   tests/browser/forms.spec.ts, drafts.spec.ts and resend.spec.ts test a form on a page. */

function run(form: FormDefinition, ...events: FormEvent[]): FormState {
  return events.reduce(formReducer, initialState(form));
}

const submitted: FormEvent = { type: "submitted", typed: {}, key: "k-1", at: 500 };
const emptied: FormEvent = { type: "emptied" };
const edited = (name: string, typed = {}): FormEvent => ({ type: "edited", name, typed, at: 900 });

function returned(result: Extract<FormEvent, { type: "returned" }>["result"]): FormEvent {
  return { type: "returned", language: "en", resets: 0, result };
}
const accepted = returned({ kind: "accepted", message: "Thank you.", reference: "K7QX", receiptUrl: "" });
const lost = returned({ kind: "unsure", uncertainty: "connectionLost" });
const error = {
  param: "phone",
  msg: "Is this number from another country?",
  choices: [{ country: "IN", phone: "+919876543210", text: "India (+91) 98765 43210" }],
};
const asked = returned({ kind: "refused", error, errors: [error] });
const question = { name: error.param, choices: error.choices, language: "en" };

test("a result that arrives after the form was emptied is not shown", () => {
  const fresh = run(contact, submitted, emptied);
  for (const late of [accepted, lost, asked]) expect(formReducer(fresh, late)).toBe(fresh);
});

test("typing that changes no outline keeps the state, so that it renders nothing", () => {
  const state = run(assessment, edited("firstName", { firstName: "A" }));
  expect(formReducer(state, edited("firstName", { firstName: "Ad" }))).toBe(state);
});

test("a change of language keeps a question, the key and what is wrong, without the server's sentences", () => {
  const typed = { fullName: "Adaeze" };
  const translated = run(contact, edited("fullName", typed), submitted, asked, { type: "translated" });
  expect(translated).toMatchObject({ question, invalid: ["phone"], key: "k-1", remembered: typed });
  expect(translated).toMatchObject({ alerted: "", reasons: {}, notice: "", alerting: false });
  const unsure = run(contact, submitted, lost, { type: "translated" });
  expect(unsure.uncertainty).toBe("connectionLost");
});

test("the answers of another form replace all of this one's", () => {
  const typed = { fullName: "Adaeze" };
  const shown: FormEvent = { type: "mounted", typed, key: "", invalid: [], isAnother: true };
  const state = run(contact, submitted, asked, shown);
  expect(state).toMatchObject({ question: undefined, invalid: [], resets: 0, outline: { dirty: true } });
});

test("a section is done once its needed questions, and at least one, are answered", () => {
  const done = (typed: object) => outlineOf(assessment, { ...typed }).done;
  expect([done({}), done({ englishLevel: "None" })]).toEqual([[], []]);
  const both = { englishLevel: "None", frenchLevel: "None", dependent: "No" };
  expect(done(both)).toEqual(["languages", "family"]);
});

const resend = { type: "resendAsked", at: 1000 } as const;
const again = (at: number): FormEvent => ({ type: "submitted", typed: {}, key: "k-9", at, again: true });
const waiting = { phase: "idle", key: "k-1", uncertainty: "connectionLost" };

test("a retry that outlasts the next one's time replaces it, and being online again restarts the times", () => {
  const tried = run(contact, submitted, lost, resend, again(6000), lost);
  expect(tried).toMatchObject({ ...waiting, resend: { since: 1000, tries: 1 }, failures: 1 });
  expect(formReducer(tried, again(70_000)).resend).toEqual({ since: 1000, tries: 3 });
  expect(formReducer(tried, { ...resend, at: 9000 }).resend).toEqual({ since: 9000, tries: 0 });
});

test.each<[string, FormEvent[], object]>([
  ["a stop while it sends", [again(6000), { type: "resendStopped" }, lost], { ...waiting, failures: 2 }],
  ["a send by hand", [submitted], { phase: "sending", uncertainty: "", resendStopped: false }],
  ["a refusal", [again(6000), asked], { invalid: ["phone"], uncertainty: "" }],
  ["emptying it", [emptied], { phase: "idle", uncertainty: "" }],
])("%s ends the sending again", (_, events, expected) => {
  const ended = events.reduce(formReducer, run(contact, submitted, lost, resend));
  expect(ended).toMatchObject({ ...expected, resend: undefined });
});

test("a send is stalled until its result, and its own failures count until an answer comes", () => {
  const stall: FormEvent = { type: "stalled" };
  expect(run(contact, stall).stalled).toBe(false);
  const stalled = run(contact, submitted, stall);
  expect(stalled).toMatchObject({ stalled: true, phase: "sending", key: "k-1" });
  const failed = returned({ kind: "unsure", uncertainty: "noClearAnswer", failed: true });
  // Losses without a connection, or by a press on Stop, are no sign of something that blocks the API.
  const twice = [failed, submitted, lost, submitted, failed].reduce(formReducer, stalled);
  expect(twice).toMatchObject({ stalled: false, losses: 2, key: "k-1" });
  expect([submitted, asked].reduce(formReducer, twice).losses).toBe(0);
});
