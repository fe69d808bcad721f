import type { HistoryEntry } from "./history.ts";
import type { Channel } from "./record.ts";
import { on, type Statement, sql } from "./sql.ts";
import { isAction, type StepName, steps } from "./steps.ts";

export const progress = sql`CASE
  WHEN erase_at IS NOT NULL THEN 'erasing'
  WHEN state = 'suspect' THEN iif(spam_at IS NULL, 'suspect', 'spam')
  WHEN closed_at IS NOT NULL THEN 'closed'
  WHEN contacted_at IS NOT NULL THEN 'contacted'
  ELSE 'new' END`;

/**
 * SQL for whether a row of `leads` is the newest version of one form: nobody waits for an answer to what they have
 * corrected.
 */
export const isNewest = sql`NOT EXISTS (SELECT 1 FROM leads AS later
  WHERE later.first = leads.first AND later.received_at > leads.received_at AND later.state <> 'suspect')`;

/** A step that somebody takes with leads; `by`, `until` and `to` as `HistoryEntry` has them. */
export interface Step {
  readonly references: readonly string[];
  readonly action: StepName;
  readonly at: number;
  readonly by: string;
  readonly until?: number;
  readonly to?: string | null;
  /** Erases all versions that the person has sent, not this one alone. */
  readonly withVersions?: boolean;
  readonly channels: readonly Channel[];
}

/** Takes the step in one transaction; answers with how many leads, and 0 where another link or command was first. */
export function takeStep(db: D1Database, step: Step): Promise<number> {
  return run(db, statementsOf(step));
}

/** Runs statements in one transaction and returns the number of rows that the last one changed. */
export async function run(db: D1Database, statements: readonly Statement[]): Promise<number> {
  const results = await db.batch(statements.map((one) => on(db)`${one}`));
  return results.at(-1)?.meta.changes ?? 0;
}

/** SQL for those of the leads `?1` for which the step may be taken, unless the same link was pressed before. */
function isOpenFor(action: StepName): string {
  const { from, when } = steps[action];
  const unused = `NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry
    WHERE entry.value ->> 'what' = '${action}' AND entry.value ->> 'until' = ?3)`;
  return `reference IN (SELECT value FROM json_each(?1))
    AND ${progress.sql} IN (${from.map((name) => `'${name}'`).join(", ")}) AND ${when ?? unused}`;
}

/** SQL for all that changes with the leads that are `open`. What was erased together comes back together. */
function changedWith({ action, withVersions = false }: Step, open: string): string {
  if (action === "erased" && withVersions) return `first IN (SELECT first FROM leads WHERE ${open})`;
  return action === "restored"
    ? `(first, erase_at) IN (SELECT first, erase_at FROM leads WHERE ${open})`
    : open;
}

function statementsOf(step: Step): readonly Statement[] {
  const { references, action, at, by, until, to, channels } = step;
  const open = isOpenFor(action);
  const these = changedWith(step, open);
  const values = [JSON.stringify(references), at, until ?? null] as const;
  const entry: HistoryEntry = {
    ...{ at, what: action, by },
    ...(until === undefined ? {} : { until }),
    ...(to === undefined ? {} : { to }),
  };
  // An erasure is told of when it is final, and what the desk notes besides is its own.
  const isTold =
    channels.includes("webhook") && isAction(action) && action !== "erased" && action !== "restored";
  return [
    ...(isTold ? [event(action, open)] : []),
    ...(action === "released" ? channels.map((channel) => pendingAgain(channel, open)) : []),
    ...(action === "spam" || action === "erased" ? [holdBack(these)] : []),
    ...(action === "restored" ? channels.map((channel) => pendingUnlessTold(channel, these)) : []),
  ]
    .map((sql): Statement => ({ sql, values }))
    .concat({
      sql: `UPDATE leads SET ${steps[action].sets} read_at = coalesce(read_at, ?2),
          history = json_insert(history, '$[#]', json(?4)) WHERE ${these}`,
      values: [...values, JSON.stringify(entry)],
    });
}

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

/** Makes due again what nobody was told of before an erasure that is taken back; suspects go by mail alone. */
function pendingUnlessTold(channel: Channel, these: string): string {
  return `INSERT OR IGNORE INTO ${aboutLead}
    SELECT reference, '${channel}', 'lead', iif(state = 'suspect', 'suspect', 'accepted'), reference, ?2, 'digest', ?2
    FROM leads
    WHERE ${these} AND spam_at IS NULL AND (state <> 'suspect' OR '${channel}' = 'mail')
      AND NOT EXISTS (SELECT 1 FROM json_each(leads.history) AS entry WHERE entry.value ->> 'what' = '${channel}')`;
}
