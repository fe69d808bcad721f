import { day } from "../time/durations.ts";

/** The state of a lead for the consultant; the column `state` says only whether it is held back. */
export type Progress = "new" | "contacted" | "closed" | "suspect" | "spam" | "erasing";

interface Rule {
  /** States of a lead on which it may be taken. */
  readonly from: readonly Progress[];
  /** SQL for the columns that it sets; `?2` is now, and `?4` its entry in the history. */
  readonly sets: string;
  /** SQL for where it changes anything. */
  readonly when?: string;
}

const alive: readonly Progress[] = ["new", "contacted", "closed"];

/** What changes how a lead stands, by a link in a mail or on the desk. An erasure can be taken back for a day. */
const actions = {
  contacted: { from: ["new"], sets: "contacted_at = ?2," },
  closed: { from: ["new", "contacted"], sets: "closed_at = ?2, next_on = NULL, outcome = ?4 ->> 'to'," },
  reopened: { from: ["contacted", "closed"], sets: "contacted_at = NULL, closed_at = NULL, outcome = NULL," },
  released: { from: ["suspect", "spam"], sets: "state = 'released', spam_at = NULL," },
  spam: { from: [...alive, "suspect"], sets: "state = 'suspect', spam_at = ?2," },
  erased: { from: [...alive, "suspect", "spam"], sets: `erase_at = ?2 + ${day},` },
  restored: { from: ["erasing"], sets: "erase_at = NULL," },
} satisfies Readonly<Record<string, Rule>>;
export type Action = keyof typeof actions;

const onPaper: Rule = {
  from: alive,
  sets: "",
  when: "NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry WHERE entry.value ->> 'what' = ?4 ->> 'what')",
};

/** What the desk notes besides. Nobody takes a lead from somebody else, and papers are noted once. */
const deskSteps = {
  mine: { from: alive, sets: "owner = ?4 ->> 'by',", when: "owner IS NULL" },
  unowned: { from: alive, sets: "owner = NULL,", when: "owner IS NOT NULL" },
  planned: { from: ["new", "contacted"], sets: "next_on = ?4 ->> 'to',", when: "next_on IS NOT ?4 ->> 'to'" },
  outcome: { from: ["closed"], sets: "outcome = ?4 ->> 'to',", when: "outcome IS NOT ?4 ->> 'to'" },
  "agreement-sent": onPaper,
  "agreement-signed": onPaper,
  "handed-over": onPaper,
} satisfies Readonly<Record<string, Rule>>;
export type StepName = Action | keyof typeof deskSteps;

export const steps: Readonly<Record<StepName, Rule>> = { ...actions, ...deskSteps };

export function isAction(text: string): text is Action {
  return Object.hasOwn(actions, text);
}

export function isStep(text: string): text is StepName {
  return Object.hasOwn(steps, text);
}
