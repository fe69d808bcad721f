import { day, hour } from "../durations.ts";

/** Days that leads and suspects are kept; 0 keeps them for good. */
export interface Retention {
  readonly leads: number;
  readonly suspects: number;
}

/** Deletes what has expired, at most every six hours; answers how many leads, undefined if it was too early. */
export async function deleteExpired(
  db: D1Database,
  kept: Retention,
  now: number,
): Promise<number | undefined> {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  const isDue = await db
    .prepare(
      `INSERT INTO marks (name, at) VALUES ('deleted expired', ?1)
       ON CONFLICT DO UPDATE SET at = ?1 WHERE at <= ?1 - ?2 RETURNING 1`,
    )
    .bind(now, 6 * hour)
    .first();
  if (isDue === null) return undefined;
  const [leads] = await db.batch([
    db
      .prepare(
        // A mail that is still due or fails keeps its lead.
        `DELETE FROM leads
         WHERE ((state = 'suspect' AND received_at < ?1) OR (state <> 'suspect' AND received_at < ?2))
           AND NOT EXISTS (SELECT 1 FROM notifications
             WHERE channel = 'mail' AND notifications.reference = leads.reference)`,
      )
      .bind(before(kept.suspects), before(kept.leads)),
    db.prepare("DELETE FROM sent_mails WHERE at < ?1").bind(now - 2 * day),
    db.prepare("DELETE FROM dead_letters WHERE received_at < ?1").bind(before(kept.leads)),
  ]);
  return leads?.meta.changes ?? 0;
}
