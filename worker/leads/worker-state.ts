import { day, hour } from "../durations.ts";

/** Row of `worker_state`: when something last happened, with a value. */
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

/** A mail that comes regularly: its reference, and when it was due last. */
export interface RegularMail {
  readonly reference: string;
  readonly dueAt: number;
}

/**
 * Adds the daily mail and the report, unless one was sent since they were due. A daily mail of the days before that
 * never went out goes, for today's says what it would have; a report stays, for its month.
 */
export async function addRegularMails(
  db: D1Database,
  { daily, report }: { readonly daily: RegularMail; readonly report: RegularMail },
  now: number,
): Promise<void> {
  const add = (about: "daily" | "report", { reference, dueAt }: RegularMail) =>
    db
      .prepare(
        `INSERT OR IGNORE INTO notifications (channel, reference, about, due_at)
         SELECT 'mail', ?1, ?2, ?3 FROM worker_state WHERE name = ?2 AND at < ?3`,
      )
      .bind(reference, about, dueAt);
  await db.batch([
    // A first deployment in the daily mail's hour sends one at once; a new database has no month to report.
    db
      .prepare(
        "INSERT OR IGNORE INTO worker_state (name, at, value) VALUES ('daily', ?1, 'none yet'), ('report', ?2, '')",
      )
      .bind(now - hour, now),
    add("daily", daily),
    db
      .prepare("DELETE FROM notifications WHERE channel = 'mail' AND about = 'daily' AND reference < ?1")
      .bind(daily.reference),
    add("report", report),
  ]);
}

/** Adds an alert, at most once a day for each name and channel. */
export async function addAlert(
  db: D1Database,
  channel: "mail" | "webhook",
  alert: string,
  now: number,
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
        `INSERT OR IGNORE INTO notifications (channel, reference, about, due_at)
         SELECT ?1, ?2, ?3, ?4 WHERE changes() > 0`,
      )
      .bind(channel, `${alert}-${new Date(now).toISOString().slice(0, 10)}`, alert, now),
  ]);
}
