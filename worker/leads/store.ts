import { repeatWindow } from "./identity.ts";
import { type Person, personOf } from "./person.ts";
import { countryOfPhone } from "./phone-country.ts";
import type { NewLead } from "./record.ts";
import { statementForWords } from "./search-words.ts";

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
  const words = statementForWords(lead);
  const person = await personOf(lead.answers);
  const [inserted, , found] = await db.batch<{ reference: string; key_hash: string; fingerprint: string }>([
    insertLead(db, lead, person),
    insertPending(db, lead),
    db
      .prepare(
        `SELECT reference, key_hash, fingerprint FROM leads
         WHERE reference = ?1 OR (reference = ?2 AND fingerprint = ?3 AND received_at > ?4)
         ORDER BY reference = ?1 DESC`,
      )
      .bind(lead.reference, lead.earlierReference, lead.fingerprint, lead.receivedAt - repeatWindow),
    ...(lead.state === "suspect" ? [] : saidAgain(db, lead)),
    db.prepare(words.sql).bind(...words.values),
  ]);
  if ((inserted?.meta.changes ?? 0) > 0) return { outcome: "new", reference: lead.reference };
  const same = found?.results.find((row) => row.fingerprint === lead.fingerprint);
  const isRepeat = same?.reference !== lead.reference || same.key_hash === lead.keyHash;
  return same && isRepeat ? { outcome: "repeat", reference: same.reference } : { outcome: "taken" };
}

/** A key that has brought so many leads is no form's own: a lead under it stands for itself. */
const leadsOfOneKey = 20;

/**
 * Links the lead to the first version under its key that is of the same person, by their address or their number: a
 * partner's constant key must not join one person's lead to another's.
 */
function insertLead(db: D1Database, lead: NewLead, person: Person): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, signs, language, notice, country, received_at, person_email, person_phone, phone_entry, corrects)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?14, ?11, ?15, ?16, ?17, iif(is_worn, NULL, (
         SELECT first FROM leads
         WHERE key_hash = ?2 AND received_at <= ?11 AND reference <> ?1 AND (person_email = ?15 OR person_phone = ?16)
         ORDER BY received_at DESC LIMIT 1))
       FROM (SELECT count(*) = ${leadsOfOneKey} AS is_worn
         FROM (SELECT 1 FROM leads WHERE key_hash = ?2 LIMIT ${leadsOfOneKey}))
       WHERE NOT EXISTS (SELECT 1 FROM leads WHERE reference = ?12 AND fingerprint = ?3 AND received_at > ?13)
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      lead.reference,
      lead.keyHash,
      lead.fingerprint,
      lead.form,
      JSON.stringify(lead.answers),
      JSON.stringify(lead.source),
      lead.state,
      JSON.stringify(lead.signs),
      lead.language,
      lead.notice,
      lead.receivedAt,
      lead.earlierReference,
      lead.receivedAt - repeatWindow,
      countryOfPhone(String(lead.answers.phone ?? "")) ?? null,
      person.email,
      person.phone,
      lead.phoneEntry ? JSON.stringify(lead.phoneEntry) : null,
    );
}

/** Mails of one network that are counted to give the next one its turn in a digest. */
const turnsCounted = 15;

/** SQL for the turn in a digest of a mail about a lead of the network `client`. */
const turnOf = (name: string, client: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM notifications
     WHERE channel = 'mail' AND subject = 'lead' AND name = ${name} AND client IS ${client} LIMIT ${turnsCounted}))`;

function insertPending(db: D1Database, lead: NewLead): D1PreparedStatement {
  return db
    .prepare(
      // changes() is the count of the statement before: a repeat gets no notifications again.
      `INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, client, turn)
       SELECT ?1, value ->> 'channel', 'lead', value ->> 'name', ?1, ?2, value ->> 'timing', ?2 + (value ->> 'delay'),
         ?4, ${turnOf("(value ->> 'name')", "?4")}
       FROM json_each(?3)
       WHERE changes() > 0`,
    )
    .bind(lead.reference, lead.receivedAt, JSON.stringify(lead.pending), lead.client ?? null);
}

/**
 * Earlier answers that are sent again after other ones wait for contact again from now on, and the next digest names
 * them: a second telling of one lead uses no mail of its own.
 */
function saidAgain(db: D1Database, lead: NewLead): D1PreparedStatement[] {
  const again = { at: lead.receivedAt, what: "sent again" };
  return [
    db
      .prepare(
        `UPDATE leads SET received_at = ?1, contacted_at = NULL, closed_at = NULL,
           history = iif(history ->> '$[#-1].what' = 'sent again', history, json_insert(history, '$[#]', json(?4)))
         WHERE reference = ?2 AND key_hash = ?3 AND state <> 'suspect' AND received_at < ?1
           AND EXISTS (SELECT 1 FROM leads AS later
             WHERE later.first = leads.first AND later.received_at > leads.received_at)`,
      )
      .bind(lead.receivedAt, lead.reference, lead.keyHash, JSON.stringify(again)),
    db
      .prepare(
        // changes() is 1 where the statement before has found them sent again.
        `INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, client, turn)
         SELECT ?1, 'mail', 'lead', 'accepted', ?1, ?2, 'digest', ?2, ?4, ${turnOf("'accepted'", "?4")}
         WHERE changes() > 0 AND ?3 ON CONFLICT DO NOTHING`,
      )
      .bind(
        lead.reference,
        lead.receivedAt,
        lead.pending.some(({ channel }) => channel === "mail") ? 1 : 0,
        lead.client ?? null,
      ),
  ];
}
