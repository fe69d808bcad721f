import { day } from "../durations.ts";
import type { Action, DeskStep, HistoryEntry, StepName } from "./history.ts";
import type { Channel } from "./record.ts";

/** The state of a lead for the consultant; the column `state` says only whether it is held back. */
export type Progress = "new" | "contacted" | "closed" | "suspect" | "spam" | "erasing";

/** SQL for the `Progress` of a row of `leads`. */
export const progress = `CASE
  WHEN erase_at IS NOT NULL THEN 'erasing'
  WHEN state = 'suspect' THEN iif(spam_at IS NULL, 'suspect', 'spam')
  WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN contacted_at IS NOT NULL THEN 'contacted'
  ELSE 'new' END`;

/**
 * SQL for whether a row of `leads` is the newest version of one form: nobody waits for an answer to what they have
 * corrected.
 */
export const isNewest = `NOT EXISTS (SELECT 1 FROM leads AS later
  WHERE later.first = leads.first AND later.received_at > leads.received_at AND later.state <> 'suspect')`;

/** SQL for whether a row of `leads` is a version of the lead `?1`, itself included. */
export const isVersion = "first = (SELECT one.first FROM leads AS one WHERE one.reference = ?1)";

/** States of a lead on which each action may be taken. */
export const actionableFrom: Readonly<Record<Action, readonly Progress[]>> = {
  contacted: ["new"],
  closed: ["new", "contacted"],
  reopened: ["contacted", "closed"],
  released: ["suspect", "spam"],
  spam: ["new", "contacted", "closed", "suspect"],
  erased: ["new", "contacted", "closed", "suspect", "spam"],
  restored: ["erasing"],
};

const isAlive: readonly Progress[] = ["new", "contacted", "closed"];

/** States of a lead on which each step may be taken. */
export const possibleFrom: Readonly<Record<StepName, readonly Progress[]>> = {
  ...actionableFrom,
  mine: isAlive,
  unowned: isAlive,
  planned: ["new", "contacted"],
  outcome: ["closed"],
  "agreement-sent": isAlive,
  "agreement-signed": isAlive,
  "handed-over": isAlive,
};

/** Change of a lead: by whom, and who is told of it. */
export interface Step {
  readonly reference: string;
  readonly action: StepName;
  readonly at: number;
  /** As `HistoryEntry` has it. */
  readonly by: string;
  readonly until?: number;
  /** As `HistoryEntry` has it. */
  readonly to?: string | null;
  /** Erases all versions that the person has sent, not this one alone. */
  readonly withVersions?: boolean;
  /** The channels that are configured. */
  readonly channels: readonly Channel[];
}

/** A step that is taken with many leads at once. */
export type ManySteps = Omit<Step, "reference" | "until" | "withVersions">;

/** SQL with its values for `?1`, `?2` and so on. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** Time for which an erasure can be taken back, in milliseconds. */
export const erasureDelay = day;

/** The columns that a step sets; `?4` is its entry in the history. */
const columnsOf: Readonly<Record<StepName, string>> = {
  contacted: "contacted_at = ?2,",
  closed: "closed_at = ?2, next_on = NULL, outcome = ?4 ->> 'to',",
  reopened: "contacted_at = NULL, closed_at = NULL, outcome = NULL,",
  released: "state = 'released', spam_at = NULL,",
  spam: "state = 'suspect', spam_at = ?2,",
  erased: `erase_at = ?2 + ${erasureDelay},`,
  restored: "erase_at = NULL,",
  mine: "owner = ?4 ->> 'by',",
  unowned: "owner = NULL,",
  planned: "next_on = ?4 ->> 'to',",
  outcome: "outcome = ?4 ->> 'to',",
  "agreement-sent": "",
  "agreement-signed": "",
  "handed-over": "",
};

const wasTaken =
  "NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry WHERE entry.value ->> 'what' = ?4 ->> 'what')";

/** Where a note of the desk changes anything: nobody takes a lead from somebody else, and papers are noted once. */
const changesBy: Readonly<Record<DeskStep, string>> = {
  mine: "owner IS NULL",
  unowned: "owner IS NOT NULL",
  planned: "next_on IS NOT ?4 ->> 'to'",
  outcome: "outcome IS NOT ?4 ->> 'to'",
  "agreement-sent": wasTaken,
  "agreement-signed": wasTaken,
  "handed-over": wasTaken,
};

/** Those of the leads for which the step may be taken, unless the same link was pressed before. */
function isOpenFor(action: StepName, leads: string): string {
  const from = possibleFrom[action].map((name) => `'${name}'`).join(", ");
  const open = `${leads} AND ${progress} IN (${from})`;
  if (isDeskStep(action)) return `${open} AND ${changesBy[action]}`;
  return `${open} AND NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry
    WHERE entry.value ->> 'what' = '${action}' AND entry.value ->> 'until' = ?3)`;
}

function isDeskStep(action: StepName): action is DeskStep {
  return Object.hasOwn(changesBy, action);
}

/**
 * The statements of one step, for one transaction. The last one changes a row if the step was taken, and none if it
 * could not be: somebody was first.
 */
export function statementsOf(step: Step): readonly Statement[] {
  const open = isOpenFor(step.action, "reference = ?1");
  return statementsFor(step, step.reference, open, changedWith(step, open));
}

/** What was erased together comes back together. */
function changedWith({ action, withVersions = false }: Step, open: string): string {
  const isOpen = `EXISTS (SELECT 1 FROM leads WHERE ${open})`;
  if (action === "erased" && withVersions) return `${isVersion} AND ${isOpen}`;
  return action === "restored"
    ? `${isVersion} AND erase_at = (SELECT one.erase_at FROM leads AS one WHERE one.reference = ?1) AND ${isOpen}`
    : open;
}

/** The statements of one step of many leads, given by their `id`s; the last one changes as many rows as took it. */
export function statementsOfMany(ids: readonly number[], step: ManySteps): readonly Statement[] {
  const these = isOpenFor(step.action, "id IN (SELECT value FROM json_each(?1))");
  return statementsFor(step, JSON.stringify(ids), these, these);
}

/** `open` and `these` are conditions with `subject` as `?1`: the leads that are named, and all that changes with them. */
function statementsFor(
  { action, at, by, until, to, channels }: ManySteps & Pick<Step, "until">,
  subject: string,
  open: string,
  these: string,
): readonly Statement[] {
  const values = [subject, at, until ?? null] as const;
  const entry: HistoryEntry = {
    ...{ at, what: action, by },
    ...(until === undefined ? {} : { until }),
    ...(to === undefined ? {} : { to }),
  };
  // An erasure is told of when it is final, and what the desk notes besides is its own.
  const told =
    channels.includes("webhook") && action !== "erased" && action !== "restored" && !isDeskStep(action);
  return [
    ...(told ? [{ sql: event(action, open), values }] : []),
    ...(action === "released"
      ? channels.map((channel) => ({ sql: pendingAgain(channel, open), values }))
      : []),
    ...(action === "spam" || action === "erased" ? [{ sql: holdBack(these), values }] : []),
    ...(action === "restored"
      ? channels.map((channel) => ({ sql: pendingUnlessTold(channel, these), values }))
      : []),
    {
      sql: `UPDATE leads SET ${columnsOf[action]} read_at = coalesce(read_at, ?2),
          history = json_insert(history, '$[#]', json(?4)) WHERE ${these}`,
      values: [...values, JSON.stringify(entry)],
    },
  ];
}

/** The webhook's event about a step. */
function event(action: StepName, open: string): string {
  return `INSERT OR IGNORE INTO notifications (id, channel, subject, name, lead, at, due_at)
    SELECT reference || ':${action}:' || CAST(?2 AS INTEGER), 'webhook', 'step', '${action}', reference, ?2, ?2
    FROM leads WHERE ${open}`;
}

const aboutLead = "notifications (id, channel, subject, name, lead, at, timing, due_at)";

function pendingAgain(channel: Channel, open: string): string {
  return `INSERT OR REPLACE INTO ${aboutLead}
    SELECT reference, '${channel}', 'lead', 'accepted', reference, ?2, 'instant', ?2 FROM leads WHERE ${open}`;
}

// Whoever confirms or erases it has seen it.
function holdBack(these: string): string {
  return `DELETE FROM notifications
    WHERE channel IN ('mail', 'webhook') AND id IN (SELECT reference FROM leads WHERE ${these})`;
}

/** Returns SQL that makes due again what nobody was told of before an erasure that is taken back; suspects go by mail alone. */
function pendingUnlessTold(channel: Channel, these: string): string {
  return `INSERT OR IGNORE INTO ${aboutLead}
    SELECT reference, '${channel}', 'lead', iif(state = 'suspect', 'suspect', 'accepted'), reference, ?2, 'digest', ?2
    FROM leads
    WHERE ${these} AND spam_at IS NULL AND (state <> 'suspect' OR '${channel}' = 'mail')
      AND NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry WHERE entry.value ->> 'what' = '${channel}')`;
}
