import { type HistoryEntry, withEntry } from "./history.ts";
import type { Channel } from "./record.ts";
import { among, runBatch, type Statement, sql } from "./sql.ts";
import { eventOfStep, hasEntry, progress, type StepName, steps } from "./steps.ts";

export interface Step {
  references: readonly string[];
  action: StepName;
  at: number;
  by: string;
  until?: number;
  to?: string | null | undefined;
  withVersions?: boolean;
  channels: readonly Channel[];
}

/** Returns the number of leads changed, 0 if another link or command was first. */
export function takeStep(db: D1Database, step: Step): Promise<number> {
  const { action, at, by, until, to } = step;
  const entry: HistoryEntry = { at, what: action, by, until, to };
  const eligible = eligibleLeads(step, entry);
  const changed = changedLeads(step, eligible);
  return runBatch(db, [
    ...notificationsOf(step, eligible, changed),
    sql`UPDATE leads SET ${steps[action].sets(entry)} read_at = coalesce(read_at, ${at}),
      history = ${withEntry(entry)} WHERE ${changed}`,
  ]);
}

/**
 * How often a lead takes one action by link: each offers its opposite, so anyone who has a mail could
 * continue without end, with an entry and a mail each time.
 */
const mostByLink = 5;

const timesByLink = (action: StepName) => sql`(SELECT count(*) FROM json_each(leads.history) AS entry
  WHERE entry.value ->> 'what' = ${action} AND entry.value ->> 'by' = 'link')`;

/** Leads in a state that allows the step, none if the same link was used before. */
function eligibleLeads({ references, action, until, by }: Step, entry: HistoryEntry): Statement {
  const { from, when } = steps[action];
  const wasUsed = hasEntry(
    sql`entry.value ->> 'what' = ${action} AND entry.value ->> 'until' = ${until ?? null}`,
  );
  return sql`reference ${among(references)} AND ${progress} ${among(from)}
    AND ${when?.(entry) ?? sql`NOT ${wasUsed}`} AND (${Number(by !== "link")} OR ${timesByLink(action)} < ${mostByLink})`;
}

/** Leads that the step changes: versions erased together are restored together. */
function changedLeads({ action, withVersions = false }: Step, eligible: Statement): Statement {
  if (action === "erased" && withVersions) return sql`first IN (SELECT first FROM leads WHERE ${eligible})`;
  return action === "restored"
    ? sql`(first, erase_at) IN (SELECT first, erase_at FROM leads WHERE ${eligible})`
    : eligible;
}

function notificationsOf(step: Step, eligible: Statement, changed: Statement): readonly Statement[] {
  const { action, at, channels } = step;
  switch (action) {
    case "released":
      return [...eventOf(step, eligible), ...channels.map((channel) => notifyAgain(channel, at, eligible))];
    case "spam":
      return [...eventOf(step, eligible), withhold(changed)];
    // Webhooks report an erasure once it is final.
    case "erased":
      return [withhold(changed)];
    case "restored":
      return channels.map((channel) => notifyUnlessSent(channel, at, changed));
    default:
      return eventOf(step, eligible);
  }
}

function eventOf({ action, at, channels }: Step, eligible: Statement): readonly Statement[] {
  if (!channels.includes("webhook") || eventOfStep[action] === undefined) return [];
  return [webhookEvent(action, at, eligible)];
}

export function webhookEvent(name: string, at: number, leads: Statement): Statement {
  return sql`INSERT OR IGNORE INTO notifications (id, channel, subject, name, lead, at, due_at)
    SELECT reference || ${`:${name}:${at}`}, 'webhook', 'step', ${name}, reference, ${at}, ${at}
    FROM leads WHERE ${leads}`;
}

const aboutLead = sql`notifications (id, channel, subject, name, lead, at, timing, due_at)`;

function notifyAgain(channel: Channel, at: number, eligible: Statement): Statement {
  return sql`INSERT OR REPLACE INTO ${aboutLead}
    SELECT reference, ${channel}, 'lead', 'accepted', reference, ${at}, 'instant', ${at} FROM leads WHERE ${eligible}`;
}

/** A person who confirms spam or erases a lead has seen it. */
function withhold(changed: Statement): Statement {
  return sql`DELETE FROM notifications
    WHERE channel IN ('mail', 'webhook') AND id IN (SELECT reference FROM leads WHERE ${changed})`;
}

/** After a restore, notifications not sent before the erasure are due again; suspects are only mailed. */
function notifyUnlessSent(channel: Channel, at: number, changed: Statement): Statement {
  return sql`INSERT OR IGNORE INTO ${aboutLead}
    SELECT reference, ${channel}, 'lead', iif(state = 'suspect', 'suspect', 'accepted'), reference, ${at}, 'digest', ${at}
    FROM leads
    WHERE ${changed} AND spam_at IS NULL AND (state <> 'suspect' OR ${channel} = 'mail')
      AND NOT ${hasEntry(sql`entry.value ->> 'what' = ${channel}`)}`;
}
