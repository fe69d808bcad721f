import { day, minute } from "../time/durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { addToHistory, withEntry } from "./history.ts";
import type { ClaimedNotification } from "./notifications.ts";
import type { Lead } from "./record.ts";
import { asking, on, sql } from "./sql.ts";

/** Confirmations of a day: a bound of their own, so that they take no room from the consultant's mails. */
export const confirmationsOfDay = 200;

/** Older ones are not sent: nobody waits for them any more. */
const sentWithin = 7 * day;

/** Leads whose confirmation is due, the newest first, so that a flood keeps nobody else waiting. */
export async function findDueConfirmations(db: D1Database, atMost: number, now: number) {
  const due = await asking(db)<{ reference: string }>`SELECT reference FROM leads
    WHERE confirm_due > ${now - sentWithin} AND confirm_due <= ${now} AND state <> 'suspect' AND erase_at IS NULL
      AND (SELECT count(*) FROM leads WHERE confirmed_at > ${now - day}) < ${confirmationsOfDay}
    ORDER BY confirm_due DESC LIMIT ${atMost}`;
  return due.map(({ reference }) => reference);
}

/**
 * Claims a lead's confirmation by marking it as sent: what happens after it can lose one, and never send one
 * twice. Undefined if another invocation was first, or if the address had one within a day.
 */
export async function claimConfirmation(
  db: D1Database,
  reference: string,
  now: number,
): Promise<(ClaimedNotification & { readonly lead: Lead }) | undefined> {
  const hadOne = sql`EXISTS (SELECT 1 FROM leads AS other INDEXED BY confirmations_sent
    WHERE other.confirmed_at > ${now - day} AND other.person_email = leads.person_email)`;
  const [claimed, found] = await db.batch<{ confirmed_at: number | null }>([
    on(db)`UPDATE leads SET confirm_due = NULL, confirmed_at = iif(${hadOne}, NULL, ${now}),
        history = iif(${hadOne}, ${withEntry({ at: now, what: "unconfirmed" })}, history)
      WHERE reference = ${reference} AND confirm_due <= ${now} AND state <> 'suspect' AND erase_at IS NULL
      RETURNING confirmed_at`,
    selectLeads(db, [reference]),
  ]);
  const [lead] = leadsOf(found);
  return claimed?.results[0]?.confirmed_at && lead ? { tries: 1, lead } : undefined;
}

export async function markConfirmed(db: D1Database, reference: string, answer: string, now: number) {
  await addToHistory(db, [reference], { at: now, what: "confirmed", answer }).run();
}

/** The mailer has refused a confirmation for now. */
export async function postponeConfirmation(db: D1Database, reference: string, now: number): Promise<void> {
  await on(db)`UPDATE leads SET confirm_due = ${now + 15 * minute}, confirmed_at = NULL
    WHERE reference = ${reference}`.run();
}

/**
 * Notes of the leads that were confirmed to an address of late that it refuses mail. Those whom nobody has
 * contacted go into the next digest, which says to call.
 */
export async function markMailRefused(
  db: D1Database,
  personEmail: string | null,
  now: number,
): Promise<void> {
  const refusing = sql`id IN (SELECT id FROM leads INDEXED BY confirmations_sent
    WHERE confirmed_at > ${now - sentWithin} AND person_email = ${personEmail})
    AND NOT EXISTS (SELECT 1 FROM json_each(history) WHERE value ->> 'what' = 'refuses-mail')`;
  await db.batch([
    on(db)`INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at)
      SELECT reference, 'mail', 'lead', 'accepted', reference, ${now}, 'digest', ${now} FROM leads
      WHERE ${refusing} AND contacted_at IS NULL AND closed_at IS NULL AND state <> 'suspect' AND erase_at IS NULL
      ON CONFLICT DO NOTHING`,
    on(db)`UPDATE leads SET history = ${withEntry({ at: now, what: "refuses-mail" })} WHERE ${refusing}`,
  ]);
}
