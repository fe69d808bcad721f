import type { Action, HistoryEntry } from "./history.ts";

/** The state of a lead for the consultant; the column `state` says only whether it is held back. */
export type Progress = "new" | "contacted" | "closed" | "suspect" | "spam";

/** SQL for the `Progress` of a row of `leads`. */
export const progress = `CASE
  WHEN state = 'suspect' THEN iif(spam_at IS NULL, 'suspect', 'spam')
  WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN contacted_at IS NOT NULL THEN 'contacted'
  ELSE 'new' END`;

/**
 * SQL for whether a row of `leads` is the newest version of one form: nobody waits for an answer to what they have
 * corrected.
 */
export const isNewest = `NOT EXISTS (SELECT 1 FROM leads AS later
  WHERE later.key_hash = leads.key_hash AND later.received_at > leads.received_at AND later.state <> 'suspect'
    AND (later.corrects = leads.reference OR later.corrects = leads.corrects OR later.reference = leads.corrects))`;

/** What each action may be taken on. */
export const actionableFrom: Readonly<Record<Action, readonly Progress[]>> = {
  contacted: ["new"],
  closed: ["new", "contacted"],
  reopened: ["contacted", "closed"],
  released: ["suspect", "spam"],
  spam: ["new", "contacted", "closed", "suspect"],
  erased: ["new", "contacted", "closed", "suspect", "spam"],
};

/** What is to be done with a lead, and who is told of it. */
export interface Step {
  readonly reference: string;
  readonly action: Action;
  readonly at: number;
  readonly by: "link" | "command";
  readonly until?: number;
  /** The channels that are configured. */
  readonly channels: readonly ("mail" | "webhook")[];
}

/** SQL with its values for `?1`, `?2` and so on. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

type Stored = Exclude<Action, "erased">;

const columnsOf: Readonly<Record<Stored, string>> = {
  contacted: "contacted_at = ?2",
  closed: "closed_at = ?2",
  reopened: "contacted_at = NULL, closed_at = NULL",
  released: "state = 'released', spam_at = NULL",
  spam: "state = 'suspect', spam_at = ?2",
};

/** The lead `?1`, while the action may be taken, and unless the same link was pressed before. */
function isOpenFor(action: Action): string {
  const from = actionableFrom[action].map((name) => `'${name}'`).join(", ");
  return `reference = ?1 AND ${progress} IN (${from}) AND NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry
    WHERE entry.value ->> 'what' = '${action}' AND entry.value ->> 'until' = ?3)`;
}

/**
 * The statements of one step, for one transaction. The last one changes a row if the step was taken, and none if it
 * could not be: another link or command was first.
 */
export function statementsOf({ channels, ...step }: Step): readonly Statement[] {
  const { reference, action, at, by, until } = step;
  const open = isOpenFor(action);
  const values = [reference, at, until ?? null] as const;
  const first: readonly Statement[] = channels.includes("webhook")
    ? [{ sql: event(action, open), values }]
    : [];
  if (action === "erased") {
    return [
      { sql: `UPDATE leads SET corrects = NULL WHERE corrects = ?1`, values: [reference] },
      {
        sql: "DELETE FROM notifications WHERE reference = ?1 OR reference GLOB ?1 || ':*'",
        values: [reference],
      },
      ...first,
      { sql: `DELETE FROM leads WHERE ${open}`, values },
    ];
  }
  const entry: HistoryEntry = { at, what: action, by, ...(until === undefined ? {} : { until }) };
  return [
    ...first,
    ...(action === "released"
      ? channels.map((channel) => ({ sql: pendingAgain(channel, open), values }))
      : []),
    ...(action === "spam"
      ? [{ sql: `${heldBack} AND EXISTS (SELECT 1 FROM leads WHERE ${open})`, values }]
      : []),
    {
      sql: `UPDATE leads SET ${columnsOf[action]}, history = json_insert(history, '$[#]', json(?4)) WHERE ${open}`,
      values: [...values, JSON.stringify(entry)],
    },
  ];
}

/** The webhook's event about a step; its id is made of its reference. */
function event(action: Action, open: string): string {
  return `INSERT OR IGNORE INTO notifications (reference, channel, about, due_at)
    SELECT reference || ':${action}:' || CAST(?2 AS INTEGER), 'webhook', 'lead.${action}', ?2 FROM leads WHERE ${open}`;
}

function pendingAgain(channel: "mail" | "webhook", open: string): string {
  return `INSERT OR REPLACE INTO notifications (reference, channel, about, timing, due_at)
    SELECT reference, '${channel}', 'lead', 'instant', ?2 FROM leads WHERE ${open}`;
}

// Whoever confirms it has seen it.
const heldBack = "DELETE FROM notifications WHERE reference = ?1 AND channel IN ('mail', 'webhook')";
