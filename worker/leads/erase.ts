import type { Statement } from "./progress.ts";
import type { Channel } from "./record.ts";

/**
 * The statements that erase for good, for one transaction: every lead whose time `?1` has come, and what was to be told
 * of it. The last one changes as many rows as leads are erased.
 */
export function statementsToErase(now: number, channels: readonly Channel[]): readonly Statement[] {
  const values = [now];
  const due = "SELECT reference FROM leads WHERE erase_at <= ?1";
  return [
    { sql: `DELETE FROM notifications WHERE about IN ('lead', 'suspect') AND reference IN (${due})`, values },
    ...(channels.includes("webhook")
      ? [
          {
            sql: `INSERT OR IGNORE INTO notifications (reference, channel, about, due_at)
              SELECT reference || ':erased:' || CAST(?1 AS INTEGER), 'webhook', 'lead.erased', ?1 FROM leads
              WHERE erase_at <= ?1`,
            values,
          },
        ]
      : []),
    {
      // A version that came after the erasure was asked for stands for itself.
      sql: `UPDATE leads SET corrects = NULL
        WHERE key_hash IN (SELECT key_hash FROM leads WHERE erase_at <= ?1) AND corrects IN (${due})`,
      values,
    },
    { sql: "DELETE FROM leads WHERE erase_at <= ?1", values },
  ];
}

/** The statements that erase these leads now. */
export function statementsToEraseNow(
  references: readonly string[],
  now: number,
  channels: readonly Channel[],
): readonly Statement[] {
  return [
    {
      sql: "UPDATE leads SET erase_at = ?2 WHERE reference IN (SELECT value FROM json_each(?1))",
      values: [JSON.stringify(references), now],
    },
    ...statementsToErase(now, channels),
  ];
}
