import { day } from "../time/durations.ts";
import { type Statement, sql } from "./sql.ts";

// What can happen to a stored lead: the progress that each step needs, and the columns that it sets.

/** Computed from several columns; `state` alone only says whether a lead is held back. */
export type Progress = "new" | "contacted" | "closed" | "suspect" | "spam" | "erasing";

interface StepEntry {
  at: number;
  what: string;
  by?: string;
  to?: string | number | null | undefined;
}

interface Rule {
  from: readonly Progress[];
  /** Assignments for `UPDATE … SET`, each followed by a comma. */
  sets: (entry: StepEntry) => Statement;
  when?: (entry: StepEntry) => Statement;
}

const alive: readonly Progress[] = ["new", "contacted", "closed"];

/** Steps that the links of mails, the desk and the command line can take. */
const actions = {
  // Whoever contacts a lead without an owner becomes its owner; a link or a command names nobody.
  contacted: {
    from: ["new"],
    sets: ({ at, by = null }) =>
      sql`contacted_at = ${at}, owner = coalesce(owner, iif(${by} IN ('link', 'command'), NULL, ${by})),`,
  },
  closed: {
    from: ["new", "contacted"],
    sets: ({ at, to = null }) => sql`closed_at = ${at}, next_on = NULL, outcome = ${to},`,
  },
  reopened: {
    from: ["contacted", "closed"],
    sets: () => sql`contacted_at = NULL, closed_at = NULL, outcome = NULL,`,
  },
  released: {
    from: ["suspect", "spam"],
    // Sent only by a firm that confirms leads, and to nobody twice.
    sets: ({ at }) =>
      sql`state = 'released', spam_at = NULL, confirm_due = iif(confirmed_at IS NULL, ${at}, NULL),`,
  },
  spam: { from: [...alive, "suspect"], sets: ({ at }) => sql`state = 'suspect', spam_at = ${at},` },
  erased: { from: [...alive, "suspect", "spam"], sets: ({ at }) => sql`erase_at = ${at + day},` },
  restored: { from: ["erasing"], sets: () => sql`erase_at = NULL,` },
} satisfies Readonly<Record<string, Rule>>;
export type Action = keyof typeof actions;

const onPaper: Rule = {
  from: alive,
  sets: () => sql``,
  when: ({ what }) => sql`NOT ${hasEntry(sql`entry.value ->> 'what' = ${what}`)}`,
};

/** Steps of the desk alone. Nobody takes an owned lead, but anyone can give it. Papers are noted once. */
const deskSteps = {
  mine: { from: alive, sets: ({ by = null }) => sql`owner = ${by},`, when: () => sql`owner IS NULL` },
  unowned: { from: alive, sets: () => sql`owner = NULL,`, when: () => sql`owner IS NOT NULL` },
  given: {
    from: alive,
    sets: ({ to = null }) => sql`owner = ${to},`,
    when: ({ to = null }) => sql`${to} IS NOT NULL AND owner IS NOT ${to}`,
  },
  starred: { from: alive, sets: ({ at }) => sql`starred_at = ${at},`, when: () => sql`starred_at IS NULL` },
  unstarred: { from: alive, sets: () => sql`starred_at = NULL,`, when: () => sql`starred_at IS NOT NULL` },
  planned: {
    from: ["new", "contacted"],
    sets: ({ to = null }) => sql`next_on = ${to},`,
    when: ({ to = null }) => sql`next_on IS NOT ${to}`,
  },
  outcome: {
    from: ["closed"],
    sets: ({ to = null }) => sql`outcome = ${to},`,
    when: ({ to = null }) => sql`outcome IS NOT ${to}`,
  },
  "conflict-checked": onPaper,
  "agreement-sent": onPaper,
  "agreement-signed": onPaper,
  "handed-over": onPaper,
} satisfies Readonly<Record<string, Rule>>;
export type StepName = Action | keyof typeof deskSteps;

/**
 * Steps of the visitor, who can change nothing else of a stored lead: a closed one keeps its outcome, and
 * confirmed spam stays spam.
 */
export const visitorSteps = {
  unanswered: {
    from: [...alive, "suspect"],
    sets: ({ at }) => sql`unanswered_at = ${at}, contacted_at = iif(closed_at IS NULL, NULL, contacted_at),`,
    when: () => sql`unanswered_at IS NULL`,
  },
  "sent again": {
    from: alive,
    sets: ({ at }) => sql`received_at = ${at}, contacted_at = NULL, closed_at = NULL,`,
    when: ({ at }) => sql`received_at < ${at} AND EXISTS (SELECT 1 FROM leads AS later
      WHERE later.first = leads.first AND later.received_at > leads.received_at)`,
  },
} satisfies Readonly<Record<string, Required<Rule>>>;

export const steps: Readonly<Record<StepName, Rule>> = { ...actions, ...deskSteps };

/** The webhook's event for each step. The desk's other notes are internal and never sent. */
export const eventOfStep: Readonly<Partial<Record<StepName, string>>> = {
  contacted: "contacted",
  closed: "closed",
  outcome: "closed",
  reopened: "reopened",
  released: "released",
  spam: "spam",
  erased: "erased",
  planned: "planned",
  mine: "owned",
  unowned: "owned",
  given: "owned",
  "agreement-sent": "agreement-sent",
  "agreement-signed": "agreement-signed",
};

export function isAction(text: string): text is Action {
  return Object.hasOwn(actions, text);
}

export function isStep(text: string): text is StepName {
  return Object.hasOwn(steps, text);
}

export function hasEntry(fits: Statement): Statement {
  return sql`EXISTS (SELECT 1 FROM json_each(leads.history) AS entry WHERE ${fits})`;
}

export const progress = sql`CASE
  WHEN erase_at IS NOT NULL THEN 'erasing'
  WHEN state = 'suspect' THEN iif(spam_at IS NULL, 'suspect', 'spam')
  WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN contacted_at IS NOT NULL THEN 'contacted'
  ELSE 'new' END`;

/**
 * Nobody waits for an answer to an older version. Few leads have versions, so the list saves most rows a look
 * at the index.
 */
export const isNewest = sql`(leads.first NOT IN (SELECT other.corrects FROM leads AS other WHERE other.corrects IS NOT NULL)
  OR NOT EXISTS (SELECT 1 FROM leads AS later
    WHERE later.first = leads.first AND later.received_at > leads.received_at AND later.state <> 'suspect'))`;
