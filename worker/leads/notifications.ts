import { day, minute } from "../durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { addToHistory, type HistoryEntry } from "./history.ts";
import type { Channel, Lead } from "./record.ts";

/** Time for which a claimed notification belongs to its claimant; after a crash it is due anew. */
export const lease = 2 * minute;

/** So many tries that neither failed nor were marked, and it waits for a day and is told of: it may have been sent each time. */
export const unmarkedLimit = 5;

export interface ClaimedNotification {
  /** Number of claims, this time included. */
  readonly tries: number;
  /** Number of leads of which one message tells, when it is a digest. */
  readonly count?: number;
}

/** SQL for when a notification that is claimed at `?1` is due again. */
export const leaseEnd = `?1 + iif(tries >= ${unmarkedLimit - 1} AND failing_since IS NULL, ${day}, ${lease})`;

/** SQL for the columns that a claim at `?1` changes. */
export const claimed = `tries = tries + 1, due_at = ${leaseEnd}`;

/** SQL for whether the webhook's address has answered 410. */
const isGone = (url: string) =>
  `EXISTS (SELECT 1 FROM worker_state WHERE worker_state.name = 'gone' AND value = ${url})`;

/** Leads whose own mail, or whose webhook, is due; those without a mail come last, then the oldest first. */
export async function findDueLeads(
  db: D1Database,
  by: { readonly mail: boolean; readonly webhook: string | undefined },
  atMost: number,
  now: number,
): Promise<readonly string[]> {
  const dueOn = (channel: Channel, isOn: string) =>
    `SELECT lead, channel, due_at FROM (SELECT lead, channel, due_at FROM notifications
       WHERE channel = '${channel}' AND subject = 'lead' AND timing = 'instant' AND due_at <= ?1 AND ${isOn}
       ORDER BY due_at LIMIT ?4)`;
  const { results } = await db
    .prepare(
      `SELECT lead FROM (${dueOn("mail", "?2")} UNION ALL ${dueOn("webhook", `?3 IS NOT NULL AND NOT ${isGone("?3")}`)})
       GROUP BY lead ORDER BY min(channel), min(due_at) LIMIT ?4`,
    )
    .bind(now, by.mail ? 1 : 0, by.webhook ?? null, atMost)
    .all<{ lead: string }>();
  return results.map(({ lead }) => lead);
}

/** Claims the webhook of one lead, unless its address has answered 410. */
export async function claimLeadWebhook(
  db: D1Database,
  reference: string,
  url: string,
  now: number,
): Promise<(ClaimedNotification & { readonly lead: Lead }) | undefined> {
  const [taken, found] = await db.batch<ClaimedNotification>([
    db
      .prepare(
        `UPDATE notifications SET ${claimed}
         WHERE channel = 'webhook' AND id = ?2 AND due_at <= ?1 AND NOT ${isGone("?3")} RETURNING tries`,
      )
      .bind(now, reference, url),
    selectLeads(db, [reference]),
  ]);
  const [row] = taken?.results ?? [];
  const [lead] = leadsOf(found);
  return row && lead && { tries: row.tries, lead };
}

interface StepEvent {
  readonly id: string;
  readonly lead: string;
  readonly name: string;
  readonly at: number;
}

/** The events about steps of leads that are due, unless the webhook's address has answered 410. */
export async function findDueEvents(
  db: D1Database,
  url: string,
  atMost: number,
  now: number,
): Promise<readonly StepEvent[]> {
  const { results } = await db
    .prepare(
      `SELECT id, lead, name, at FROM notifications
       WHERE channel = 'webhook' AND subject = 'step' AND timing = 'instant' AND due_at <= ?1 AND NOT ${isGone("?2")}
       ORDER BY due_at LIMIT ?3`,
    )
    .bind(now, url, atMost)
    .all<StepEvent>();
  return results;
}

/** A notification about no lead: the daily mail or an alert. */
export interface SystemMessage {
  readonly id: string;
  readonly channel: Channel;
  /** `daily`, or the name of an alert. */
  readonly name: string;
}

/** The daily mail and alerts that are due, on both channels: what goes elsewhere first, then the daily mail. */
export async function findDueSystemMessages(
  db: D1Database,
  atMost: number,
  now: number,
): Promise<readonly SystemMessage[]> {
  const { results } = await db
    .prepare(
      `SELECT id, channel, name FROM notifications
       WHERE channel IN ('mail', 'webhook') AND subject = 'system' AND timing = 'instant' AND due_at <= ?1
       ORDER BY channel = 'mail' AND name <> 'mail-failing', name <> 'daily', due_at LIMIT ?2`,
    )
    .bind(now, atMost)
    .all<SystemMessage>();
  return results;
}

/** Claims a notification that no bound of the inbox counts: an event, or an alert that goes elsewhere. */
export async function claimUncounted(
  db: D1Database,
  channel: Channel,
  id: string,
  now: number,
): Promise<ClaimedNotification | undefined> {
  const row = await db
    .prepare(
      `UPDATE notifications SET ${claimed}
       WHERE channel = ?2 AND id = ?3 AND due_at <= ?1 RETURNING tries`,
    )
    .bind(now, channel, id)
    .first<ClaimedNotification>();
  return row ?? undefined;
}

export async function removeNotifications(
  db: D1Database,
  channel: Channel,
  ids: readonly string[],
): Promise<void> {
  await removal(db, channel, ids).run();
}

/** Removes notifications about leads that were sent, and notes it in the leads' history. */
export async function markLeadsTold(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry & { readonly what: Channel },
): Promise<void> {
  await db.batch([removal(db, entry.what, references), addToHistory(db, references, entry)]);
}

/** Removes the daily mail that was sent, and marks when. */
export async function markDailyMailSent(db: D1Database, id: string, now: number): Promise<void> {
  await db.batch([
    removal(db, "mail", [id]),
    db.prepare("UPDATE worker_state SET at = ?1, value = '' WHERE name = 'daily'").bind(now),
  ]);
}

function removal(db: D1Database, channel: Channel, ids: readonly string[]) {
  return db
    .prepare("DELETE FROM notifications WHERE channel = ?1 AND id IN (SELECT value FROM json_each(?2))")
    .bind(channel, JSON.stringify(ids));
}

/** Notifications that were not sent wait until `dueAt`; the ledger keeps since when they fail and why. */
export async function postpone(
  db: D1Database,
  channel: Channel,
  ids: readonly string[],
  { dueAt, fault, now }: { readonly dueAt: number; readonly fault: string; readonly now: number },
): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET due_at = ?1, error = ?2, failing_since = coalesce(failing_since, ?3)
       WHERE channel = ?4 AND id IN (SELECT value FROM json_each(?5))`,
    )
    .bind(dueAt, fault.slice(0, 200), now, channel, JSON.stringify(ids))
    .run();
}

export interface Failure {
  readonly since: number;
  readonly errors: readonly string[];
}

/** Notifications whose errors tell why a channel fails. */
const failuresRead = 100;

/** The failure of a channel, undefined where nothing fails; an alert that goes elsewhere is no part of it. */
export async function findFailure(db: D1Database, channel: Channel): Promise<Failure | undefined> {
  const row = await db
    .prepare(
      `SELECT min(failing_since) AS since, json_group_array(DISTINCT error) AS errors FROM (
         SELECT failing_since, error FROM notifications
         WHERE channel = ?1 AND failing_since IS NOT NULL AND name <> 'mail-failing'
         ORDER BY failing_since LIMIT ${failuresRead})`,
    )
    .bind(channel)
    .first<{ since: number | null; errors: string }>();
  if (row === null || row.since === null) return undefined;
  return { since: row.since, errors: JSON.parse(row.errors) as string[] };
}

/** Says whether something was claimed so often without a mark that it may have been sent again and again. */
export async function hasUnmarked(db: D1Database): Promise<boolean> {
  const row = await db
    .prepare(`SELECT 1 FROM notifications WHERE tries >= ${unmarkedLimit} AND failing_since IS NULL LIMIT 1`)
    .first();
  return row !== null;
}

/** Leads whose notification has been due or failing since before a time. */
export async function countUnsent(db: D1Database, before: number): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(DISTINCT lead) AS unsent FROM notifications
       WHERE subject = 'lead' AND (due_at <= ?1 OR failing_since <= ?1)`,
    )
    .bind(before)
    .first<{ unsent: number }>();
  return row?.unsent ?? 0;
}
