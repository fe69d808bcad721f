import { day, hour, minute } from "../durations.ts";
import type { MailSettings, WebhookSettings } from "../env.ts";
import type { Channel } from "../leads/record.ts";
import { unmarkedLimit } from "./ledger.ts";

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

/**
 * Shares of the day's mails: single leads may use the first; mails about suspects beyond their first four leave room
 * for a digest every two hours; the rest after the digests is for the daily mail and alerts.
 */
const instantShare = 0.8;
const suspectsShare = 0.84;
const digestShare = 0.96;

/** `?1` is now. */
export const open = "sent_at IS NULL AND due_at <= ?1 AND lease_until <= ?1";
const isInstantLead = "about = 'lead' AND timing = 'instant'";
const isUnsent = "sent_at IS NULL AND lease_until <= ?1";

/**
 * A try that ended neither in a mark nor in a postponement crashed, or was sent and not marked: the next one waits
 * longer each time.
 */
export const claimed = `lease_until = ?1 + ${lease}, tries = tries + 1, unmarked = unmarked + (lease_until > 0),
  due_at = ?1 + iif(unmarked + (lease_until > 0) >= ${unmarkedLimit}, ${day}, ${lease} << (unmarked + (lease_until > 0)))`;

/** Sent within these milliseconds, or claimed and never heard of again: such a mail may have been sent. */
function isSpent(within: number): string {
  return `(sent_at > ?1 - ${within} OR lease_until > ?1 - ${within})`;
}

// Mails about leads that go with a digest are not counted; their digest is.
const mailsOfDay = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND timing = 'instant' AND ${isSpent(day)})`;
const instantsOfHour = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND ${isInstantLead} AND ${isSpent(hour)})`;
const suspectMailsOfDay = `(SELECT count(*) FROM notifications
  WHERE channel = 'mail' AND about = 'suspects' AND ${isSpent(day)})`;

/** Between any two mails that name several leads; the cron may come some seconds early. */
const bundlePause = 15 * minute - 30_000;

function nothingSentSince(pause: string | number, about = "'digest', 'daily', 'suspects'"): string {
  return `NOT EXISTS (SELECT 1 FROM notifications WHERE channel = 'mail' AND about IN (${about})
    AND (sent_at > ?1 - ${pause} OR lease_until > ?1))`;
}

const noRecentBundle = nothingSentSince(bundlePause);

/** What may be sent now in one mail of many; `?2` is the day's mails. */
const bundleRules = {
  // Paced over what is left of the day when that is little, and less than two hours apart.
  digest: `${mailsOfDay} < ?2 * ${digestShare} AND ${nothingSentSince(
    `max(${bundlePause}, min(${105 * minute}, ${16 * hour} / max(1, ?2 * ${digestShare} - ${mailsOfDay})))`,
    "'digest'",
  )}`,
  // Half an hour apart, and a flood's three hours: it must not use up the mails of leads.
  suspects: `${mailsOfDay} < ?2 * iif(${suspectMailsOfDay} < 4, ${digestShare}, ${suspectsShare})
    AND ${nothingSentSince(`iif(${suspectMailsOfDay} < 8, ${30 * minute - 30_000}, ${3 * hour})`, "'suspects'")}`,
};

/** No single mail goes out; `?2` is the day's mails, `?3` the hour's single ones. */
const isFull = `(${instantsOfHour} >= ?3 OR ${mailsOfDay} >= ?2 * ${instantShare})`;

/** A mail that names several leads. */
export type Bundle = keyof typeof bundleRules;

/** The address has not answered 410. */
export function notGone(url: string): string {
  return `NOT EXISTS (SELECT 1 FROM marks WHERE name = 'gone' AND value = ${url})`;
}

/** A statement that claims the mail about one lead, if it is due and the inbox has room; answers `tries`. */
export function claimLeadMail(db: D1Database, reference: string, settings: MailSettings, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET ${claimed}
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

/** A statement that claims the webhook of one lead, unless its address has answered 410; answers `tries`. */
export function claimLeadWebhook(db: D1Database, reference: string, settings: WebhookSettings, now: number) {
  return db
    .prepare(
      `UPDATE notifications SET ${claimed}
       WHERE channel = 'webhook' AND reference = ?2 AND ${isInstantLead} AND ${open} AND ${notGone("?3")}
       RETURNING tries`,
    )
    .bind(now, reference, settings.url);
}

/**
 * How many leads one sweep notifies by a channel, alone or beside the other channel, each in three calls to the
 * outside. Cloudflare's free plan lets an invocation make 50, and what comes after them fails, a mark behind its mail
 * too. Fewer in the minute of the daily mail.
 */
const leadsOfOneSweep = { alone: 6, beside: 2, daily: 2 };
const alertsOfOneSweep = 2;

/** Leads whose single mail, or whose webhook, is due, as many as there is room for; oldest first. */
export async function findDueLeads(
  db: D1Database,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<readonly string[]> {
  const { alone, beside, daily } = leadsOfOneSweep;
  const room = `iif(EXISTS (SELECT 1 FROM notifications WHERE about = 'daily' AND ${open}), ${daily}, ${hook ? beside : alone})`;
  const { results } = await db
    .prepare(
      `SELECT reference FROM (
         SELECT reference, due_at FROM notifications WHERE channel = 'mail' AND ${isInstantLead} AND ${open}
         ORDER BY due_at LIMIT max(0, min(${room}, ?2 - ${instantsOfHour}, ?3 - ${mailsOfDay})))
       UNION
       SELECT reference FROM (
         SELECT reference, due_at FROM notifications
         WHERE channel = 'webhook' AND ${isInstantLead} AND ${open} AND ${notGone("?4")}
         ORDER BY due_at LIMIT ${room})`,
    )
    .bind(now, mail?.perHour ?? 0, Math.floor((mail?.perDay ?? 0) * instantShare), hook?.url ?? null)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

/** More than one mail holds of the shortest. */
const candidatesOfBundle = 80;

/**
 * The leads that the next mail of this kind may name: none while the last one was just sent or the day has no room.
 * Clients with the fewest waiting leads first, so that a flood keeps nobody else waiting; then the oldest.
 */
export async function findBundleCandidates(
  db: D1Database,
  bundle: Bundle,
  settings: MailSettings,
  now: number,
): Promise<readonly string[]> {
  const waiting =
    bundle === "suspects"
      ? `about = 'suspect' AND ${open} AND ?3 = ?3`
      : `about = 'lead' AND ${open} AND (timing = 'digest' OR ${isFull})`;
  return findFirst(
    db,
    `${waiting} AND ${noRecentBundle} AND ${bundleRules[bundle]}`,
    now,
    settings.perDay,
    settings.perHour,
  );
}

/** The suspects that the daily mail may name: all that no sent mail has named, due or not. */
export function findDailySuspects(db: D1Database, now: number): Promise<readonly string[]> {
  return findFirst(db, `about = 'suspect' AND ${isUnsent}`, now);
}

async function findFirst(db: D1Database, which: string, ...bound: readonly number[]) {
  const { results } = await db
    .prepare(
      `SELECT reference FROM (
         SELECT reference, due_at, count(*) OVER (PARTITION BY coalesce(${widePrefix}, reference)) AS together
         FROM notifications WHERE channel = 'mail' AND ${which})
       ORDER BY together, due_at, reference LIMIT ${candidatesOfBundle}`,
    )
    .bind(...bound)
    .all<{ reference: string }>();
  return results.map(({ reference }) => reference);
}

const widePrefix = "substr(client, 1, 8)";

/** Claims a mail under this name together with the leads that it is to name; answers those that it got. */
export async function claimBundle(
  db: D1Database,
  bundle: Bundle,
  name: string,
  references: readonly string[],
  settings: MailSettings,
  now: number,
): Promise<readonly ClaimedNotification[]> {
  const about = bundle === "suspects" ? "suspect" : "lead";
  const [, named] = await db.batch<ClaimedNotification>([
    db
      .prepare(
        `INSERT INTO notifications (channel, reference, about, kind, due_at, lease_until, tries)
         SELECT 'mail', ?3, ?4, 'batch', ?1 + ${day}, ?1 + ${lease}, 1
         WHERE ${noRecentBundle} AND ${bundleRules[bundle]} ON CONFLICT DO NOTHING`,
      )
      .bind(now, settings.perDay, name, bundle),
    claimNamed(db, references, about, now),
  ]);
  return named?.results ?? [];
}

/** Claims what a mail names, if the statement before has claimed the mail itself. */
function claimNamed(db: D1Database, references: readonly string[], about: "lead" | "suspect", now: number) {
  // From here on they are no instant mails, so they no longer count as such while they are claimed.
  return db
    .prepare(
      `UPDATE notifications SET ${claimed}, timing = 'digest', kind = 'digest'
       WHERE changes() > 0 AND channel = 'mail' AND about = ?3 AND ${isUnsent}
         AND reference IN (SELECT value FROM json_each(?2))
       RETURNING reference, tries`,
    )
    .bind(now, JSON.stringify(references), about);
}

/** A notification about no lead: the daily mail or an alert. */
export interface SystemNotification {
  readonly reference: string;
  readonly channel: Channel;
  /** `daily`, or the name of an alert. */
  readonly about: string;
}

const isSystem = "about NOT IN ('lead', 'digest', 'suspect', 'suspects') AND about NOT GLOB 'lead.*'";

/** The daily mail and alerts that are due, on both channels. */
export async function findDueSystemNotifications(
  db: D1Database,
  now: number,
): Promise<readonly SystemNotification[]> {
  const { results } = await db
    .prepare(
      `SELECT reference, channel, about FROM notifications WHERE ${isSystem} AND ${open} ORDER BY due_at LIMIT ${alertsOfOneSweep}`,
    )
    .bind(now)
    .all<SystemNotification>();
  return results;
}

/** Claims an alert; of mails only as many as the day still has room for. */
export async function claimAlert(
  db: D1Database,
  { channel, reference }: SystemNotification,
  mailsPerDay: number,
  now: number,
): Promise<Claim | undefined> {
  // The notice that the day is full comes on top of the day's mails, and word of failing mail goes elsewhere.
  const claim = await db
    .prepare(
      `UPDATE notifications SET ${claimed}
       WHERE channel = ?2 AND reference = ?3 AND ${isSystem} AND ${open}
         AND (channel <> 'mail' OR about IN ('day-full', 'mail-failing') OR ${mailsOfDay} < ?4)
       RETURNING tries`,
    )
    .bind(now, channel, reference, mailsPerDay)
    .first<Claim>();
  return claim ?? undefined;
}

/** Claims the daily mail together with the suspects that it is to name; answers also those that it got. */
export async function claimDaily(
  db: D1Database,
  reference: string,
  suspects: readonly string[],
  mailsPerDay: number,
  now: number,
): Promise<(Claim & { readonly references: readonly string[] }) | undefined> {
  const [daily, named] = await db.batch<ClaimedNotification>([
    db
      .prepare(
        `UPDATE notifications SET ${claimed}
         WHERE channel = 'mail' AND reference = ?2 AND about = 'daily' AND ${open}
           AND ${mailsOfDay} < ?3 AND ${noRecentBundle}
         RETURNING reference, tries`,
      )
      .bind(now, reference, mailsPerDay),
    claimNamed(db, suspects, "suspect", now),
  ]);
  const [claim] = daily?.results ?? [];
  return claim && { tries: claim.tries, references: named?.results.map((row) => row.reference) ?? [] };
}

/** Whether single mails have used up their share of the day while leads still wait. */
export async function isDayFull(db: D1Database, settings: MailSettings, now: number): Promise<boolean> {
  const row = await db
    .prepare(
      `SELECT 1 FROM notifications
       WHERE channel = 'mail' AND about = 'lead' AND ${open} AND ${mailsOfDay} >= ?2 LIMIT 1`,
    )
    .bind(now, Math.floor(settings.perDay * instantShare))
    .first();
  return row !== null;
}
