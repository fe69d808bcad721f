import { day, hour } from "../time/durations.ts";
import { dueToErase, statementsToErase } from "./erase.ts";

import type { Channel } from "./record.ts";
import { on, raw, run } from "./sql.ts";

/** Days that leads and suspects are kept; 0 keeps them permanently. */
export interface Retention {
  readonly leads: number;
  readonly suspects: number;
}

/** Erases leads a day after the request, and deletes expired ones, at most every six hours. Counts both. */
export async function deleteWhatIsDue(
  db: D1Database,
  retention: Retention,
  channels: readonly Channel[],
  now: number,
) {
  const [lastly, due] = await db.batch<{ reference: string }>([
    on(db)`INSERT INTO worker_state (name, at) VALUES ('deleted expired', ${now})
      ON CONFLICT DO UPDATE SET at = ${now} WHERE at <= ${now - 6 * hour} RETURNING 1`,
    on(db)`${dueToErase(now)}`,
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
  const [suspects, leads] = [before(retention.suspects), before(retention.leads)];
  const [deleted] = await db.batch([
    // A mail that is due or failing keeps its lead.
    on(db)`DELETE FROM leads
      WHERE received_at < max(${suspects}, ${leads}) AND received_at < iif(state = 'suspect', ${suspects}, ${leads})
        AND NOT EXISTS (SELECT 1 FROM notifications WHERE channel = 'mail' AND id = leads.reference)`,
    on(db)`DELETE FROM sent_mails WHERE at < ${now - 2 * day}`,
    on(db)`DELETE FROM dead_letters WHERE received_at < ${leads}`,
    ...["form_visits", "visit_days"].map(
      (table) => on(db)`DELETE FROM ${raw(table)} WHERE day < date(${leads} / 1000, 'unixepoch')`,
    ),
  ]);
  return deleted?.meta.changes ?? 0;
}
