import type { MailWords } from "../consultant-words.ts";
import { day, hour } from "../time/durations.ts";
import type { Channel } from "./record.ts";
import { among, asking, didChange, on, prepare, sql } from "./sql.ts";

export async function readWorkerState(db: D1Database, name: string) {
  const [entry] = await asking(db)<{ at: number; value: string }>`
    SELECT at, value FROM worker_state WHERE name = ${name}`;
  return entry;
}

export async function removeWorkerState(db: D1Database, name: string): Promise<void> {
  await on(db)`DELETE FROM worker_state WHERE name = ${name}`.run();
}

/** Takes a turn of something that runs at most once per `pause`; returns no row if it ran within it. */
export const turn = (name: string, now: number, pause: number) =>
  sql`INSERT INTO worker_state (name, at) VALUES (${name}, ${now})
    ON CONFLICT DO UPDATE SET at = ${now} WHERE at <= ${now - pause} RETURNING 1`;

export async function claimTurn(db: D1Database, name: string, now: number, pause: number): Promise<boolean> {
  return (await asking(db)`${turn(name, now, pause)}`).length > 0;
}

export function findWorkerStates(db: D1Database, beginning: string) {
  return asking(db)<{ name: string }>`
    SELECT name FROM worker_state WHERE substr(name, 1, length(${beginning})) = ${beginning} ORDER BY name`;
}

export interface WorkerState {
  name: string;
  at: number;
  value: string;
}

export function readWorkerStates(db: D1Database, names: readonly string[]): Promise<readonly WorkerState[]> {
  return asking(db)<WorkerState>`SELECT name, at, value FROM worker_state WHERE name ${among(names)}`;
}

export async function writeWorkerState(db: D1Database, name: string, now: number, value = ""): Promise<void> {
  await on(
    db,
  )`INSERT OR REPLACE INTO worker_state (name, at, value) VALUES (${name}, ${now}, ${value})`.run();
}

/** Replaces the salt of networks' hashes once a day and deletes the hashes made with it. */
export async function changeNetworkSalt(db: D1Database, now: number): Promise<void> {
  await db.batch([
    on(db)`INSERT INTO worker_state (name, at, value) VALUES ('network salt', ${now}, ${crypto.randomUUID()})
      ON CONFLICT DO UPDATE SET at = excluded.at, value = excluded.value WHERE at <= ${now - day}`,
    on(db)`DELETE FROM networks_of_day WHERE ${didChange}`,
  ]);
}

/** Schedules a daily mail unless one was sent since; drops an older unsent one, whose content it repeats. */
export async function addDailyMail(db: D1Database, dueAt: number, now: number): Promise<void> {
  await db.batch([
    // A first deployment in the daily mail's hour sends one at once.
    on(db)`INSERT OR IGNORE INTO worker_state (name, at, value) VALUES ('daily', ${now - hour}, 'none yet')`,
    on(db)`INSERT OR IGNORE INTO notifications (id, channel, subject, name, at, due_at)
      SELECT ${idOn("daily", dueAt)}, 'mail', 'system', 'daily', ${dueAt}, ${dueAt}
      FROM worker_state WHERE name = 'daily' AND at < ${dueAt}`,
    // Without the index's name SQLite reads everything that waits, each minute.
    on(db)`DELETE FROM notifications INDEXED BY due
      WHERE channel = 'mail' AND subject = 'system' AND timing = 'instant' AND name = 'daily' AND at < ${dueAt}`,
  ]);
}

export type AlertName = keyof MailWords["alerts"];

/** Schedules an alert, at most once a day per name and channel. */
export async function addAlert(
  db: D1Database,
  alert: AlertName,
  now: number,
  channel?: Channel,
): Promise<void> {
  await db.batch(statementsToAlert(db, alert, now, channel));
}

export function statementsToAlert(db: D1Database, alert: AlertName, now: number, channel: Channel = "mail") {
  return [
    prepare(db, turn(`alert ${alert} by ${channel}`, now, day)),
    on(db)`INSERT OR IGNORE INTO notifications (id, channel, subject, name, at, due_at)
      SELECT ${idOn(alert, now)}, ${channel}, 'system', ${alert}, ${now}, ${now} WHERE ${didChange}`,
  ];
}

function idOn(name: string, at: number) {
  return `${name}-${new Date(at).toISOString().slice(0, 10)}`;
}
