import { familyOf, repeatWindow } from "./identity.ts";
import type { Lead, NewLead } from "./lead-record.ts";

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
  return results.map((row) => ({
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
  }));
}
