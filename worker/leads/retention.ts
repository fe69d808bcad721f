import { day, hour } from "../durations.ts";
import { selectDueToErase, statementsToErase } from "./erase.ts";
import { run } from "./progress.ts";
import type { Channel } from "./record.ts";

/** Days that leads and suspects are kept; 0 keeps them for good. */
export interface Retention {
  readonly leads: number;
  readonly suspects: number;
}

/** Numbers of leads that were deleted because nobody keeps them longer, and because somebody has erased them. */
export interface Deleted {
  readonly expired: number;
  readonly erased: number;
}

/** Erases what was asked for a day ago; and deletes what has expired, at most every six hours. */
export async function deleteWhatIsDue(
  db: D1Database,
  retention: Retention,
  channels: readonly Channel[],
  now: number,
): Promise<Deleted> {
  const [lastly, due] = await db.batch<{ reference: string }>([
    db
      .prepare(
        `INSERT INTO worker_state (name, at) VALUES ('deleted expired', ?1)
         ON CONFLICT DO UPDATE SET at = ?1 WHERE at <= ?1 - ?2 RETURNING 1`,
      )
      .bind(now, 6 * hour),
    db.prepare(selectDueToErase).bind(now),
  ]);
  const references = due?.results.map(({ reference }) => reference) ?? [];
  const isDue = (lastly?.results.length ?? 0) > 0;
  return {
    expired: isDue ? await deleteExpired(db, retention, now) : 0,
    erased: references.length === 0 ? 0 : await run(db, await statementsToErase(references, now, channels)),
  };
}

async function deleteExpired(db: D1Database, retention: Retention, now: number): Promise<number> {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  const [leads] = await db.batch([
    db
      .prepare(
        // A mail that is still due or fails keeps its lead.
        `DELETE FROM leads
         WHERE received_at < max(?1, ?2) AND received_at < iif(state = 'suspect', ?1, ?2)
           AND NOT EXISTS (SELECT 1 FROM notifications WHERE channel = 'mail' AND id = leads.reference)`,
      )
      .bind(before(retention.suspects), before(retention.leads)),
    db.prepare("DELETE FROM sent_mails WHERE at < ?1").bind(now - 2 * day),
    db.prepare("DELETE FROM dead_letters WHERE received_at < ?1").bind(before(retention.leads)),
    ...["form_visits", "visit_days"].map((table) =>
      db
        .prepare(`DELETE FROM ${table} WHERE day < date(?1 / 1000, 'unixepoch')`)
        .bind(before(retention.leads)),
    ),
  ]);
  return leads?.meta.changes ?? 0;
}
