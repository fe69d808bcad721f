import { sha256 } from "./identity.ts";
import type { Statement } from "./progress.ts";
import type { Channel } from "./record.ts";

/** SQL for the references of the leads whose time `?1` has come. */
export const selectDueToErase = "SELECT reference FROM leads WHERE erase_at <= ?1";

/**
 * The statements that erase for good, for one transaction: every lead whose time `?1` has come, of which `references`
 * are known, and with it (by the database's triggers) what was to be told of it. Of each a hash stays, by which an
 * import knows that it was erased. The last statement changes as many rows as leads are erased.
 */
export async function statementsToErase(
  references: readonly string[],
  now: number,
  channels: readonly Channel[],
): Promise<readonly Statement[]> {
  const values = [now];
  const hashes = Object.fromEntries(
    await Promise.all(references.map(async (one) => [one, await sha256(one)] as const)),
  );
  return [
    {
      sql: `INSERT OR IGNORE INTO erased (hash)
        SELECT value FROM json_each(?2) WHERE key IN (${selectDueToErase})`,
      values: [now, JSON.stringify(hashes)],
    },
    ...(channels.includes("webhook")
      ? [
          {
            sql: `INSERT OR IGNORE INTO notifications (id, channel, subject, name, lead, at, due_at)
              SELECT reference || ':erased:' || CAST(?1 AS INTEGER), 'webhook', 'step', 'erased', reference, ?1, ?1
              FROM leads WHERE erase_at <= ?1`,
            values,
          },
        ]
      : []),
    {
      // The versions that stay keep together, from the oldest of them on.
      sql: `UPDATE leads SET corrects = nullif(oldest.reference, leads.reference)
        FROM (SELECT first, reference, min(received_at) FROM leads
          WHERE first IN (${selectDueToErase}) AND coalesce(erase_at > ?1, 1)
          GROUP BY first) AS oldest
        WHERE leads.first = oldest.first AND coalesce(leads.erase_at > ?1, 1)`,
      values,
    },
    { sql: "DELETE FROM leads WHERE erase_at <= ?1", values },
  ];
}

export async function statementsToEraseNow(
  references: readonly string[],
  now: number,
  channels: readonly Channel[],
): Promise<readonly Statement[]> {
  return [
    {
      sql: "UPDATE leads SET erase_at = ?2 WHERE reference IN (SELECT value FROM json_each(?1))",
      values: [JSON.stringify(references), now],
    },
    ...(await statementsToErase(references, now, channels)),
  ];
}
