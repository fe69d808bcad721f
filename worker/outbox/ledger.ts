import { hour, minute } from "../durations.ts";
import { addToHistory } from "../leads/history.ts";
import type { Channel } from "../leads/record.ts";
import { faultOf } from "../log.ts";
import { WebhookFailure, WebhookSecretError } from "./webhook.ts";

/** Adds an alert once: a second call with the same reference changes nothing. */
export async function addSystemNotification(
  db: D1Database,
  channel: Channel,
  about: string,
  reference: string,
  now: number,
): Promise<void> {
  // What a worker from before the column `about` reads.
  const kind = about === "day-full" ? "notice" : "alert";
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
  await setSent(db, channel, [reference], now).run();
}

/** Notes that one lead was told of by itself; of a mail the row stays, of a webhook it goes, because no budget counts it. */
export async function markLeadTold(
  db: D1Database,
  channel: Channel,
  reference: string,
  answer: string,
  now: number,
): Promise<void> {
  await db.batch([
    channel === "mail" ? setSent(db, "mail", [reference], now) : removal(db, "webhook", [reference]),
    addToHistory(db, [reference], { at: now, what: channel, about: "lead", answer }),
  ]);
}

/** A mail that names leads: its name in the ledger, what it is about, and what the mailer answered. */
export interface SentBundle {
  readonly name: string;
  readonly about: string;
  readonly answer: string;
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

/**
 * Marks a mail of many as sent, and settles the notifications about those whom it named, in one transaction: of leads
 * they go, of suspects they stay as sent, so that a clean lead still finds whom to lift.
 */
export async function markBundleSent(
  db: D1Database,
  { name, about, answer }: SentBundle,
  references: readonly string[],
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `DELETE FROM notifications
         WHERE channel = 'mail' AND about = 'lead' AND reference IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(references)),
    setSent(db, "mail", [name, ...references], now),
    addToHistory(db, references, { at: now, what: "mail", about, answer }),
  ]);
}

/** Removes a mail of many that was not sent; the notifications about those whom it named wait until `dueAt`. */
export async function postponeBundle(
  db: D1Database,
  name: string,
  references: readonly string[],
  dueAt: number,
  fault: string,
  now: number,
): Promise<void> {
  await db.batch([removal(db, "mail", [name]), postponement(db, "mail", references, dueAt, fault, now)]);
}

/** Marks the daily mail and those whom it named as sent; the suspects that had no room in it are due. */
export async function markDailySent(
  db: D1Database,
  { name, about, answer }: SentBundle,
  references: readonly string[],
  now: number,
): Promise<void> {
  await db.batch([
    setSent(db, "mail", [name, ...references], now),
    addToHistory(db, references, { at: now, what: "mail", about, answer }),
    db
      .prepare(
        `UPDATE notifications SET due_at = ?1
         WHERE channel = 'mail' AND about = 'suspect' AND sent_at IS NULL AND failing_since IS NULL AND due_at > ?1
           AND lease_until = 0`,
      )
      .bind(now),
    db.prepare("UPDATE marks SET at = ?1, value = '' WHERE name = 'daily'").bind(now),
  ]);
}

/** When something last happened, and what the mark holds. */
export async function readMark(
  db: D1Database,
  name: string,
): Promise<{ readonly at: number; readonly value: string } | undefined> {
  const mark = await db
    .prepare("SELECT at, value FROM marks WHERE name = ?1")
    .bind(name)
    .first<{ at: number; value: string }>();
  return mark ?? undefined;
}

/** Marks that something has happened. */
export async function setMark(db: D1Database, name: string, now: number, value = ""): Promise<void> {
  await db
    .prepare("INSERT OR REPLACE INTO marks (name, at, value) VALUES (?1, ?2, ?3)")
    .bind(name, now, value)
    .run();
}

/**
 * Adds the daily mail that was due at a time, unless one was sent since, and drops those of the days before that
 * never went out: today's says what they would have.
 */
export async function addDaily(db: D1Database, reference: string, dueAt: number, now: number): Promise<void> {
  await db.batch([
    // A first deployment in its hour sends one at once.
    db
      .prepare("INSERT OR IGNORE INTO marks (name, at, value) VALUES ('daily', ?1, 'none yet')")
      .bind(now - hour),
    db
      .prepare(
        `INSERT OR IGNORE INTO notifications (channel, reference, about, kind, due_at)
         SELECT 'mail', ?1, 'daily', 'daily', ?2 FROM marks WHERE name = 'daily' AND at < ?2`,
      )
      .bind(reference, dueAt),
    db
      .prepare(
        `DELETE FROM notifications
         WHERE channel = 'mail' AND about = 'daily' AND sent_at IS NULL AND reference < ?1 AND lease_until = 0`,
      )
      .bind(reference),
  ]);
}

/** Adds the report that was due at a time, unless one was sent since; one that never went out stays, for its month. */
export async function addReport(
  db: D1Database,
  reference: string,
  dueAt: number,
  now: number,
): Promise<void> {
  await db.batch([
    db.prepare("INSERT OR IGNORE INTO marks (name, at) VALUES ('report', ?1)").bind(now),
    db
      .prepare(
        `INSERT OR IGNORE INTO notifications (channel, reference, about, kind, due_at)
         SELECT 'mail', ?1, 'report', 'daily', ?2 FROM marks WHERE name = 'report' AND at < ?2`,
      )
      .bind(reference, dueAt),
  ]);
}

export async function markReportSent(db: D1Database, reference: string, now: number): Promise<void> {
  await db.batch([
    setSent(db, "mail", [reference], now),
    db.prepare("UPDATE marks SET at = ?1 WHERE name = 'report'").bind(now),
  ]);
}

function setSent(db: D1Database, channel: Channel, references: readonly string[], now: number) {
  return db
    .prepare(
      `UPDATE notifications SET sent_at = ?1, lease_until = 0, unmarked = 0, failing_since = NULL, error = NULL
       WHERE channel = ?2 AND reference IN (SELECT value FROM json_each(?3))`,
    )
    .bind(now, channel, JSON.stringify(references));
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
      `UPDATE notifications SET lease_until = 0, unmarked = 0, due_at = ?1, error = ?2, failing_since = coalesce(failing_since, ?3)
       WHERE channel = ?4 AND reference IN (SELECT value FROM json_each(?5)) AND sent_at IS NULL`,
    )
    .bind(dueAt, fault.slice(0, 200), now, channel, JSON.stringify(references));
}

/**
 * A minute after the first failure, twice as long after each further one, an hour at most, so that all goes out soon
 * after a long outage has ended; with jitter.
 */
export function backoff(tries: number): number {
  return Math.round(Math.min(minute * 2 ** (tries - 1), hour) * (0.8 + Math.random() * 0.4));
}

/** What fails of a channel: since when, and why. */
export interface Failure {
  readonly since: number;
  readonly errors: readonly string[];
}

/** The failure of a channel, undefined where nothing fails; an alert that goes elsewhere is no part of it. */
export async function findFailure(db: D1Database, channel: Channel): Promise<Failure | undefined> {
  const row = await db
    .prepare(
      `SELECT min(failing_since) AS since, json_group_array(DISTINCT error) AS errors FROM notifications
       WHERE channel = ?1 AND sent_at IS NULL AND failing_since IS NOT NULL AND about <> 'mail-failing'`,
    )
    .bind(channel)
    .first<{ since: number | null; errors: string }>();
  if (row === null || row.since === null) return undefined;
  return { since: row.since, errors: JSON.parse(row.errors) as string[] };
}

/** So many tries without a mark, and it waits for a day and is told of: it may have been sent each time. */
export const unmarkedLimit = 5;

/** Whether something was claimed so often without a mark that it may have been sent again and again. */
export async function hasUnmarked(db: D1Database): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM notifications WHERE sent_at IS NULL AND unmarked >= ?1 LIMIT 1")
    .bind(unmarkedLimit)
    .first();
  return row !== null;
}

/** Leads whose notification has been due or failing since before a time. */
export async function countUnsent(db: D1Database, before: number): Promise<number> {
  const row = await db
    .prepare(
      `SELECT count(DISTINCT reference) AS unsent FROM notifications
       WHERE about IN ('lead', 'suspect') AND sent_at IS NULL AND (due_at <= ?1 OR failing_since <= ?1)`,
    )
    .bind(before)
    .first<{ unsent: number }>();
  return row?.unsent ?? 0;
}

/** Why something failed, for the ledger: a mailer's code or our own words, never a foreign text, which may quote a visitor. */
export function reasonOf(error: unknown): string {
  if (error instanceof WebhookFailure) return error.message;
  if (error instanceof WebhookSecretError) return secretFault;
  return mailCodeOf(error) ?? faultOf(error);
}

const secretFault = "WEBHOOK_SECRET is no base64";

/** Cloudflare's code of a refused mail, such as `E_RECIPIENT_SUPPRESSED`. */
function mailCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return /\bE_[A-Z_]+\b/.exec(`${"code" in error ? String(error.code) : ""} ${error.message}`)?.[0];
}

const passingCodes = [
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_DELIVERY_FAILED",
  "E_INTERNAL_SERVER_ERROR",
];

/** Whether a reason will not pass by itself: recipient suppressed, sender unverified, a secret that signs nothing. */
export function isPermanent(reason: string): boolean {
  return reason === secretFault || (reason.startsWith("E_") && !passingCodes.includes(reason));
}
