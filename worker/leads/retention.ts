import { day, hour } from "../time/durations.ts";
import { sha256 } from "./identity.ts";
import { forgetReaders } from "./people.ts";
import type { Channel } from "./record.ts";
import { among, on, prepare, runBatch, type Statement, sql } from "./sql.ts";
import { webhookEvent } from "./take-step.ts";
import { turn } from "./worker-state.ts";

/** How long leads and suspects are kept, in days; 0 keeps them permanently. */
interface Retention {
  leads: number;
  suspects: number;
}

/** Deletes expired leads at most every six hours. */
export async function deleteWhatIsDue(
  db: D1Database,
  retention: Retention,
  channels: readonly Channel[],
  now: number,
) {
  const [lastly, due] = await db.batch<{ reference: string }>([
    prepare(db, turn("deleted expired", now, 6 * hour)),
    prepare(db, dueToErase(now)),
  ]);
  const references = due?.results.map(({ reference }) => reference) ?? [];
  const isDue = (lastly?.results.length ?? 0) > 0;
  return {
    expired: isDue ? await deleteExpired(db, retention, now) : 0,
    erased:
      references.length === 0 ? 0 : await runBatch(db, await statementsToErase(references, now, channels)),
  };
}

/** Characters kept of each answer of confirmed spam, so that a flood does not fill the database. */
const spamTextLimit = 2000;

/** A day after it was confirmed, because a press can be undone; in a window, so that it reads few of them. */
function shortenSpam(now: number): Statement {
  return sql`UPDATE leads SET answers = (SELECT json_group_object(key,
      iif(type = 'text' AND length(value) > ${spamTextLimit}, substr(value, 1, ${spamTextLimit}) || ' […]', value))
    FROM json_each(answers))
    WHERE spam_at BETWEEN ${now - day - 12 * hour} AND ${now - day} AND length(answers) > ${spamTextLimit}`;
}

async function deleteExpired(db: D1Database, retention: Retention, now: number) {
  const before = (days: number) => (days === 0 ? 0 : now - days * day);
  const [suspects, leads] = [before(retention.suspects), before(retention.leads)];
  const [deleted] = await db.batch([
    // A mail that is due or failing keeps its lead.
    on(db)`DELETE FROM leads
      WHERE received_at < max(${suspects}, ${leads}) AND received_at < iif(state = 'suspect', ${suspects}, ${leads})
        AND NOT EXISTS (SELECT 1 FROM notifications WHERE channel = 'mail' AND id = leads.reference)`,
    on(db)`DELETE FROM sent_mails WHERE at < ${now - 2 * day}`,
    prepare(db, shortenSpam(now)),
    prepare(db, forgetReaders(now)),
    on(db)`DELETE FROM dead_letters WHERE received_at < ${leads}`,
  ]);
  return deleted?.meta.changes ?? 0;
}

const dueToErase = (now: number) => sql`SELECT reference FROM leads WHERE erase_at <= ${now}`;

/** Selects a row if the lead with this reference was erased. */
export async function erasureOf(reference: string): Promise<Statement> {
  return sql`SELECT 1 FROM erased WHERE hash = ${await sha256(reference)}`;
}

/**
 * Erases every lead whose time has come, and by triggers its notifications. A hash of each of the
 * `references` stays, so that nothing restores the lead. The last statement changes one row per lead.
 */
async function statementsToErase(
  references: readonly string[],
  now: number,
  channels: readonly Channel[],
): Promise<readonly Statement[]> {
  const hashes = Object.fromEntries(
    await Promise.all(references.map(async (reference) => [reference, await sha256(reference)] as const)),
  );
  return [
    sql`INSERT OR IGNORE INTO erased (hash)
      SELECT value FROM json_each(${JSON.stringify(hashes)}) WHERE key IN (${dueToErase(now)})`,
    ...(channels.includes("webhook") ? [webhookEvent("erased", now, sql`erase_at <= ${now}`)] : []),
    // The remaining versions stay together: they now correct the oldest of them.
    sql`UPDATE leads SET corrects = nullif(oldest.reference, leads.reference)
      FROM (SELECT first, reference, min(received_at) FROM leads
        WHERE first IN (${dueToErase(now)}) AND coalesce(erase_at > ${now}, 1)
        GROUP BY first) AS oldest
      WHERE leads.first = oldest.first AND coalesce(leads.erase_at > ${now}, 1)`,
    // A body may be anything, also no JSON.
    sql`DELETE FROM dead_letters WHERE iif(json_valid(body), body ->> '$.lead.reference', '') IN (${dueToErase(now)})`,
    sql`DELETE FROM leads WHERE erase_at <= ${now}`,
  ];
}

export async function statementsToEraseNow(
  references: readonly string[],
  now: number,
  channels: readonly Channel[],
): Promise<readonly Statement[]> {
  return [
    sql`UPDATE leads SET erase_at = ${now} WHERE reference ${among(references)}`,
    ...(await statementsToErase(references, now, channels)),
  ];
}
