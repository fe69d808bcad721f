import { day, minute } from "../durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { addToHistory, type HistoryEntry } from "./history.ts";
import type { Channel, Lead } from "./record.ts";

/** Time for which a claimed notification belongs to its claimant; after a crash it is due anew. */
export const lease = 2 * minute;

/** So many tries that neither failed nor were marked, and it waits for a day and is told of: it may have been sent each time. */
export const unmarkedLimit = 5;

export interface Claim {
  /** Number of claims, this time included. */
  readonly tries: number;
  /** Number of leads of which one message tells, when it is a digest. */
  readonly count?: number;
}

const until = `?1 + iif(tries >= ${unmarkedLimit - 1} AND failing_since IS NULL, ${day}, ${lease})`;

/** SQL of a claim, where `?1` is now: when it is due again, and the columns that change. */
export const claim = { until, taken: `tries = tries + 1, due_at = ${until}` } as const;

/** Leads whose own mail, or whose webhook, is due; the oldest first. */
export async function findDueLeads(
  db: D1Database,
  by: { readonly mail: boolean; readonly webhook: string | undefined },
  atMost: number,
  now: number,
): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM notifications
       WHERE about = 'lead' AND timing = 'instant' AND due_at <= ?1
         AND iif(channel = 'mail', ?2, ?3 IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM worker_state WHERE name = 'gone' AND value = ?3))
       GROUP BY reference ORDER BY min(channel), min(due_at) LIMIT ?4`,
    )
    .bind(now, by.mail ? 1 : 0, by.webhook ?? null, atMost)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

/** Claims the webhook of one lead, unless its address has answered 410. */
export async function claimLeadWebhook(
  db: D1Database,
  reference: string,
  url: string,
  now: number,
): Promise<(Claim & { readonly lead: Lead | undefined }) | undefined> {
  const [claimed, found] = await db.batch<Claim>([
    db
      .prepare(
        `UPDATE notifications SET ${claim.taken}
         WHERE channel = 'webhook' AND reference = ?2 AND about = 'lead' AND due_at <= ?1
           AND NOT EXISTS (SELECT 1 FROM worker_state WHERE name = 'gone' AND value = ?3)
         RETURNING tries`,
      )
      .bind(now, reference, url),
    selectLeads(db, [reference]),
  ]);
  const [row] = claimed?.results ?? [];
  return row && { tries: row.tries, lead: leadsOf(found)[0] };
}

/** The events about steps of leads that are due, unless the webhook's address has answered 410. */
export async function findDueEvents(
  db: D1Database,
  url: string,
  atMost: number,
  now: number,
): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM notifications
       WHERE channel = 'webhook' AND about GLOB 'lead.*' AND due_at <= ?1
         AND NOT EXISTS (SELECT 1 FROM worker_state WHERE name = 'gone' AND value = ?2)
       ORDER BY due_at LIMIT ?3`,
    )
    .bind(now, url, atMost)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

/** A notification about no lead: the daily mail, the report or an alert. */
export interface Notice {
  readonly reference: string;
  readonly channel: Channel;
  /** `daily`, `report`, or the name of an alert. */
  readonly about: string;
}

/** The daily mail, the report and alerts that are due, on both channels: what goes elsewhere first, then the daily mail. */
export async function findDueNotices(
  db: D1Database,
  atMost: number,
  now: number,
): Promise<readonly Notice[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, channel, about FROM notifications
       WHERE about NOT IN ('lead', 'suspect') AND about NOT GLOB 'lead.*' AND due_at <= ?1
       ORDER BY channel = 'mail' AND about <> 'mail-failing', about <> 'daily', due_at LIMIT ?2`,
    )
    .bind(now, atMost)
    .all<Notice>();
  return results;
}

/** Claims a notification that no bound of the inbox counts: an event, or an alert that goes elsewhere. */
export async function claimUncounted(
  db: D1Database,
  channel: Channel,
  reference: string,
  now: number,
): Promise<Claim | undefined> {
  const row = await db
    .prepare(
      `UPDATE notifications SET ${claim.taken}
       WHERE channel = ?2 AND reference = ?3 AND due_at <= ?1 RETURNING tries`,
    )
    .bind(now, channel, reference)
    .first<Claim>();
  return row ?? undefined;
}

/** Removes notifications that were sent, or whose lead was erased while they waited. */
export async function removeNotifications(
  db: D1Database,
  channel: Channel,
  references: readonly string[],
): Promise<void> {
  await removal(db, channel, references).run();
}

/** Removes notifications about leads that were sent, and notes it in the leads' history. */
export async function markLeadsTold(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry & { readonly what: Channel },
): Promise<void> {
  await db.batch([removal(db, entry.what, references), addToHistory(db, references, entry)]);
}

/** Removes the daily mail or the report that was sent, and marks when. */
export async function markRegularMailSent(
  db: D1Database,
  about: "daily" | "report",
  reference: string,
  now: number,
): Promise<void> {
  await db.batch([
    removal(db, "mail", [reference]),
    db.prepare("UPDATE worker_state SET at = ?1, value = '' WHERE name = ?2").bind(now, about),
  ]);
}

function removal(db: D1Database, channel: Channel, references: readonly string[]) {
  return db
    .prepare(
      "DELETE FROM notifications WHERE channel = ?1 AND reference IN (SELECT value FROM json_each(?2))",
    )
    .bind(channel, JSON.stringify(references));
}

/** Notifications that were not sent wait until `dueAt`; the ledger keeps since when they fail and why. */
export async function postpone(
  db: D1Database,
  channel: Channel,
  references: readonly string[],
  { dueAt, fault, now }: { readonly dueAt: number; readonly fault: string; readonly now: number },
): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET due_at = ?1, error = ?2, failing_since = coalesce(failing_since, ?3)
       WHERE channel = ?4 AND reference IN (SELECT value FROM json_each(?5))`,
    )
    .bind(dueAt, fault.slice(0, 200), now, channel, JSON.stringify(references))
    .run();
}

/** Failure of a channel: since when, and why. */
export interface Failure {
  readonly since: number;
  readonly errors: readonly string[];
}

/** The failure of a channel, undefined where nothing fails; an alert that goes elsewhere is no part of it. */
export async function findFailure(db: D1Database, channel: Channel): Promise<Failure | undefined> {
  const row = await db
    .prepare(
      `SELECT min(failing_since) AS since, json_group_array(DISTINCT error) AS errors FROM notifications
       WHERE channel = ?1 AND failing_since IS NOT NULL AND about <> 'mail-failing'`,
    )
    .bind(channel)
    .first<{ since: number | null; errors: string }>();
  if (row === null || row.since === null) return undefined;
  return { since: row.since, errors: JSON.parse(row.errors) as string[] };
}

/** Says whether something was claimed so often without a mark that it may have been sent again and again. */
export async function hasUnmarked(db: D1Database): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM notifications WHERE tries >= ?1 AND failing_since IS NULL LIMIT 1")
    .bind(unmarkedLimit)
    .first();
  return row !== null;
}

/** Leads whose notification has been due or failing since before a time. */
export async function countUnsent(db: D1Database, before: number): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(DISTINCT reference) AS unsent FROM notifications
       WHERE about IN ('lead', 'suspect') AND (due_at <= ?1 OR failing_since <= ?1)`,
    )
    .bind(before)
    .first<{ unsent: number }>();
  return row?.unsent ?? 0;
}
