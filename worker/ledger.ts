import type { MailSettings } from "./env.ts";
import type { Channel } from "./lead-record.ts";

/** How long whoever claimed a notification has it to himself; after a crash it is claimed anew. */
export const lease = 120_000;
const hour = 3_600_000;
export const day = 24 * hour;

/** The share of the day's mails that single leads may use; the rest is kept for digests and alerts. */
const instantShare = 0.8;

const open = "sent_at IS NULL AND due_at <= ?1 AND lease_until <= ?1";

/** A statement that claims the mail about one lead, if it is due and the inbox has room; answers `tries`. */
export function claimMail(db: D1Database, reference: string, settings: MailSettings, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'mail' AND reference = ?2 AND kind = 'instant' AND ${open}
         AND (SELECT count(*) FROM notifications
              WHERE channel = 'mail' AND kind = 'instant' AND (sent_at > ?1 - ${hour} OR lease_until > ?1)) < ?3
         AND (SELECT count(*) FROM notifications
              WHERE channel = 'mail' AND (sent_at > ?1 - ${day} OR lease_until > ?1)) < ?4
       RETURNING tries`,
    )
    .bind(now, reference, settings.perHour, Math.floor(settings.perDay * instantShare));
}

/** A statement that claims the webhook of one lead; answers `tries`. */
export function claimWebhook(db: D1Database, reference: string, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'webhook' AND reference = ?2 AND kind = 'instant' AND ${open}
       RETURNING tries`,
    )
    .bind(now, reference);
}

/** The mail went out: its row stays for a day, as a part of the inbox's budget. */
export async function markMailed(db: D1Database, reference: string, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET sent_at = ?1, lease_until = 0, failing_since = NULL, error = NULL
       WHERE channel = 'mail' AND reference = ?2`,
    )
    .bind(now, reference)
    .run();
}

/** Nothing is owed any more on a channel for these leads. */
export async function settle(db: D1Database, channel: Channel, references: readonly string[]): Promise<void> {
  await db
    .prepare(
      "DELETE FROM notifications WHERE channel = ?1 AND reference IN (SELECT value FROM json_each(?2))",
    )
    .bind(channel, JSON.stringify(references))
    .run();
}

/** It did not go out: it waits until `dueAt`, and the ledger keeps since when it fails. */
export async function postpone(
  db: D1Database,
  channel: Channel,
  references: readonly string[],
  dueAt: number,
  fault: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET lease_until = 0, due_at = ?1, error = ?2, failing_since = coalesce(failing_since, ?3)
       WHERE channel = ?4 AND reference IN (SELECT value FROM json_each(?5)) AND sent_at IS NULL`,
    )
    .bind(dueAt, fault.slice(0, 200), now, channel, JSON.stringify(references))
    .run();
}

/** A minute after the first failure, twice as long after each further one, six hours at most; with jitter. */
export function backoff(tries: number): number {
  return Math.min(60_000 * 2 ** (tries - 1), 6 * hour) * (0.8 + Math.random() * 0.4);
}
