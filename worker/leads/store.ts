import { referencePrefix, repeatWindow } from "./identity.ts";
import type { NewLead } from "./record.ts";

/** What became of a lead that was to be stored. */
export type Stored =
  | { readonly outcome: "new" | "repeat"; readonly reference: string }
  /** Another lead has this very reference. */
  | { readonly outcome: "taken" };

/**
 * Writes a lead and its pending notifications in one transaction, or finds the lead that it repeats. Safe to call
 * again after an error whose effect is unknown.
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
        referencePrefix(lead.reference),
        lead.earlierReference,
        lead.receivedAt - repeatWindow,
      ),
    // changes() is the count of the statement before: a repeat gets no notifications again.
    db
      .prepare(
        `INSERT INTO notifications (reference, channel, about, timing, kind, due_at)
         SELECT ?1, value ->> 'channel', 'lead', value ->> 'timing', value ->> 'timing', ?2
         FROM json_each(?3) WHERE changes() > 0`,
      )
      .bind(lead.reference, lead.receivedAt, JSON.stringify(lead.pending)),
    db
      .prepare(
        `SELECT reference, key_hash, fingerprint FROM leads
         WHERE reference = ?1 OR (reference = ?2 AND fingerprint = ?3 AND received_at > ?4)
         ORDER BY reference = ?1 DESC`,
      )
      .bind(lead.reference, lead.earlierReference, lead.fingerprint, lead.receivedAt - repeatWindow),
  ]);
  if ((insert?.meta.changes ?? 0) > 0) return { outcome: "new", reference: lead.reference };
  const same = found?.results.find((row) => row.fingerprint === lead.fingerprint);
  const isRepeat = same?.reference !== lead.reference || same.key_hash === lead.keyHash;
  return same && isRepeat ? { outcome: "repeat", reference: same.reference } : { outcome: "taken" };
}
