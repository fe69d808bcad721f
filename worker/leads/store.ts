import { day, hour } from "../outbox/ledger.ts";
import { familyOf, repeatWindow } from "./identity.ts";
import type { Lead, NewLead } from "./record.ts";

/** What became of a lead that was to be stored. */
export type Stored =
  | { readonly outcome: "new" | "repeat"; readonly reference: string }
  /** Another lead has this very reference. */
  | { readonly outcome: "taken" };

/**
 * Writes a lead and what is owed for it in one transaction, or finds the lead that it repeats. Safe to call again
 * after an error whose effect is unknown.
 */
export async function storeLead(db: D1Database, lead: NewLead): Promise<Stored> {
  const [insert, , found] = await db.batch<{ reference: string; key_hash: string; fingerprint: string }>([
    db
      .prepare(
        `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, signs, received_at, corrects)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
           (SELECT reference FROM leads
            WHERE reference >= ?10 AND reference < ?10 || '~' AND key_hash = ?2 AND fingerprint <> ?3
            ORDER BY received_at LIMIT 1)
         WHERE NOT EXISTS (SELECT 1 FROM leads WHERE reference = ?11 AND fingerprint = ?3 AND received_at > ?12)
         ON CONFLICT DO NOTHING`,
      )
      .bind(
        lead.reference,
        lead.keyHash,
        lead.fingerprint,
        lead.form,
        JSON.stringify(lead.answers),
        JSON.stringify(lead.source),
        lead.state,
        JSON.stringify(lead.signs),
        lead.receivedAt,
        familyOf(lead.reference),
        lead.twin,
        lead.receivedAt - repeatWindow,
      ),
    // changes() is the count of the statement before: a repeat owes nothing again.
    db
      .prepare(
        `INSERT INTO notifications (reference, channel, kind, due_at)
         SELECT ?1, value ->> 'channel', value ->> 'kind', ?2 FROM json_each(?3) WHERE changes() > 0`,
      )
      .bind(lead.reference, lead.receivedAt, JSON.stringify(lead.owed)),
    db
      .prepare(
        `SELECT reference, key_hash, fingerprint FROM leads
         WHERE reference = ?1 OR (reference = ?2 AND fingerprint = ?3 AND received_at > ?4)
         ORDER BY reference = ?1 DESC`,
      )
      .bind(lead.reference, lead.twin, lead.fingerprint, lead.receivedAt - repeatWindow),
  ]);
  if ((insert?.meta.changes ?? 0) > 0) return { outcome: "new", reference: lead.reference };
  const same = found?.results.find((row) => row.fingerprint === lead.fingerprint);
  const own = same?.reference !== lead.reference || same.key_hash === lead.keyHash;
  return same && own ? { outcome: "repeat", reference: same.reference } : { outcome: "taken" };
}

interface LeadRow {
  readonly reference: string;
  readonly key_hash: string;
  readonly fingerprint: string;
  readonly form: Lead["form"];
  readonly answers: string;
  readonly source: string;
  readonly state: Lead["state"];
  readonly signs: string;
  readonly corrects: string | null;
  readonly received_at: number;
}

/** The stored leads of these references, oldest first. */
export async function findLeads(db: D1Database, references: readonly string[]): Promise<readonly Lead[]> {
  const { results } = await db
    .prepare(
      "SELECT * FROM leads WHERE reference IN (SELECT value FROM json_each(?1)) ORDER BY received_at, reference",
    )
    .bind(JSON.stringify(references))
    .all<LeadRow>();
  return results.map(toLead);
}

/** The day's leads in these states from a time on: how many, and the first of them. */
export async function findLeadsOfDay(
  db: D1Database,
  from: number,
  states: readonly Lead["state"][],
  limit: number,
): Promise<{ readonly count: number; readonly leads: readonly Lead[] }> {
  const these = `FROM leads WHERE received_at >= ?1 AND received_at < ?1 + ${day}
    AND state IN (SELECT value FROM json_each(?2))`;
  const bound = [from, JSON.stringify(states)] as const;
  const [counted, found] = await db.batch<LeadRow & { count: number }>([
    db.prepare(`SELECT count(*) AS count ${these}`).bind(...bound),
    db.prepare(`SELECT * ${these} ORDER BY received_at, reference LIMIT ?3`).bind(...bound, limit),
  ]);
  return { count: counted?.results[0]?.count ?? 0, leads: found?.results.map(toLead) ?? [] };
}

/** Keeps a queue message that is no lead, because nothing is deleted silently. */
export async function keepDeadLetter(
  db: D1Database,
  id: string,
  body: unknown,
  fault: string,
  now: number,
): Promise<void> {
  await db
    .prepare("INSERT OR IGNORE INTO dead_letters (id, body, fault, received_at) VALUES (?1, ?2, ?3, ?4)")
    .bind(id, JSON.stringify(body) ?? "undefined", fault, now)
    .run();
}

/** Days that leads and suspects are kept; 0 keeps them for good. */
export interface Retention {
  readonly leads: number;
  readonly suspects: number;
}

/** Deletes what is kept no longer, at most every six hours; answers how many leads went, undefined if it was too early. */
export async function prune(db: D1Database, kept: Retention, now: number): Promise<number | undefined> {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  const marked = await db
    .prepare(
      `INSERT INTO marks (name, at) VALUES ('pruned', ?1)
       ON CONFLICT DO UPDATE SET at = ?1 WHERE at <= ?1 - ?2 RETURNING 1`,
    )
    .bind(now, 6 * hour)
    .first();
  if (marked === null) return undefined;
  const [leads] = await db.batch([
    db
      .prepare(
        `DELETE FROM leads WHERE (state = 'suspect' AND received_at < ?1) OR (state <> 'suspect' AND received_at < ?2)`,
      )
      .bind(before(kept.suspects), before(kept.leads)),
    db.prepare("DELETE FROM notifications WHERE sent_at < ?1").bind(now - 2 * day),
    db.prepare("DELETE FROM dead_letters WHERE received_at < ?1").bind(before(kept.leads)),
  ]);
  return leads?.meta.changes ?? 0;
}

function toLead(row: LeadRow): Lead {
  return {
    reference: row.reference,
    keyHash: row.key_hash,
    fingerprint: row.fingerprint,
    form: row.form,
    answers: JSON.parse(row.answers) as Lead["answers"],
    source: JSON.parse(row.source) as Lead["source"],
    state: row.state,
    signs: JSON.parse(row.signs) as Lead["signs"],
    corrects: row.corrects,
    receivedAt: row.received_at,
  };
}
