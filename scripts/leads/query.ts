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
  readonly language: string | null;
  readonly notice: string | null;
  readonly state: ListedLead["state"];
  readonly signs: string;
  readonly corrects: string | null;
  readonly received_at: number;
  readonly unsent: string | null;
}

const columns = `reference, form, answers, source, language, notice, state, signs, corrects, received_at,
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

/** What an address has left behind: the leads and dead letters that it sent, and those that only mention it. */
export interface Traces {
  readonly leads: readonly ListedLead[];
  readonly mentions: readonly ListedLead[];
  readonly deadLetters: readonly string[];
  readonly deadLetterMentions: readonly string[];
}

export function tracesOf(database: LeadsDatabase, email: string): Traces {
  const leads = listLeads(database);
  const letters = database
    .all<{ id: string; body: string }>("SELECT id, body FROM dead_letters ORDER BY received_at")
    .map(({ id, body }) => ({ id, relation: relationOf(readJson(body), email) }));
  const related = (relation: string) =>
    letters.filter((letter) => letter.relation === relation).map(({ id }) => id);
  const own = leads.filter(({ answers }) => isSameAddress(answers.email, email));
  return {
    leads: own,
    mentions: leads.filter((lead) => !own.includes(lead) && mentions(lead.answers, email)),
    deadLetters: related("sent"),
    deadLetterMentions: related("mentions"),
  };
}

/** Whether two addresses are one, written in any letter case and any Unicode form. */
function isSameAddress(one: unknown, other: string): boolean {
  return typeof one === "string" && foldAddress(one) === foldAddress(other);
}

function foldAddress(address: string): string {
  // Upper case first: it brings together what lower case keeps apart, such as the two Greek sigmas.
  return address.trim().toUpperCase().toLowerCase().normalize("NFC");
}

function relationOf(value: unknown, email: string): "sent" | "mentions" | undefined {
  if (hasAddress(value, email)) return "sent";
  return mentions(value, email) ? "mentions" : undefined;
}

/** Whether a member named `email` anywhere in it is this address. */
function hasAddress(value: unknown, email: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => (name === "email" && isSameAddress(member, email)) || hasAddress(member, email),
  );
}

/** Whether an address stands as a whole in any text of it: `ann@x.ca` does not stand in `joann@x.ca`. */
function mentions(value: unknown, email: string): boolean {
  if (typeof value === "string") {
    const address = foldAddress(email).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, "u").test(
      foldAddress(value),
    );
  }
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((member) => mentions(member, email))
  );
}

/** What is no JSON stays the text that it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Removes a lead, what is owed for it, and its mention in later ones. */
export function removeLead(database: LeadsDatabase, reference: string): void {
  database.all("UPDATE leads SET corrects = NULL WHERE corrects = ?", reference);
  database.all("DELETE FROM notifications WHERE channel IN ('mail', 'webhook') AND reference = ?", reference);
  database.all("DELETE FROM leads WHERE reference = ?", reference);
}

/** Removes what the worker kept because it was no readable lead. */
export function removeDeadLetter(database: LeadsDatabase, id: string): void {
  database.all("DELETE FROM dead_letters WHERE id = ?", id);
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
    language: row.language,
    notice: row.notice,
    state: row.state,
    signs: JSON.parse(row.signs) as ListedLead["signs"],
    corrects: row.corrects,
    receivedAt: row.received_at,
    unsent: row.unsent?.split(",") ?? [],
  };
}
