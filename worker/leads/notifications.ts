import { day, minute } from "../time/durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { addToHistory, type HistoryEntry } from "./history.ts";
import type { Channel, Lead } from "./record.ts";
import { among, asking, on, raw, type Statement, sql } from "./sql.ts";
import type { StepName } from "./steps.ts";

/** How long (ms) a claim lasts: after a crash, the notification is then due again. */
export const lease = 2 * minute;

/**
 * After this many attempts with an unknown result, a notification is paused for a day and reported: each
 * attempt may have been delivered.
 */
const unmarkedLimit = 5;

export interface ClaimedNotification {
  tries: number;
  count?: number;
}

export interface ClaimedLead extends ClaimedNotification {
  lead: Lead;
}

export const leaseEnd = (now: number) =>
  sql`${now} + iif(tries >= ${unmarkedLimit - 1} AND failing_since IS NULL, ${day}, ${lease})`;

export const claimed = (now: number) => sql`tries = tries + 1, due_at = ${leaseEnd(now)}`;

/** Callers append a further condition and `RETURNING`. */
export const claimDue = (channel: Channel, id: string, now: number) =>
  sql`UPDATE notifications SET ${claimed(now)} WHERE channel = ${channel} AND id = ${id} AND due_at <= ${now}`;

const isGone = (url: string) =>
  sql`EXISTS (SELECT 1 FROM worker_state WHERE worker_state.name = 'gone' AND value = ${url})`;

/** Leads with due notifications: those with a mail first, then the oldest. */
export async function findDueLeads(
  db: D1Database,
  by: { mail: boolean; webhook: string | undefined },
  atMost: number,
  now: number,
): Promise<readonly string[]> {
  const dueOn = (channel: Channel, isOn: Statement) =>
    sql`SELECT lead, channel, due_at FROM (SELECT lead, channel, due_at FROM notifications
      WHERE channel = ${channel} AND subject = 'lead' AND timing = 'instant' AND due_at <= ${now} AND ${isOn}
      ORDER BY due_at LIMIT ${atMost})`;
  const onWebhook = by.webhook === undefined ? sql`0` : sql`NOT ${isGone(by.webhook)}`;
  const due = await asking(db)<{ lead: string }>`SELECT lead FROM
      (${dueOn("mail", by.mail ? sql`1` : sql`0`)} UNION ALL ${dueOn("webhook", onWebhook)})
    GROUP BY lead ORDER BY min(channel), min(due_at) LIMIT ${atMost}`;
  return due.map(({ lead }) => lead);
}

export async function claimLeadWebhook(
  db: D1Database,
  reference: string,
  url: string,
  now: number,
): Promise<ClaimedLead | undefined> {
  const [taken, found] = await db.batch<ClaimedNotification>([
    on(db)`${claimDue("webhook", reference, now)} AND NOT ${isGone(url)} RETURNING tries`,
    selectLeads(db, [reference]),
  ]);
  const [row] = taken?.results ?? [];
  const [lead] = leadsOf(found);
  return row && lead && { tries: row.tries, lead };
}

interface StepEvent {
  id: string;
  lead: string;
  name: StepName;
  at: number;
  /** JSON {by, to}; null once the lead is erased. */
  step: string | null;
}

export function findDueEvents(db: D1Database, url: string, atMost: number, now: number) {
  return asking(db)<StepEvent>`SELECT id, lead, name, at,
      (SELECT json_object('by', entry.value ->> 'by', 'to', entry.value ->> 'to')
        FROM leads, json_each(leads.history) AS entry
        WHERE leads.reference = notifications.lead AND entry.value ->> 'what' = notifications.name
          AND entry.value ->> 'at' = notifications.at) AS step
    FROM notifications
    WHERE channel = 'webhook' AND subject = 'step' AND timing = 'instant' AND due_at <= ${now} AND NOT ${isGone(url)}
    ORDER BY due_at LIMIT ${atMost}`;
}

export interface SystemMessage {
  id: string;
  channel: Channel;
  name: string;
}

/** Alerts on other channels first, then the daily mail. */
export function findDueSystemMessages(db: D1Database, atMost: number, now: number) {
  return asking(db)<SystemMessage>`SELECT id, channel, name FROM notifications
    WHERE channel IN ('mail', 'webhook') AND subject = 'system' AND timing = 'instant' AND due_at <= ${now}
    ORDER BY channel = 'mail' AND name <> 'mail-failing', name <> 'daily', due_at LIMIT ${atMost}`;
}

/** Claims an event, or an alert on another channel, to which the mailbox's limits do not apply. */
export async function claimUncounted(
  db: D1Database,
  channel: Channel,
  id: string,
  now: number,
): Promise<ClaimedNotification | undefined> {
  const [row] = await asking(db)<ClaimedNotification>`${claimDue(channel, id, now)} RETURNING tries`;
  return row;
}

export async function removeNotifications(
  db: D1Database,
  channel: Channel,
  ids: readonly string[],
): Promise<void> {
  await removal(db, channel, ids).run();
}

export async function markLeadsNotified(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry & { what: Channel },
): Promise<void> {
  await db.batch([removal(db, entry.what, references), addToHistory(db, references, entry)]);
}

export async function markDailyMailSent(db: D1Database, id: string, now: number): Promise<void> {
  await db.batch([
    removal(db, "mail", [id]),
    on(db)`UPDATE worker_state SET at = ${now}, value = '' WHERE name = 'daily'`,
  ]);
}

function removal(db: D1Database, channel: Channel, ids: readonly string[]) {
  return on(db)`DELETE FROM notifications
    WHERE channel = ${channel} AND id ${among(ids)}`;
}

export async function postpone(
  db: D1Database,
  channel: Channel,
  ids: readonly string[],
  { dueAt, fault, now }: { dueAt: number; fault: string; now: number },
): Promise<void> {
  await on(db)`UPDATE notifications
    SET due_at = ${dueAt}, error = ${fault.slice(0, 200)}, failing_since = coalesce(failing_since, ${now})
    WHERE channel = ${channel} AND id ${among(ids)}`.run();
}

const failuresRead = 100;

export async function findFailure(db: D1Database, channel: Channel) {
  const [row] = await asking(db)<{ since: number | null; errors: string }>`
    SELECT min(failing_since) AS since, json_group_array(DISTINCT error) AS errors FROM (
      SELECT failing_since, error FROM notifications
      WHERE channel = ${channel} AND failing_since IS NOT NULL AND name <> 'mail-failing'
      ORDER BY failing_since LIMIT ${failuresRead})`;
  if (row === undefined || row.since === null) return undefined;
  return { since: row.since, errors: JSON.parse(row.errors) as string[] };
}

/** `isFlooded`: more than `most` networks wait with a first lead. `databaseSize` is in bytes. */
export async function findTrouble(db: D1Database, most: number) {
  const { results, meta } = await on(db)`SELECT
    EXISTS (SELECT 1 FROM notifications WHERE tries >= ${raw(unmarkedLimit)} AND failing_since IS NULL) AS isUnmarked,
    EXISTS (SELECT 1 FROM notifications
      WHERE channel = 'mail' AND subject = 'lead' AND name = 'accepted' AND turn = 0 LIMIT 1 OFFSET ${most}) AS isFlooded`.all<
    Record<"isUnmarked" | "isFlooded", number>
  >();
  const [found] = results;
  return {
    isUnmarked: found?.isUnmarked === 1,
    isFlooded: found?.isFlooded === 1,
    databaseSize: meta.size_after,
  };
}

export async function countUnsent(db: D1Database, before: number): Promise<number> {
  const [row] = await asking(db)<{ unsent: number }>`SELECT count(DISTINCT lead) AS unsent FROM notifications
    WHERE subject = 'lead' AND (due_at <= ${before} OR failing_since <= ${before})`;
  return row?.unsent ?? 0;
}
