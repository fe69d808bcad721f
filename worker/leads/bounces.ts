import { withEntry } from "./history.ts";
import { didChange, on } from "./sql.ts";

/** Newest leads among which a mail is searched: its id is in their histories, which no index covers. */
const searchedLeads = 5000;

/**
 * Mails the leads of a mail that did not arrive again, except those contacted meanwhile: the first time each
 * by itself, so that a lead whose text mail servers reject bounces alone, then in the next digest. Safe to
 * repeat.
 */
export async function returnToLedger(db: D1Database, messageId: string, now: number): Promise<number> {
  const answer = JSON.stringify({ answer: messageId }).slice(1, -1);
  const [added] = await db.batch([
    on(
      db,
    )`INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, failing_since, error)
      SELECT reference, 'mail', 'lead', iif(state = 'suspect', 'suspect', 'accepted'), reference, ${now},
        iif(instr(history, '"bounced"'), 'digest', 'instant'), ${now}, ${now}, 'E_BOUNCED'
      FROM (SELECT * FROM leads ORDER BY received_at DESC LIMIT ${searchedLeads})
      WHERE instr(history, ${answer}) AND contacted_at IS NULL AND closed_at IS NULL AND spam_at IS NULL
        AND erase_at IS NULL
      ON CONFLICT DO NOTHING`,
    on(db)`UPDATE leads SET history = ${withEntry({ at: now, what: "bounced" })}
      WHERE ${didChange} AND reference IN (SELECT id FROM notifications
        WHERE channel = 'mail' AND subject = 'lead' AND due_at = ${now} AND error = 'E_BOUNCED')`,
  ]);
  return added?.meta.changes ?? 0;
}
