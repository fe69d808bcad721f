import type { MailSettings, WebhookSettings } from "../env.ts";
import type { Channel } from "../leads/record.ts";

/** How long whoever claimed a notification has it to himself; after a crash it is claimed anew. */
export const lease = 120_000;
export const hour = 3_600_000;
export const day = 24 * hour;

/** Shares of the day's mails: single leads may use the first, digests the second; the rest is for alerts. */
const instantShare = 0.8;
const batchShare = 0.95;

/** `?1` is now. */
const open = "sent_at IS NULL AND due_at <= ?1 AND lease_until <= ?1";
const mailsOfDay = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND kind <> 'digest' AND (sent_at > ?1 - ${day} OR lease_until > ?1))`;
const instantsOfHour = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND kind = 'instant' AND (sent_at > ?1 - ${hour} OR lease_until > ?1))`;

/** A digest at most each quarter of an hour, the daily one among them; the cron may come some seconds early. */
const digestPause = 15 * 60_000 - 30_000;

function noDigestSince(pause: string): string {
  return `NOT EXISTS (SELECT 1 FROM notifications
    WHERE channel = 'mail' AND kind IN ('batch', 'daily') AND (sent_at > ?1 - ${pause} OR lease_until > ?1))`;
}

/** A statement that claims the mail about one lead, if it is due and the inbox has room; answers `tries`. */
export function claimMail(db: D1Database, reference: string, settings: MailSettings, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'mail' AND reference = ?2 AND kind = 'instant' AND ${open}
         AND ${instantsOfHour} < ?3 AND ${mailsOfDay} < ?4
       RETURNING tries`,
    )
    .bind(now, reference, settings.perHour, Math.floor(settings.perDay * instantShare));
}

/** A statement that answers a row when a lead's mail is due and unclaimed. */
export function selectOpenMail(db: D1Database, reference: string, now: number) {
  return db
    .prepare(
      `SELECT tries FROM notifications WHERE channel = 'mail' AND reference = ?2 AND kind = 'instant' AND ${open}`,
    )
    .bind(now, reference);
}

/** A statement that claims the webhook of one lead, unless its address has answered 410; answers `tries`. */
export function claimWebhook(db: D1Database, reference: string, settings: WebhookSettings, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'webhook' AND reference = ?2 AND kind = 'instant' AND ${open} AND ${notGone("?3")}
       RETURNING tries`,
    )
    .bind(now, reference, settings.url);
}

function notGone(url: string): string {
  return `NOT EXISTS (SELECT 1 FROM marks WHERE name = 'gone' AND value = ${url})`;
}

/** The receiver answered 410: nothing is sent to this address any more. A new address starts afresh. */
export async function markGone(db: D1Database, url: string, now: number): Promise<void> {
  await db
    .prepare("INSERT OR REPLACE INTO marks (name, at, value) VALUES ('gone', ?1, ?2)")
    .bind(now, url)
    .run();
}

/** So many leads' mails, and as many leads' webhooks, fit into a minute and into the requests of one invocation. */
const ofOneSweep = 40;

/** Leads whose single mail, or whose webhook, is due, as many as there is room for; oldest first. */
export async function findDue(
  db: D1Database,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM (
         SELECT reference, due_at FROM notifications WHERE channel = 'mail' AND kind = 'instant' AND ${open}
         ORDER BY due_at LIMIT max(0, min(${ofOneSweep}, ?2 - ${instantsOfHour}, ?3 - ${mailsOfDay})))
       UNION
       SELECT reference FROM (
         SELECT reference, due_at FROM notifications
         WHERE channel = 'webhook' AND kind = 'instant' AND ${open} AND ${notGone("?4")}
         ORDER BY due_at LIMIT ${ofOneSweep})`,
    )
    .bind(now, mail?.perHour ?? 0, Math.floor((mail?.perDay ?? 0) * instantShare), hook?.url ?? null)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

export interface Claimed {
  readonly reference: string;
  readonly tries: number;
}

/**
 * Claims the next digest and all mails that wait for it: those of crowded partners, and all others once the inbox
 * is full. Empty when none waits or the last digest was just sent.
 */
export async function claimBatch(
  db: D1Database,
  batch: string,
  settings: MailSettings,
  now: number,
): Promise<readonly Claimed[]> {
  const full = `(${instantsOfHour} >= ?2 OR ${mailsOfDay} >= ?3)`;
  const waiting = `channel = 'mail' AND ${open} AND (kind = 'digest' OR (kind = 'instant' AND ${full}))`;
  const limits = [settings.perHour, Math.floor(settings.perDay * instantShare)] as const;
  const [, claimed] = await db.batch<Claimed>([
    db
      .prepare(
        `INSERT INTO notifications (channel, reference, kind, due_at, lease_until, tries)
         SELECT 'mail', ?4, 'batch', ?1, ?1 + ${lease}, 1
         WHERE EXISTS (SELECT 1 FROM notifications WHERE ${waiting})
           AND ${noDigestSince("?5")} AND ${mailsOfDay} < ?6
         ON CONFLICT DO NOTHING`,
      )
      .bind(now, ...limits, batch, digestPause, Math.floor(settings.perDay * batchShare)),
    // From here on they are no instant mails, so they no longer count as such while they are claimed.
    db
      .prepare(
        `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1, kind = 'digest'
         WHERE changes() > 0 AND ${waiting} RETURNING reference, tries`,
      )
      .bind(now, ...limits),
  ]);
  return claimed?.results ?? [];
}

/** Claims a mail of ours that is no lead's: a daily digest, an alert, the notice that the day is full. */
export async function claimOwn(
  db: D1Database,
  reference: string,
  settings: MailSettings,
  now: number,
): Promise<number | undefined> {
  const row = await db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'mail' AND reference = ?2 AND ${open}
         AND (kind = 'notice' OR ${mailsOfDay} < ?3)
         AND (kind <> 'daily' OR ${noDigestSince("?4")})
       RETURNING tries`,
    )
    .bind(now, reference, settings.perDay, digestPause)
    .first<{ tries: number }>();
  return row?.tries;
}

/** Whether single leads and digests have used up the day's mails. */
export async function isDayFull(db: D1Database, settings: MailSettings, now: number): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM notifications
       WHERE channel = 'mail' AND kind IN ('instant', 'digest') AND ${open} AND ${mailsOfDay} >= ?2 LIMIT 1`,
    )
    .bind(now, Math.floor(settings.perDay * batchShare))
    .first();
  return row !== null;
}

/** Owes a mail or event of ours once: a second call with the same name changes nothing. */
export async function oweOwn(
  db: D1Database,
  channel: Channel,
  reference: string,
  kind: "daily" | "alert" | "notice",
  now: number,
): Promise<void> {
  await db
    .prepare("INSERT OR IGNORE INTO notifications (channel, reference, kind, due_at) VALUES (?1, ?2, ?3, ?4)")
    .bind(channel, reference, kind, now)
    .run();
}

/** It went out: a mail's row stays for a day as a part of the inbox's budget, an alert's so that it comes once a day. */
export async function markSent(
  db: D1Database,
  channel: Channel,
  reference: string,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET sent_at = ?1, lease_until = 0, failing_since = NULL, error = NULL
       WHERE channel = ?2 AND reference = ?3`,
    )
    .bind(now, channel, reference)
    .run();
}

/** Nothing is owed any more on a channel for these references. */
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
  return Math.round(Math.min(60_000 * 2 ** (tries - 1), 6 * hour) * (0.8 + Math.random() * 0.4));
}

export interface OwnRow {
  readonly reference: string;
  readonly channel: Channel;
  readonly kind: "daily" | "alert" | "notice";
  readonly tries: number;
}

/** Mails and events of ours that are due. */
export async function findOwn(db: D1Database, now: number): Promise<readonly OwnRow[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, channel, kind, tries FROM notifications
       WHERE kind IN ('daily', 'alert', 'notice') AND ${open} ORDER BY due_at LIMIT 20`,
    )
    .bind(now)
    .all<OwnRow>();
  return results;
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
       WHERE kind IN ('instant', 'digest') AND sent_at IS NULL AND (due_at <= ?1 OR failing_since <= ?1)`,
    )
    .bind(before)
    .first<{ unsent: number }>();
  return row?.unsent ?? 0;
}
