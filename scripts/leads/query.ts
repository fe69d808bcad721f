import type { ReadableLead } from "#lead/lead-rows.ts";
import type { LeadsDatabase } from "./database.ts";

export interface ListedLead extends ReadableLead {
  readonly state: "accepted" | "suspect" | "released";
  /** Channels on which the consultant has not been told yet. */
  readonly unsent: readonly string[];
}

interface Row {
  readonly reference: string;
  readonly form: ListedLead["form"];
  readonly answers: string;
  readonly source: string;
  readonly state: ListedLead["state"];
  readonly signs: string;
  readonly corrects: string | null;
  readonly received_at: number;
  readonly unsent: string | null;
}

const columns = `reference, form, answers, source, state, signs, corrects, received_at,
  (SELECT group_concat(channel) FROM notifications n
   WHERE n.channel IN ('mail', 'webhook') AND n.reference = leads.reference AND n.sent_at IS NULL) AS unsent`;

/** Leads since a time, newest first. */
export function listLeads(database: LeadsDatabase, since = 0): readonly ListedLead[] {
  return database
    .all<Row>(
      `SELECT ${columns} FROM leads WHERE received_at >= ? ORDER BY received_at DESC, reference`,
      since,
    )
    .map(toLead);
}

export function findLead(database: LeadsDatabase, reference: string): ListedLead | undefined {
  return database.all<Row>(`SELECT ${columns} FROM leads WHERE reference = ?`, reference).map(toLead)[0];
}

/** The leads that an address has sent. */
export function leadsFrom(database: LeadsDatabase, email: string): readonly string[] {
  return database
    .all<{ reference: string }>(
      "SELECT reference FROM leads WHERE lower(answers ->> 'email') = lower(?) ORDER BY received_at",
      email,
    )
    .map(({ reference }) => reference);
}

/** Removes a lead, what is owed for it, and its mention in later ones. */
export function removeLead(database: LeadsDatabase, reference: string): void {
  database.all("UPDATE leads SET corrects = NULL WHERE corrects = ?", reference);
  database.all("DELETE FROM notifications WHERE channel IN ('mail', 'webhook') AND reference = ?", reference);
  database.all("DELETE FROM leads WHERE reference = ?", reference);
}

/** Removes what the worker kept of an address because it was no readable lead; answers how many that were. */
export function removeDeadLetters(database: LeadsDatabase, email: string): number {
  return database.all("DELETE FROM dead_letters WHERE instr(lower(body), lower(?)) > 0 RETURNING id", email)
    .length;
}

/** Owes a lead's notification anew; the worker's next sweep sends it. */
export function oweAgain(
  database: LeadsDatabase,
  reference: string,
  channel: "mail" | "webhook",
  now: number,
): void {
  database.all(
    "INSERT OR REPLACE INTO notifications (reference, channel, about, timing, kind, due_at) VALUES (?, ?, 'lead', 'instant', 'instant', ?)",
    reference,
    channel,
    now,
  );
}

export function markReleased(database: LeadsDatabase, reference: string): void {
  database.all("UPDATE leads SET state = 'released' WHERE reference = ? AND state = 'suspect'", reference);
}

export interface Status {
  readonly leads: number;
  readonly lastDay: number;
  readonly suspects: number;
  readonly mailedLastDay: number;
  readonly waiting: readonly {
    readonly channel: string;
    readonly count: number;
    readonly oldest: number;
    readonly failing_since: number | null;
    readonly error: string | null;
  }[];
}

export function readStatus(database: LeadsDatabase, now: number): Status {
  const dayAgo = now - 86_400_000;
  const [counts] = database.all<Omit<Status, "waiting">>(
    `SELECT count(*) AS leads, coalesce(sum(received_at >= ?), 0) AS lastDay,
       coalesce(sum(state = 'suspect'), 0) AS suspects,
       (SELECT count(*) FROM notifications WHERE channel = 'mail' AND sent_at >= ?) AS mailedLastDay
     FROM leads`,
    dayAgo,
    dayAgo,
  );
  const waiting = database.all<Status["waiting"][number]>(
    `SELECT channel, count(*) AS count, min(due_at) AS oldest, min(failing_since) AS failing_since, max(error) AS error
     FROM notifications WHERE sent_at IS NULL AND about IN ('lead', 'suspect') 
       AND (due_at <= ? OR failing_since IS NOT NULL) GROUP BY channel`,
    now,
  );
  return { leads: 0, lastDay: 0, suspects: 0, mailedLastDay: 0, ...counts, waiting };
}

function toLead(row: Row): ListedLead {
  return {
    reference: row.reference,
    form: row.form,
    answers: JSON.parse(row.answers) as ListedLead["answers"],
    source: JSON.parse(row.source) as ListedLead["source"],
    state: row.state,
    signs: JSON.parse(row.signs) as ListedLead["signs"],
    corrects: row.corrects,
    receivedAt: row.received_at,
    unsent: row.unsent?.split(",") ?? [],
  };
}
