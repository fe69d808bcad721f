import { day, minute } from "../time/durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { addToHistory, withEntry } from "./history.ts";
import type { ClaimedLead } from "./notifications.ts";
import { asking, didChange, on, type Statement, sql } from "./sql.ts";
import { queueForDigest } from "./store.ts";

/** Limit per day, so that confirmations do not use up the quota of the consultant's mails. */
export const confirmationsOfDay = 200;
/** Share of it for leads that are not the first of their network on that day. */
const confirmationsOfRepeats = confirmationsOfDay / 2;

const sentWithin = 7 * day;

/**
 * More refusals than this among the last confirmations, or one complaint, pause them for a day: providers
 * judge the sending domain, which the firm's own mail needs too, by how many fail.
 */
const mostRefused = 5;
const confirmationsWatched = 50;
export const pauseName = "confirmations paused";

/** Newest first, so that a flood keeps nobody else waiting. */
export async function findDueConfirmations(db: D1Database, atMost: number, now: number) {
  const sent = sql`SELECT count(*) FROM leads WHERE confirmed_at > ${now - day}`;
  const due = await asking(db)<{ reference: string }>`SELECT reference FROM leads
    WHERE confirm_due > ${now - sentWithin} AND confirm_due <= ${now} AND state <> 'suspect' AND erase_at IS NULL
      AND (network_repeat IS NOT 1 OR (${sent} AND network_repeat = 1) < ${confirmationsOfRepeats})
      AND NOT EXISTS (SELECT 1 FROM worker_state WHERE name = ${pauseName} AND at > ${now - day})
    ORDER BY confirm_due DESC LIMIT min(${atMost}, max(${confirmationsOfDay} - (${sent}), 0))`;
  return due.map(({ reference }) => reference);
}

/** The address without dots and the part after `+`, which make no difference to most mailboxes. */
function plainMailbox(lead: Statement): Statement {
  const email = sql`lower(${lead}.answers ->> 'email')`;
  const name = sql`substr(${email}, 1, instr(replace(${email}, '@', '+'), '+') - 1)`;
  return sql`replace(${name}, '.', '') || substr(${email}, instr(${email}, '@'))`;
}

/**
 * Marks a confirmation as sent before it is: a failure can lose one, but never send one twice. Undefined if
 * another invocation was first, or if the mailbox had one within a day.
 */
export async function claimConfirmation(
  db: D1Database,
  reference: string,
  now: number,
): Promise<ClaimedLead | undefined> {
  const hadOne = sql`EXISTS (SELECT 1 FROM leads AS other INDEXED BY confirmations_sent
    WHERE other.confirmed_at > ${now - day}
      AND (other.person_email = leads.person_email OR ${plainMailbox(sql`other`)} = ${plainMailbox(sql`leads`)}))`;
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

export async function postponeConfirmation(db: D1Database, reference: string, now: number): Promise<void> {
  await on(db)`UPDATE leads SET confirm_due = ${now + 15 * minute}, confirmed_at = NULL
    WHERE reference = ${reference}`.run();
}

/**
 * Notes that an address refuses mail. Its leads that are not yet contacted go into the next digest, which
 * says to call. True if it pauses all confirmations.
 */
export async function markMailRefused(
  db: D1Database,
  personEmail: string | null,
  now: number,
  isComplaint = false,
): Promise<boolean> {
  const refusing = sql`id IN (SELECT id FROM leads INDEXED BY confirmations_sent
    WHERE confirmed_at > ${now - sentWithin} AND person_email = ${personEmail})
    AND NOT EXISTS (SELECT 1 FROM json_each(history) WHERE value ->> 'what' = 'refuses-mail')`;
  const refused = sql`SELECT count(*) FROM (SELECT history FROM leads INDEXED BY confirmations_sent
    WHERE confirmed_at > ${now - sentWithin} ORDER BY confirmed_at DESC LIMIT ${confirmationsWatched})
    WHERE instr(history, '"refuses-mail"')`;
  // Anybody can enter such an address, so these wait like leads of one network.
  const results = await db.batch([
    on(db)`${queueForDigest(now)} WHERE ${refusing} AND contacted_at IS NULL AND closed_at IS NULL
      AND state <> 'suspect' AND erase_at IS NULL`,
    on(db)`UPDATE leads SET history = ${withEntry({ at: now, what: "refuses-mail" })} WHERE ${refusing}`,
    on(db)`INSERT INTO worker_state (name, at) SELECT ${pauseName}, ${now}
      WHERE ${didChange} AND (${Number(isComplaint)} OR (${refused}) > ${mostRefused})
      ON CONFLICT DO UPDATE SET at = ${now} WHERE at <= ${now - day}`,
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}
