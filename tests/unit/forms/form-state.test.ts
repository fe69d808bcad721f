import { expect, test } from "vitest";
import { type FormAction, type FormState, formReducer, initialState } from "#forms/form-state.ts";
import { outlineOf } from "#forms/payload.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import type { Form } from "#lead/field.ts";

function run(form: Form, ...actions: FormAction[]): FormState {
  return actions.reduce(formReducer, initialState(form));
}

const sending: FormAction = { type: "sending" };
const badEmail = { param: "email", msg: "Please write your e-mail address." };
const badAge = { param: "age", msg: "Please fill in “Your age”." };

function refused(...errors: { param: string; msg: string }[]): FormAction {
  const [error = badEmail] = errors;
  return { type: "returned", outcome: { kind: "refused", error, errors } };
}

test("a send under way says so in the words of the specification", () => {
  expect(run(contact, sending)).toMatchObject({
    phase: "sending",
    status: "Message sending... Please wait",
  });
});

test("success shows the server's message and its reference, and closing keeps only the reference", () => {
  const accepted: FormAction = {
    type: "returned",
    outcome: { kind: "accepted", message: "Thank you.", reference: "K7QX" },
  };

  const sent = run(contact, sending, accepted);
  const closed = formReducer(sent, { type: "closed" });

  expect(sent).toMatchObject({ phase: "sent", status: "Thank you.", reference: "K7QX" });
  expect(closed).toMatchObject({ phase: "idle", status: "", reference: "K7QX" });
  expect(formReducer(closed, { type: "changed", name: "email" }).reference).toBe("");
});

test("every refused field gets its message, and the assessment's focus goes to the first", () => {
  const state = run(assessment, sending, refused(badEmail, badAge));

  expect(state.messages).toEqual({ email: badEmail.msg, age: badAge.msg });
  expect(state.invalid).toEqual(["email", "age"]);
  expect(state.focus).toBe("email");
  expect(state.notice).toBe("");
});

test("the contact form does not move the focus", () => {
  expect(run(contact, sending, refused(badEmail)).focus).toBe("");
});

test("a message that names no field, or one out of sight, stands above the button", () => {
  const busy = run(assessment, sending, refused({ param: "form", msg: "Please wait a minute." }));
  const hidden = run(assessment, sending, refused({ param: "spouseAge", msg: "Please write a number." }));

  expect(busy).toMatchObject({ notice: "Please wait a minute.", messages: {}, invalid: [], focus: "" });
  expect(hidden).toMatchObject({ notice: "Please write a number.", messages: {}, invalid: [], focus: "" });
});

test("a spouse field on the screen gets its message beside it", () => {
  const outline = outlineOf(assessment, { status: "Married" });
  const state = run(
    assessment,
    { type: "outlined", outline },
    sending,
    refused({ param: "spouseAge", msg: "Please write a number." }),
  );

  expect(state.messages).toEqual({ spouseAge: "Please write a number." });
});

test("messages leave after their time, the mark of a wrong answer only when the answer changes", () => {
  const expired = formReducer(run(contact, sending, refused(badEmail)), { type: "expired" });
  const changed = formReducer(expired, { type: "changed", name: "email" });

  expect(expired).toMatchObject({ messages: {}, invalid: ["email"], passing: false });
  expect(changed.invalid).toEqual([]);
});

test("a lost connection is told above the button until the next send", () => {
  const lost = run(contact, sending, { type: "returned", outcome: { kind: "unsure", msg: "Not sent yet." } });

  expect(lost).toMatchObject({ phase: "idle", status: "", notice: "Not sent yet.", passing: false });
  expect(formReducer(lost, sending).notice).toBe("");
});

test("an outline that did not change keeps the state, so that typing renders nothing", () => {
  const state = initialState(assessment);
  expect(formReducer(state, { type: "outlined", outline: outlineOf(assessment, {}) })).toBe(state);
});
