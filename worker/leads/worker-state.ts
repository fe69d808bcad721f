import type { MailWords } from "../consultant-words.ts";
import { day, hour } from "../durations.ts";
import { asking } from "./ask.ts";
import type { Channel } from "./record.ts";

export interface StateEntry {
  readonly at: number;
  readonly value: string;
}

export async function readWorkerState(db: D1Database, name: string): Promise<StateEntry | undefined> {
  const entry = await db
    .prepare("SELECT at, value FROM worker_state WHERE name = ?1")
    .bind(name)
    .first<StateEntry>();
  return entry ?? undefined;
}

/** When a daily mail was sent last and the sweep ran last, where either did. */
export async function readLastRuns(
  db: D1Database,
): Promise<{ readonly daily?: number; readonly swept?: number }> {
  const rows = await asking(db)<{ name: string; at: number }>(
    "SELECT name, at FROM worker_state WHERE name IN ('daily', 'swept') AND value <> 'none yet'",
  );
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}

export async function writeWorkerState(db: D1Database, name: string, now: number, value = ""): Promise<void> {
  await db
    .prepare("INSERT OR REPLACE INTO worker_state (name, at, value) VALUES (?1, ?2, ?3)")
    .bind(name, now, value)
    .run();
}

/** Makes another salt for hashes of clients when the last one is a day old; nothing keeps the one before. */
export async function changeClientSalt(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT INTO worker_state (name, at, value) VALUES ('client salt', ?1, ?2)
       ON CONFLICT DO UPDATE SET at = ?1, value = ?2 WHERE at <= ?1 - ${day}`,
    )
    .bind(now, crypto.randomUUID())
    .run();
}

/**
 * Adds the daily mail that was due last, unless one was sent since. One of the days before that never went out goes,
 * for today's says what it would have.
 */
export async function addDailyMail(db: D1Database, dueAt: number, now: number): Promise<void> {
  await db.batch([
    // A first deployment in the daily mail's hour sends one at once.
    db
      .prepare("INSERT OR IGNORE INTO worker_state (name, at, value) VALUES ('daily', ?1, 'none yet')")
      .bind(now - hour),
    db
      .prepare(
        `INSERT OR IGNORE INTO notifications (id, channel, subject, name, at, due_at)
         SELECT ?1, 'mail', 'system', 'daily', ?2, ?2 FROM worker_state WHERE name = 'daily' AND at < ?2`,
      )
      .bind(idOn("daily", dueAt), dueAt),
    db
      .prepare(
        `DELETE FROM notifications
         WHERE channel = 'mail' AND subject = 'system' AND timing = 'instant' AND name = 'daily' AND at < ?1`,
      )
      .bind(dueAt),
  ]);
}

/** Adds an alert, at most once a day for each name and channel. */
export async function addAlert(
  db: D1Database,
  alert: keyof MailWords["alerts"],
  now: number,
  channel: Channel = "mail",
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO worker_state (name, at) VALUES (?1, ?2)
         ON CONFLICT DO UPDATE SET at = ?2 WHERE at <= ?2 - ${day}`,
      )
      .bind(`alert ${alert} by ${channel}`, now),
    db
      .prepare(
        // changes() is 1 where the statement before has counted the alert.
        `INSERT OR IGNORE INTO notifications (id, channel, subject, name, at, due_at)
         SELECT ?2, ?1, 'system', ?3, ?4, ?4 WHERE changes() > 0`,
      )
      .bind(channel, idOn(alert, now), alert, now),
  ]);
}

function idOn(name: string, at: number): string {
  return `${name}-${new Date(at).toISOString().slice(0, 10)}`;
}
