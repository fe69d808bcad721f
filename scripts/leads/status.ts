import { showTime } from "#lead/local-time.ts";
import type { LeadsDatabase } from "./database.ts";

const day = 86_400_000;

interface Counts {
  readonly leads: number;
  readonly lastDay: number;
  readonly suspects: number;
  readonly waiting: number;
  readonly mailedLastDay: number;
  readonly deadLetters: number;
}

interface Unsent {
  readonly channel: string;
  readonly count: number;
  readonly oldest: number;
  readonly failing_since: number | null;
  readonly error: string | null;
}

/** The first look when something seems wrong: what came, what waits, and when each part was last at work. */
export function statusText(database: LeadsDatabase, now: number): string {
  const counts = readCounts(database, now);
  const unsent = readUnsent(database, now).map(
    ({ channel, count, oldest, failing_since, error }) =>
      `Unsent by ${channel}: ${count}, due since ${showTime(oldest)}${
        failing_since === null ? "" : `, failing since ${showTime(failing_since)}: ${error}`
      }`,
  );
  const alerts = readAlerts(database, now).map(
    ({ name, at }) => `${name.replace(/^alert /, "")} ${showTime(at)}`,
  );
  return [
    `Leads: ${counts.leads}, in the last 24 hours: ${counts.lastDay}, new and not contacted: ${counts.waiting}`,
    `Suspects: ${counts.suspects}`,
    `Mails in the last 24 hours: ${counts.mailedLastDay}`,
    ...(unsent.length > 0 ? unsent : ["Unsent: 0"]),
    `Dead letters: ${counts.deadLetters}${counts.deadLetters > 0 ? ": npm run leads -- dead-letters" : ""}`,
    `Last cron: ${last(readMark(database, "swept"))}`,
    `Last daily mail: ${last(readMark(database, "daily"))}`,
    `Last digest: ${last(readLastDigest(database))}`,
    `Alerts in the last two days: ${alerts.join("; ") || "none"}`,
    `Database: ${(database.size() / 1e6).toFixed(1)} MB`,
  ].join("\n");
}

function readCounts(database: LeadsDatabase, now: number): Counts {
  const [counts] = database.all<Counts>(
    `SELECT count(*) AS leads, coalesce(sum(received_at >= ?1), 0) AS lastDay,
       coalesce(sum(state = 'suspect'), 0) AS suspects,
       coalesce(sum(state <> 'suspect' AND contacted_at IS NULL AND closed_at IS NULL), 0) AS waiting,
       (SELECT count(*) FROM sent_mails WHERE at >= ?1) AS mailedLastDay,
       (SELECT count(*) FROM dead_letters) AS deadLetters
     FROM leads`,
    now - day,
  );
  if (counts === undefined) throw new Error("the database answered no counts");
  return counts;
}

function readUnsent(database: LeadsDatabase, now: number): readonly Unsent[] {
  return database.all(
    `SELECT channel, count(*) AS count, min(due_at) AS oldest, min(failing_since) AS failing_since, max(error) AS error
     FROM notifications WHERE (about IN ('lead', 'suspect') OR about GLOB 'lead.*')
       AND (due_at <= ?1 OR failing_since IS NOT NULL) GROUP BY channel`,
    now,
  );
}

function readAlerts(database: LeadsDatabase, now: number) {
  return database.all<{ name: string; at: number }>(
    "SELECT name, at FROM marks WHERE name GLOB 'alert *' AND at >= ?1 ORDER BY at",
    now - 2 * day,
  );
}

function readLastDigest(database: LeadsDatabase): number | undefined {
  const sql = "SELECT max(at) AS at FROM sent_mails WHERE kind = 'digest'";
  return database.all<{ at: number | null }>(sql)[0]?.at ?? undefined;
}

/** When something last happened; undefined where only its beginning is noted. */
function readMark(database: LeadsDatabase, name: string): number | undefined {
  const sql = "SELECT at FROM marks WHERE name = ?1 AND value <> 'none yet'";
  return database.all<{ at: number }>(sql, name)[0]?.at;
}

function last(time: number | undefined): string {
  return time === undefined ? "none known" : showTime(time);
}
