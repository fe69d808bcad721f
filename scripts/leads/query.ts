import type { ReadableLead } from "#lead/lead-rows.ts";
import type { HistoryEntry } from "#worker/leads/history.ts";
import { type Progress, progress } from "#worker/leads/progress.ts";
import type { LeadsDatabase } from "./database.ts";

export interface ListedLead extends ReadableLead {
  readonly progress: Progress;
  readonly contactedAt: number | null;
  readonly closedAt: number | null;
  readonly spamAt: number | null;
  /** Channels on which the consultant has not been told yet. */
  readonly unsent: readonly string[];
}

interface Row {
  readonly reference: string;
  readonly form: ListedLead["form"];
  readonly answers: string;
  readonly source: string;
  readonly language: string | null;
  readonly notice: string | null;
  readonly progress: Progress;
  readonly signs: string;
  readonly corrects: string | null;
  readonly received_at: number;
  readonly contacted_at: number | null;
  readonly closed_at: number | null;
  readonly spam_at: number | null;
  readonly unsent: string | null;
}

const columns = `reference, form, answers, source, language, notice, ${progress} AS progress, signs, corrects,
  received_at, contacted_at, closed_at, spam_at,
  (SELECT group_concat(channel) FROM notifications n
   WHERE n.channel IN ('mail', 'webhook') AND n.reference = leads.reference) AS unsent`;

/** Leads that one answer of the database holds, some kB each. */
const batch = 500;

/** All leads since a time, newest first. Each batch begins behind the last lead, so that one that comes meanwhile shifts none. */
export function allLeads(database: LeadsDatabase, since = 0): readonly ListedLead[] {
  const leads: ListedLead[] = [];
  for (;;) {
    const last = leads.at(-1);
    const some = database
      .all<Row>(
        `SELECT ${columns} FROM leads
         WHERE received_at >= ?1 AND (?2 IS NULL OR received_at < ?2 OR (received_at = ?2 AND reference > ?3))
         ORDER BY received_at DESC, reference LIMIT ?4`,
        since,
        last?.receivedAt ?? null,
        last?.reference ?? null,
        batch,
      )
      .map(toLead);
    leads.push(...some);
    if (some.length < batch) return leads;
  }
}

/** Some leads since a time, newest first. */
export function listLeads(
  database: LeadsDatabase,
  { since, limit, offset }: { readonly since: number; readonly limit: number; readonly offset: number },
): readonly ListedLead[] {
  return database
    .all<Row>(
      `SELECT ${columns} FROM leads WHERE received_at >= ?1 ORDER BY received_at DESC, reference LIMIT ?2 OFFSET ?3`,
      since,
      limit,
      offset,
    )
    .map(toLead);
}

export function countLeads(database: LeadsDatabase, since: number): number {
  return (
    database.all<{ count: number }>("SELECT count(*) AS count FROM leads WHERE received_at >= ?1", since)[0]
      ?.count ?? 0
  );
}

export function findLead(database: LeadsDatabase, reference: string): ListedLead | undefined {
  return database.all<Row>(`SELECT ${columns} FROM leads WHERE reference = ?1`, reference).map(toLead)[0];
}

/** What happened to a lead, oldest first. */
export function historyOf(database: LeadsDatabase, reference: string): readonly HistoryEntry[] {
  const [row] = database.all<{ history: string }>(
    "SELECT history FROM leads WHERE reference = ?1",
    reference,
  );
  return JSON.parse(row?.history ?? "[]") as readonly HistoryEntry[];
}

/** A notification about a lead that is not sent. */
export interface Pending {
  readonly channel: string;
  readonly tries: number;
  readonly due_at: number;
  readonly failing_since: number | null;
  readonly error: string | null;
}

export function pendingOf(database: LeadsDatabase, reference: string): readonly Pending[] {
  return database.all(
    `SELECT channel, tries, due_at, failing_since, error FROM notifications
     WHERE channel IN ('mail', 'webhook') AND reference = ?1`,
    reference,
  );
}

/** Adds the mail about a lead once more; the worker's next sweep sends it. */
export function addMailAgain(database: LeadsDatabase, reference: string, now: number): void {
  database.all(
    `INSERT OR REPLACE INTO notifications (reference, channel, about, timing, due_at)
     VALUES (?1, 'mail', 'lead', 'instant', ?2)`,
    reference,
    now,
  );
}

function toLead(row: Row): ListedLead {
  return {
    reference: row.reference,
    form: row.form,
    answers: JSON.parse(row.answers) as ListedLead["answers"],
    source: JSON.parse(row.source) as ListedLead["source"],
    language: row.language,
    notice: row.notice,
    signs: JSON.parse(row.signs) as ListedLead["signs"],
    corrects: row.corrects,
    receivedAt: row.received_at,
    progress: row.progress,
    contactedAt: row.contacted_at,
    closedAt: row.closed_at,
    spamAt: row.spam_at,
    unsent: row.unsent?.split(",") ?? [],
  };
}
