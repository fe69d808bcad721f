import { day, hour, minute } from "../durations.ts";
import type { MailSettings, WebhookSettings } from "../env.ts";
import type { Channel } from "../leads/record.ts";

/** How long whoever claimed a notification has it to themselves; after a crash it is claimed anew. */
export const lease = 2 * minute;

export interface Claim {
  /** How often it was claimed, this time included. */
  readonly tries: number;
  /** How many leads one message tells of, when it is a digest. */
  readonly count?: number;
}

export interface ClaimedNotification extends Claim {
  readonly reference: string;
}

/** Shares of the day's mails: single leads may use the first, digests the second; the rest is for alerts. */
const instantShare = 0.8;
const digestShare = 0.95;

/** `?1` is now. */
const open = "sent_at IS NULL AND due_at <= ?1 AND lease_until <= ?1";
const isInstantLead = "about = 'lead' AND timing = 'instant'";
// Mails about leads that go with a digest are not counted; their digest is.
const mailsOfDay = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND timing = 'instant' AND (sent_at > ?1 - ${day} OR lease_until > ?1))`;
const instantsOfHour = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND ${isInstantLead} AND (sent_at > ?1 - ${hour} OR lease_until > ?1))`;

/** A digest at most each quarter of an hour, the daily one among them; the cron may come some seconds early. */
const digestPause = 15 * minute - 30_000;

const noRecentDigest = `NOT EXISTS (SELECT 1 FROM notifications
  WHERE channel = 'mail' AND about IN ('digest', 'daily') AND (sent_at > ?1 - ${digestPause} OR lease_until > ?1))`;

function notGone(url: string): string {
  return `NOT EXISTS (SELECT 1 FROM marks WHERE name = 'gone' AND value = ${url})`;
}

/** A statement that claims the mail about one lead, if it is due and the inbox has room; answers `tries`. */
export function claimLeadMail(db: D1Database, reference: string, settings: MailSettings, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'mail' AND reference = ?2 AND ${isInstantLead} AND ${open}
         AND ${instantsOfHour} < ?3 AND ${mailsOfDay} < ?4
       RETURNING tries`,
    )
    .bind(now, reference, settings.perHour, Math.floor(settings.perDay * instantShare));
}

/** A statement that answers a row when a lead's mail is due and unclaimed. */
export function selectOpenLeadMail(db: D1Database, reference: string, now: number) {
  return db
    .prepare(
      `SELECT tries FROM notifications WHERE channel = 'mail' AND reference = ?2 AND ${isInstantLead} AND ${open}`,
    )
    .bind(now, reference);
}

/** Claims the webhook of one lead, unless its address has answered 410. */
export async function claimLeadWebhook(
  db: D1Database,
  reference: string,
  settings: WebhookSettings,
  now: number,
): Promise<Claim | undefined> {
  const claim = await db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = 'webhook' AND reference = ?2 AND ${isInstantLead} AND ${open} AND ${notGone("?3")}
       RETURNING tries`,
    )
    .bind(now, reference, settings.url)
    .first<Claim>();
  return claim ?? undefined;
}

/** So many leads' mails, and as many leads' webhooks, fit into a minute and into the requests of one invocation. */
const leadsOfOneSweep = 40;

/** Leads whose single mail, or whose webhook, is due, as many as there is room for; oldest first. */
export async function findDueLeads(
  db: D1Database,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<readonly string[]> {
  const { results } = await db
    .prepare(
      `SELECT reference FROM (
         SELECT reference, due_at FROM notifications WHERE channel = 'mail' AND ${isInstantLead} AND ${open}
         ORDER BY due_at LIMIT max(0, min(${leadsOfOneSweep}, ?2 - ${instantsOfHour}, ?3 - ${mailsOfDay})))
       UNION
       SELECT reference FROM (
         SELECT reference, due_at FROM notifications
         WHERE channel = 'webhook' AND ${isInstantLead} AND ${open} AND ${notGone("?4")}
         ORDER BY due_at LIMIT ${leadsOfOneSweep})`,
    )
    .bind(now, mail?.perHour ?? 0, Math.floor((mail?.perDay ?? 0) * instantShare), hook?.url ?? null)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

/**
 * Claims a digest under this name, and all mails that wait for one: those timed for it, and all others once the
 * inbox is full. Empty when none waits or the last digest was just sent.
 */
export async function claimDigest(
  db: D1Database,
  digest: string,
  settings: MailSettings,
  now: number,
): Promise<readonly ClaimedNotification[]> {
  const isFull = `(${instantsOfHour} >= ?2 OR ${mailsOfDay} >= ?3)`;
  const waiting = `channel = 'mail' AND about = 'lead' AND ${open} AND (timing = 'digest' OR ${isFull})`;
  const limits = [settings.perHour, Math.floor(settings.perDay * instantShare)] as const;
  const [, claimed] = await db.batch<ClaimedNotification>([
    db
      .prepare(
        `INSERT INTO notifications (channel, reference, about, kind, due_at, lease_until, tries)
         SELECT 'mail', ?4, 'digest', 'batch', ?1, ?1 + ${lease}, 1
         WHERE EXISTS (SELECT 1 FROM notifications WHERE ${waiting})
           AND ${noRecentDigest} AND ${mailsOfDay} < ?5
         ON CONFLICT DO NOTHING`,
      )
      .bind(now, ...limits, digest, Math.floor(settings.perDay * digestShare)),
    // From here on they are no instant mails, so they no longer count as such while they are claimed.
    db
      .prepare(
        `UPDATE notifications
         SET lease_until = ?1 + ${lease}, tries = tries + 1, timing = 'digest', kind = 'digest'
         WHERE changes() > 0 AND ${waiting} RETURNING reference, tries`,
      )
      .bind(now, ...limits),
  ]);
  return claimed?.results ?? [];
}

/** A notification about no lead: the daily mail or an alert. */
export interface SystemNotification {
  readonly reference: string;
  readonly channel: Channel;
  /** `daily`, or the name of an alert. */
  readonly about: string;
}

const isSystem = "about NOT IN ('lead', 'digest')";

/** The daily mail and alerts that are due, on both channels. */
export async function findDueSystemNotifications(
  db: D1Database,
  now: number,
): Promise<readonly SystemNotification[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, channel, about FROM notifications WHERE ${isSystem} AND ${open} ORDER BY due_at LIMIT 20`,
    )
    .bind(now)
    .all<SystemNotification>();
  return results;
}

/** Claims the daily mail or an alert; of mails only as many as the day still has room for. */
export async function claimSystemNotification(
  db: D1Database,
  { channel, reference }: SystemNotification,
  mailsPerDay: number,
  now: number,
): Promise<Claim | undefined> {
  // The one notice that the day is full comes on top of the day's mails.
  const claim = await db
    .prepare(
      `UPDATE notifications SET lease_until = ?1 + ${lease}, tries = tries + 1
       WHERE channel = ?2 AND reference = ?3 AND ${isSystem} AND ${open}
         AND (channel <> 'mail' OR about = 'day-full' OR ${mailsOfDay} < ?4)
         AND (about <> 'daily' OR ${noRecentDigest})
       RETURNING tries`,
    )
    .bind(now, channel, reference, mailsPerDay)
    .first<Claim>();
  return claim ?? undefined;
}

/** Whether single leads and digests have used up the day's mails while some still wait. */
export async function isDayFull(db: D1Database, settings: MailSettings, now: number): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM notifications
       WHERE channel = 'mail' AND about = 'lead' AND ${open} AND ${mailsOfDay} >= ?2 LIMIT 1`,
    )
    .bind(now, Math.floor(settings.perDay * digestShare))
    .first();
  return row !== null;
}
