import { sha256 } from "./identity.ts";
import type { Channel } from "./record.ts";
import { among, type Statement, sql } from "./sql.ts";

export const dueToErase = (now: number) => sql`SELECT reference FROM leads WHERE erase_at <= ${now}`;

/**
 * The statements that erase permanently, for one transaction: every lead whose time has come, and (by
 * triggers) its notifications. A hash of each of the `references` stays, so that no import restores the lead.
 * The last statement changes one row per lead.
 */
export async function statementsToErase(
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
    ...(channels.includes("webhook")
      ? [
          sql`INSERT OR IGNORE INTO notifications (id, channel, subject, name, lead, at, due_at)
            SELECT reference || ':erased:' || CAST(${now} AS INTEGER), 'webhook', 'step', 'erased', reference, ${now}, ${now}
            FROM leads WHERE erase_at <= ${now}`,
        ]
      : []),
    // The remaining versions stay together: they now correct the oldest of them.
    sql`UPDATE leads SET corrects = nullif(oldest.reference, leads.reference)
      FROM (SELECT first, reference, min(received_at) FROM leads
        WHERE first IN (${dueToErase(now)}) AND coalesce(erase_at > ${now}, 1)
        GROUP BY first) AS oldest
      WHERE leads.first = oldest.first AND coalesce(leads.erase_at > ${now}, 1)`,
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
