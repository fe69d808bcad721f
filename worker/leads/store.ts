import { withEntry } from "./history.ts";
import { repeatWindow } from "./identity.ts";
import { type Person, personOf } from "./person.ts";
import { countryOfPhone } from "./phone-country.ts";
import type { NewLead } from "./record.ts";
import { statementForWords } from "./search-words.ts";
import { on, type Statement, sql } from "./sql.ts";

/** Result of storing a lead. */
export type Stored =
  | { readonly outcome: "new" | "repeat"; readonly reference: string }
  /** Another lead has this very reference. */
  | { readonly outcome: "taken" };

/**
 * Writes a lead and what is to be sent about it in one transaction, or finds the lead that it repeats. Safe to call
 * again after an error whose effect is unknown. No statement reads more than a few rows, however many are stored.
 */
export async function storeLead(db: D1Database, lead: NewLead): Promise<Stored> {
  const person = await personOf(lead.answers);
  const [inserted, , found] = await db.batch<{ reference: string; key_hash: string; fingerprint: string }>([
    insertLead(db, lead, person),
    insertPending(db, lead),
    on(db)`SELECT reference, key_hash, fingerprint FROM leads
      WHERE reference = ${lead.reference} OR (${isEarlier(lead)}) ORDER BY reference = ${lead.reference} DESC`,
    ...(lead.state === "suspect" ? [] : saidAgain(db, lead)),
    on(db)`${statementForWords(lead)}`,
  ]);
  if ((inserted?.meta.changes ?? 0) > 0) return { outcome: "new", reference: lead.reference };
  const same = found?.results.find((row) => row.fingerprint === lead.fingerprint);
  const isRepeat = same?.reference !== lead.reference || same.key_hash === lead.keyHash;
  return same && isRepeat ? { outcome: "repeat", reference: same.reference } : { outcome: "taken" };
}

/** SQL for whether a row has the same answers from the window before. */
function isEarlier({ earlierReference, fingerprint, receivedAt }: NewLead) {
  return sql`reference = ${earlierReference} AND fingerprint = ${fingerprint}
    AND received_at > ${receivedAt - repeatWindow}`;
}

/** A key that has brought so many leads is no form's own: a lead under it stands for itself. */
const leadsOfOneKey = 20;

/**
 * Links the lead to the first version under its key that is of the same person, by their address or their number: a
 * partner's constant key must not join one person's lead to another's.
 */
function insertLead(db: D1Database, lead: NewLead, person: Person): D1PreparedStatement {
  const { reference, keyHash, receivedAt, answers, phoneEntry } = lead;
  return on(db)`INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, signs,
      language, notice, country, received_at, person_email, person_phone, phone_entry, corrects)
    SELECT ${reference}, ${keyHash}, ${lead.fingerprint}, ${lead.form}, ${JSON.stringify(answers)},
      ${JSON.stringify(lead.source)}, ${lead.state}, ${JSON.stringify(lead.signs)}, ${lead.language}, ${lead.notice},
      ${countryOfPhone(String(answers.phone ?? "")) ?? null}, ${receivedAt}, ${person.email}, ${person.phone},
      ${phoneEntry ? JSON.stringify(phoneEntry) : null}, iif(is_worn, NULL, (
        SELECT first FROM leads
        WHERE key_hash = ${keyHash} AND received_at <= ${receivedAt} AND reference <> ${reference}
          AND (person_email = ${person.email} OR person_phone = ${person.phone})
        ORDER BY received_at DESC LIMIT 1))
    FROM (SELECT count(*) = ${leadsOfOneKey} AS is_worn
      FROM (SELECT 1 FROM leads WHERE key_hash = ${keyHash} LIMIT ${leadsOfOneKey}))
    WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${isEarlier(lead)})
    ON CONFLICT DO NOTHING`;
}

/** Mails of one network that are counted to give the next one its turn in a digest. */
const turnsCounted = 15;

/** SQL for the turn in a digest of a mail about a lead of the network `client`. */
const turnOf = (name: Statement, client: string | undefined) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM notifications
    WHERE channel = 'mail' AND subject = 'lead' AND name = ${name} AND client IS ${client ?? null}
    LIMIT ${turnsCounted}))`;

function insertPending(
  db: D1Database,
  { reference, receivedAt, pending, client }: NewLead,
): D1PreparedStatement {
  // changes() is the count of the statement before: a repeat gets no notifications again.
  return on(db)`INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, client, turn)
    SELECT ${reference}, value ->> 'channel', 'lead', value ->> 'name', ${reference}, ${receivedAt},
      value ->> 'timing', ${receivedAt} + (value ->> 'delay'),
      ${client ?? null}, ${turnOf(sql`(value ->> 'name')`, client)}
    FROM json_each(${JSON.stringify(pending)})
    WHERE changes() > 0`;
}

/**
 * Earlier answers that are sent again after other ones wait for contact again from now on, and the next digest names
 * them: a second telling of one lead uses no mail of its own.
 */
function saidAgain(
  db: D1Database,
  { reference, keyHash, receivedAt, pending, client }: NewLead,
): D1PreparedStatement[] {
  return [
    on(db)`UPDATE leads SET received_at = ${receivedAt}, contacted_at = NULL, closed_at = NULL,
        history = iif(history ->> '$[#-1].what' = 'sent again', history,
          ${withEntry({ at: receivedAt, what: "sent again" })})
      WHERE reference = ${reference} AND key_hash = ${keyHash} AND state <> 'suspect' AND received_at < ${receivedAt}
        AND EXISTS (SELECT 1 FROM leads AS later
          WHERE later.first = leads.first AND later.received_at > leads.received_at)`,
    // changes() is 1 where the statement before has found them sent again.
    on(db)`INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, client, turn)
      SELECT ${reference}, 'mail', 'lead', 'accepted', ${reference}, ${receivedAt}, 'digest', ${receivedAt},
        ${client ?? null}, ${turnOf(sql`'accepted'`, client)}
      WHERE changes() > 0 AND ${Number(pending.some(({ channel }) => channel === "mail"))} ON CONFLICT DO NOTHING`,
  ];
}
