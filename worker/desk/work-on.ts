import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import type { DeskWords } from "../consultant-words.ts";
import { channelsOf, type Env } from "../env.ts";
import { answerSchema } from "../intake/answer-schema.ts";
import { wordRefusal } from "../intake/word-refusal.ts";
import type { Action } from "../leads/history.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { addNote, correctAnswer, tellAgain } from "../leads/notes.ts";
import { actionableFrom } from "../leads/progress.ts";
import { takeStep } from "../leads/take-step.ts";
import type { Correcting } from "./answers.tsx";
import type { Reader } from "./reader.ts";

/** Result of the press of a button. */
export type Outcome =
  | { readonly what: string; readonly said?: keyof DeskWords["lead"]["said"] }
  /** The right answer was none. */
  | { readonly what: string; readonly correcting: Correcting };

/** Does with a lead what a button of its page says; `body` is the form that was posted. */
export async function workOn(
  env: Env,
  lead: ListedLead,
  reader: Reader,
  body: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const { reference } = lead;
  const text = (name: string) => (typeof body[name] === "string" ? body[name] : "");
  const act = { reference, at: reader.now, by: reader.by };
  const action = text("action");
  if (isAction(action)) {
    const withVersions = text("versions") === "all";
    const taken = await takeStep(env.DB, { ...act, action, withVersions, channels: channelsOf(env) });
    return taken ? { what: action } : { what: "nothing", said: "nothing" };
  }
  if (action === "noted" && text("note").trim() !== "")
    return told("noted", await addNote(env.DB, act, text("note").trim()));
  if (action === "resent") return told("resent", await tellAgain(env.DB, act));
  if (action === "corrected") return correct(env, lead, reader, text("field"), text("value"));
  return { what: "nothing", said: "nothing" };
}

function told(what: "noted" | "resent" | "corrected", isDone: boolean): Outcome {
  return isDone ? { what, said: what } : { what: "nothing", said: "nothing" };
}

function isAction(text: string): text is Action {
  return Object.hasOwn(actionableFrom, text);
}

async function correct(
  env: Env,
  lead: ListedLead,
  reader: Reader,
  name: string,
  value: string,
): Promise<Outcome> {
  const correcting = correctingOf(lead, name, reader);
  if (correcting === undefined) return { what: "nothing", said: "nothing" };
  const { field } = correcting;
  const { data: to, error } = answerSchema(field).safeParse(value);
  if (error !== undefined) {
    const problem = error.issues[0]?.message as Parameters<typeof wordRefusal>[1];
    const refusal = wordRefusal(field, problem, reader.language);
    return { what: "not corrected", correcting: { field, value, refusal } };
  }
  const answers = lead.answers as Readonly<Record<string, string | number>>;
  if (to === answers[name]) return told("corrected", false);
  const act = { at: reader.now, by: reader.by };
  return told("corrected", await correctAnswer(env.DB, { ...lead, answers }, act, { field: name, to }));
}

/** The answer that is to be corrected; undefined where the form asks no such question. */
export function correctingOf(
  { form, answers, eraseAt }: ListedLead,
  name: string,
  { language }: Reader,
): Correcting | undefined {
  const field = fieldsOf(forms[language][form]).find((one) => one.name === name);
  return field === undefined || eraseAt !== null ? undefined : { field, value: String(answers[name] ?? "") };
}
