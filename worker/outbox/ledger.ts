import { hour, minute } from "../durations.ts";
import type { Channel } from "../leads/record.ts";

/** Adds the daily mail or an alert once: a second call with the same reference changes nothing. */
export async function addSystemNotification(
  db: D1Database,
  channel: Channel,
  about: string,
  reference: string,
  now: number,
): Promise<void> {
  // What a worker from before the column `about` reads.
  const kind = { daily: "daily", "day-full": "notice" }[about] ?? "alert";
  await db
    .prepare(
      "INSERT OR IGNORE INTO notifications (channel, reference, about, kind, due_at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )
    .bind(channel, reference, about, kind, now)
    .run();
}

/**
 * Marks a notification as sent. A mail's row stays for a day as a part of the inbox's budget, an alert's so that it
 * comes once a day.
 */
export async function markSent(
  db: D1Database,
  channel: Channel,
  reference: string,
  now: number,
): Promise<void> {
  await setSent(db, channel, reference, now).run();
}

/** Removes the notifications of these references on a channel. */
export async function removeNotifications(
  db: D1Database,
  channel: Channel,
  references: readonly string[],
): Promise<void> {
  await removal(db, channel, references).run();
}

/** Notifications that were not sent wait until `dueAt`; the ledger keeps since when they fail and why. */
export async function postpone(
  db: D1Database,
  channel: Channel,
  references: readonly string[],
  dueAt: number,
  fault: string,
  now: number,
): Promise<void> {
  await postponement(db, channel, references, dueAt, fault, now).run();
}

/** Marks a digest as sent and removes the mails about the leads that it named, in one transaction. */
export async function markDigestSent(
  db: D1Database,
  digest: string,
  references: readonly string[],
  now: number,
): Promise<void> {
  await db.batch([removal(db, "mail", references), setSent(db, "mail", digest, now)]);
}

/** Removes a digest that was not sent; the mails that it would have replaced wait until `dueAt`. */
export async function postponeDigest(
  db: D1Database,
  digest: string,
  references: readonly string[],
  dueAt: number,
  fault: string,
  now: number,
): Promise<void> {
  await db.batch([removal(db, "mail", [digest]), postponement(db, "mail", references, dueAt, fault, now)]);
}

function setSent(db: D1Database, channel: Channel, reference: string, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET sent_at = ?1, lease_until = 0, failing_since = NULL, error = NULL
       WHERE channel = ?2 AND reference = ?3`,
    )
    .bind(now, channel, reference);
}

function removal(db: D1Database, channel: Channel, references: readonly string[]) {
  return db
    .prepare(
      "DELETE FROM notifications WHERE channel = ?1 AND reference IN (SELECT value FROM json_each(?2))",
    )
    .bind(channel, JSON.stringify(references));
}

function postponement(
  db: D1Database,
  channel: Channel,
  references: readonly string[],
  dueAt: number,
  fault: string,
  now: number,
) {
  return db
    .prepare(
      `UPDATE notifications SET lease_until = 0, due_at = ?1, error = ?2, failing_since = coalesce(failing_since, ?3)
       WHERE channel = ?4 AND reference IN (SELECT value FROM json_each(?5)) AND sent_at IS NULL`,
    )
    .bind(dueAt, fault.slice(0, 200), now, channel, JSON.stringify(references));
}

/** A minute after the first failure, twice as long after each further one, six hours at most; with jitter. */
export function backoff(tries: number): number {
  return Math.round(Math.min(minute * 2 ** (tries - 1), 6 * hour) * (0.8 + Math.random() * 0.4));
}

/** The receiver answered 410: nothing is sent to this address any more. A new address starts afresh. */
export async function markGone(db: D1Database, url: string, now: number): Promise<void> {
  await db
    .prepare("INSERT OR REPLACE INTO marks (name, at, value) VALUES ('gone', ?1, ?2)")
    .bind(now, url)
    .run();
}

/** Since when a channel has failed without a break; infinite when it has not. */
export async function oldestFailure(db: D1Database, channel: Channel): Promise<number> {
  const row = await db
    .prepare("SELECT min(failing_since) AS since FROM notifications WHERE channel = ?1 AND sent_at IS NULL")
    .bind(channel)
    .first<{ since: number | null }>();
  return row?.since ?? Number.POSITIVE_INFINITY;
}

/** Leads whose notification has been due or failing since before a time. */
export async function countUnsent(db: D1Database, before: number): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(DISTINCT reference) AS unsent FROM notifications
       WHERE about = 'lead' AND sent_at IS NULL AND (due_at <= ?1 OR failing_since <= ?1)`,
    )
    .bind(before)
    .first<{ unsent: number }>();
  return row?.unsent ?? 0;
}
