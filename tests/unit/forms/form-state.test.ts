import { expect, test } from "vitest";
import { type FormEvent, type FormState, formReducer, initialState } from "#forms/form-state.ts";
import { outlineOf } from "#forms/outline.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import type { FormDefinition } from "#lead/field.ts";

function run(form: FormDefinition, ...events: FormEvent[]): FormState {
  return events.reduce(formReducer, initialState(form));
}

const submitted: FormEvent = { type: "submitted", typed: {}, key: "k-1", at: 500 };
const badEmail = { param: "email", msg: "Please write your e-mail address." };

function refused(...errors: { param: string; msg: string }[]): FormEvent {
  const [error = badEmail] = errors;
  return { type: "returned", language: "en", resets: 0, result: { kind: "refused", error, errors } };
}
const accepted: FormEvent = {
  type: "returned",
  language: "en",
  resets: 0,
  result: { kind: "accepted", message: "Thank you.", reference: "K7QX", receiptUrl: "" },
};
const lost: FormEvent = {
  type: "returned",
  language: "en",
  resets: 0,
  result: { kind: "unsure", uncertainty: "connectionLost" },
};
const closing: FormEvent = { type: "closing" };
const emptied: FormEvent = { type: "emptied" };
const edited = (name: string, typed = {}): FormEvent => ({ type: "edited", name, typed, at: 900 });

test("a send under way shows nothing of the one before", () => {
  const hidden = { param: "spouseAge", msg: "Please mend it." };
  expect(run(assessment, submitted, refused(badEmail, hidden), submitted)).toMatchObject({
    phase: "sending",
    alerted: "",
    reasons: {},
    notice: "",
    status: "",
  });
});

test("a second submit while one is under way, or just stored, changes nothing", () => {
  const again: FormEvent = { type: "submitted", typed: { email: "x" }, key: "k-2", at: 700 };
  for (const state of [run(contact, submitted), run(contact, submitted, accepted)]) {
    expect(formReducer(state, again)).toBe(state);
  }
});

test("success shows the server's message and its reference, and closing keeps only the reference", () => {
  const sent = run(contact, submitted, accepted);
  const closed = [closing, emptied].reduce(formReducer, sent);

  expect(sent).toMatchObject({ phase: "sent", status: "Thank you.", reference: "K7QX" });
  expect(closed).toMatchObject({ phase: "idle", status: "", reference: "K7QX" });
  expect(formReducer(closed, edited("email")).reference).toBe("");
});

test("a form that is emptied by hand keeps no reference", () => {
  expect(run(contact, submitted, accepted, emptied)).toMatchObject({ phase: "idle", reference: "" });
});

test("what comes back after the form was emptied is not shown", () => {
  const fresh = run(contact, submitted, emptied);
  for (const late of [accepted, lost, refused(badEmail)]) expect(formReducer(fresh, late)).toBe(fresh);
});

test("the clock starts at the first touch, and anew when the form is emptied", () => {
  const touched: FormEvent = { type: "touched", at: 300 };
  const later = run(contact, touched, edited("email", { email: "x" }), submitted);

  expect(later.touchedAt).toBe(300);
  expect(formReducer(later, emptied).touchedAt).toBe(0);
});

test("answers from before the script or from a draft are there with their key and were begun before", () => {
  const typed = { fullName: "Adaeze" };
  expect(run(contact, { type: "mounted", typed, key: "k-0", invalid: ["phone"] })).toMatchObject({
    key: "k-0",
    touchedAt: 1,
    remembered: typed,
    outline: { dirty: true },
    invalid: ["phone"],
  });
  const untouched = initialState(contact);
  expect(formReducer(untouched, { type: "mounted", typed: { fullName: "" }, key: "", invalid: [] })).toBe(
    untouched,
  );
});

const question = {
  name: "phone",
  message: "Is this number from another country?",
  choices: [{ country: "IN", phone: "+919876543210", text: "India (+91) 98765 43210" }],
  language: "en",
} as const;
const { name: param, message: msg, choices, language } = question;
const asked: FormEvent = {
  type: "returned",
  resets: 0,
  language,
  result: { kind: "refused", error: { param, msg }, errors: [{ param, msg, choices }] },
};

test("a question about a number outlives a change of language and a draft, and takes the focus", () => {
  expect(run(contact, submitted, asked)).toMatchObject({ question, focus: "phone" });
  const translated = run(contact, submitted, asked, { type: "translated" });
  expect(translated).toMatchObject({ question, invalid: ["phone"] });
  const mounted: FormEvent = { type: "mounted", typed: {}, key: "", invalid: ["phone"], question };
  expect(run(contact, mounted)).toMatchObject({ question, invalid: ["phone"] });
});

test("a country that answers the question is shown until another number or the next send", () => {
  const chosen: FormEvent = { type: "edited", name: "phone", typed: {}, at: 900, country: "IN" };
  const answered = run(contact, submitted, asked, chosen);
  expect(answered).toMatchObject({ question: undefined, invalid: [], chosenCountry: "IN" });
  for (const next of [edited("phone"), submitted]) expect(formReducer(answered, next).chosenCountry).toBe("");
});

test("the answers of another form take the place of all that was seen in this one", () => {
  const typed = { fullName: "Adaeze" };
  const shown: FormEvent = { type: "mounted", typed, key: "", invalid: [], isAnother: true };
  const state = run(contact, submitted, asked, shown);
  expect(state).toMatchObject({ question: undefined, invalid: [], resets: 0, outline: { dirty: true } });
});

test("a sent form folds until another is written", () => {
  const sent = run(contact, submitted, accepted, closing, emptied);
  expect(sent).toMatchObject({ folded: true, reference: "K7QX" });
  expect(formReducer(sent, { type: "unfolded" })).toMatchObject({ folded: false, reference: "K7QX" });
  expect(formReducer(sent, edited("body"))).toMatchObject({ folded: false, reference: "" });
  expect(run(contact, emptied).folded).toBe(false);
});

test("typing that changes no outline keeps the state, so that it renders nothing", () => {
  const state = run(assessment, edited("firstName", { firstName: "A" }));
  expect(formReducer(state, edited("firstName", { firstName: "Ad" }))).toBe(state);
});

test("a change of language takes the server's sentences away, and keeps what is wrong, the key and the answers", () => {
  const typed = { fullName: "Adaeze" };
  const state = run(contact, edited("fullName", typed), submitted, refused(badEmail));
  const translated = formReducer(state, { type: "translated" });

  expect(translated).toMatchObject({ alerted: "", reasons: {}, notice: "", alerting: false });
  expect(translated).toMatchObject({ invalid: ["email"], key: "k-1", remembered: typed, phase: "idle" });
  const unsure = formReducer(run(contact, submitted, lost), { type: "translated" });
  expect(unsure.uncertainty).toBe("connectionLost");
});

test("a section is done once its needed questions, and at least one, are answered", () => {
  expect(outlineOf(assessment, {}).done).toEqual([]);
  expect(outlineOf(assessment, { englishLevel: "None" }).done).toEqual([]);
  expect(outlineOf(assessment, { englishLevel: "None", frenchLevel: "None", dependent: "No" }).done).toEqual([
    "languages",
    "family",
  ]);
});

test("a form is dirty once anything is answered", () => {
  expect(outlineOf(assessment, { educationLevel: "Please make a selection" }).dirty).toBe(false);
  expect(outlineOf(assessment, { additional: "x" }).dirty).toBe(true);
});

const ask: FormEvent = { type: "resendAsked", at: 1000 };
const again = (at: number): FormEvent => ({ type: "submitted", typed: {}, key: "k-9", at, again: true });
const waiting = { phase: "idle", key: "k-1", uncertainty: "connectionLost" };

test("a form that sends again by itself keeps its key and alarms nobody, until it has tried in vain", () => {
  const asked = run(contact, submitted, lost, ask);
  expect(asked).toMatchObject({ ...waiting, resend: { since: 1000, tries: 0 }, failures: 1 });
  const tried = [again(6000), lost].reduce(formReducer, asked);
  expect(tried).toMatchObject({ ...waiting, resend: { since: 1000, tries: 1 }, failures: 1 });
  // The second try took so long that the time of the third has passed.
  expect(formReducer(tried, again(70_000)).resend).toEqual({ since: 1000, tries: 3 });
  expect(formReducer(tried, { type: "online", at: 9000 }).resend).toEqual({ since: 9000, tries: 0 });
  expect(formReducer(tried, { type: "resendFailed" })).toMatchObject({ resend: undefined, failures: 2 });
});

test.each<[string, FormEvent[], object]>([
  ["a stop", [{ type: "resendStopped" }], { ...waiting, resendStopped: true }],
  ["a changed answer", [edited("email")], { ...waiting, resendStopped: true }],
  ["a stop while it sends", [again(6000), { type: "resendStopped" }, lost], { ...waiting, failures: 2 }],
  ["a send by hand", [submitted], { phase: "sending", uncertainty: "", resendStopped: false }],
  ["a refusal", [again(6000), refused(badEmail)], { invalid: ["email"], uncertainty: "" }],
  ["success", [again(6000), accepted], { phase: "sent", uncertainty: "" }],
  ["emptying it", [emptied], { phase: "idle", uncertainty: "" }],
])("%s ends the sending again", (_, events, expected) => {
  const ended = events.reduce(formReducer, run(contact, submitted, lost, ask));
  expect(ended).toMatchObject({ ...expected, resend: undefined });
});
