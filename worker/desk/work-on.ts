import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { channelsOf, type Env } from "../env.ts";
import { outcomes } from "../leads/history.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { addNote, correctAnswer, tellAgain } from "../leads/notes.ts";
import { isStep, type StepName } from "../leads/steps.ts";
import { takeStep } from "../leads/take-step.ts";
import type { Correcting } from "./answers.tsx";
import type { Reader, Saying } from "./reader.ts";
import { typedAnswer } from "./typed-answer.ts";

export type Outcome =
  | { readonly said: Saying }
  /** The right answer was none, or somebody else has changed it. */
  | { readonly correcting: Correcting }
  | { readonly planning: string };

/** Does with a lead what a button of its page says; `text` reads the form that was posted. */
export async function workOn(
  env: Env,
  lead: ListedLead,
  reader: Reader,
  text: (name: string) => string,
): Promise<Outcome> {
  const { reference } = lead;
  const act = { reference, at: reader.now, by: reader.by };
  const action = text("action");
  if (action === "planned" && !isDay(text("next_on"))) return { planning: text("next_on") };
  const step = stepOf(action, text("next_on") || text("outcome") || text("how"));
  if (step !== undefined)
    return told(
      step.action,
      (await takeStep(env.DB, {
        ...{ references: [reference], at: reader.now, by: reader.by, ...step, channels: channelsOf(env) },
        withVersions: text("versions") === "all",
      })) > 0,
    );
  if (action === "noted" && text("note").trim() !== "")
    return told("noted", await addNote(env.DB, act, text("note").trim()));
  if (action === "resent") return told("resent", await tellAgain(env.DB, act));
  if (action === "corrected")
    return correct(env, lead, reader, { name: text("field"), value: text("value"), seen: text("seen") });
  return { said: "nothing" };
}

export const ways = ["phone", "email", "chat"] as const;

const detailsOf: Readonly<Partial<Record<StepName, (to: string) => boolean>>> = {
  contacted: (to) => ways.some((way) => way === to),
  closed: (to) => outcomes.some((outcome) => outcome === to),
  outcome: (to) => outcomes.some((outcome) => outcome === to),
  planned: isDay,
};

/** The step that a button names, with what it says; undefined for what is no step. */
export function stepOf(
  action: string,
  to: string,
): { readonly action: StepName; readonly to?: string | null } | undefined {
  if (!isStep(action)) return undefined;
  const fits = detailsOf[action];
  if (fits === undefined) return { action };
  return { action, to: to !== "" && fits(to) ? to : null };
}

/** True for a day such as `2026-11-25`, and for none. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return text === "" || (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text));
}

function told(what: Saying, isDone: boolean): Outcome {
  return { said: isDone ? what : "nothing" };
}

async function correct(
  env: Env,
  lead: ListedLead,
  reader: Reader,
  { name, value, seen }: { readonly name: string; readonly value: string; readonly seen: string },
): Promise<Outcome> {
  const correcting = correctingOf(lead, name, reader);
  if (correcting === undefined) return { said: "nothing" };
  const { field, before } = correcting;
  // The page was shown before somebody else has corrected the same answer.
  const isStale = lead.history.slice(Number(seen) || 0).some((entry) => entry.field === name);
  if (seen !== "" && isStale)
    return { correcting: { field, value, before, refusal: reader.words.lead.changedMeanwhile(before) } };
  const { answer: to, refusal } = typedAnswer(field, value, reader.language);
  if (refusal !== undefined) return { correcting: { field, value, before, refusal } };
  const answers = lead.answers as Readonly<Record<string, string | number>>;
  if (to === answers[name]) return { said: "nothing" };
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
  if (field === undefined || eraseAt !== null) return undefined;
  const value = String(answers[name] ?? "");
  return { field, value, before: value };
}
