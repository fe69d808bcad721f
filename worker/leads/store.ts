import { languageOfCode } from "#lead/languages.ts";
import type { ReadableLead } from "#lead/lead-rows.ts";
import { deadlineIn } from "./deadline.ts";
import { type HistoryEntry, withEntry } from "./history.ts";
import { type Person, personOf, repeatWindow } from "./identity.ts";
import { countryOfPhone, phoneReadingOf } from "./phone-country.ts";
import type { NewLead } from "./record.ts";
import { erasureOf } from "./retention.ts";
import { statementForWords } from "./search-words.ts";
import { among, didChange, list, on, prepare, raw, type Statement, sql, type Value } from "./sql.ts";
import { progress, visitorSteps } from "./steps.ts";

export type Stored =
  | { outcome: "new" | "repeat"; reference: string }
  /** Another lead already has this reference. */
  | { outcome: "taken" };

/**
 * Stores a lead, or finds the one that it repeats, which may have been erased since. Safe to call again
 * after an error with an unknown effect. No statement reads more than a few rows, however many are stored.
 */
export async function storeLead(db: D1Database, lead: NewLead): Promise<Stored> {
  const [person, wasErased] = await Promise.all([personOf(lead.answers), erasureOf(lead.reference)]);
  const [inserted, , found] = await db.batch<{ reference: string; key_hash: string; fingerprint: string }>([
    insertLead(db, lead, person, wasErased),
    insertPending(db, lead),
    on(
      db,
    )`SELECT ${lead.reference} AS reference, ${lead.keyHash} AS key_hash, ${lead.fingerprint} AS fingerprint
      WHERE EXISTS (${wasErased})
      UNION ALL SELECT reference, key_hash, fingerprint FROM leads WHERE reference = ${lead.reference}
      UNION ALL SELECT reference, key_hash, fingerprint FROM leads WHERE ${isEarlier(lead)}`,
    ...(lead.state === "suspect" ? [] : sentAgain(db, lead)),
    prepare(db, statementForWords(lead)),
    ...(lead.networkHash === undefined || lead.state === "suspect"
      ? []
      : [on(db)`INSERT OR IGNORE INTO networks_of_day VALUES (${lead.networkHash})`]),
  ]);
  if ((inserted?.meta.changes ?? 0) > 0) return { outcome: "new", reference: lead.reference };
  const same = found?.results.find((row) => row.fingerprint === lead.fingerprint);
  const isRepeat = same?.reference !== lead.reference || same.key_hash === lead.keyHash;
  return same && isRepeat ? { outcome: "repeat", reference: same.reference } : { outcome: "taken" };
}

function isEarlier({ earlierReference, keyHash, fingerprint, receivedAt }: NewLead) {
  return sql`reference = ${earlierReference} AND fingerprint = ${fingerprint}
    AND (key_hash = ${keyHash} OR received_at > ${receivedAt - repeatWindow})`;
}

/** A key with this many leads cannot belong to one filled-in form. */
const leadsOfOneKey = 20;

function insertLead(
  db: D1Database,
  lead: NewLead,
  person: Person,
  wasErased: Statement,
): D1PreparedStatement {
  const { reference, fingerprint, form, state, language, notice } = lead;
  const columns: Record<string, Value | Statement> = {
    reference,
    key_hash: lead.keyHash,
    fingerprint,
    form,
    ...columnsOf(lead, person),
    source: JSON.stringify(lead.source),
    state,
    signs: JSON.stringify(lead.signs),
    language,
    notice,
    received_at: lead.receivedAt,
    phone_entry: lead.phoneEntry ? JSON.stringify(lead.phoneEntry) : null,
    typed_at: lead.isTyped ? lead.receivedAt : null,
    corrects: firstVersion(lead, person),
    network_repeat: isNetworkRepeat(lead, person),
    confirm_due: lead.confirms ? lead.receivedAt : null,
  };
  return on(db)`INSERT INTO leads (${list(Object.keys(columns).map(raw))})
    SELECT ${list(Object.values(columns))} WHERE NOT EXISTS (SELECT 1 FROM leads WHERE ${isEarlier(lead)}) AND NOT EXISTS (${wasErased})
    ON CONFLICT DO NOTHING`;
}

export function columnsOf(lead: Omit<ReadableLead, "corrects">, person: Person): Record<string, Value> {
  const { answers, phoneEntry, receivedAt, language } = lead;
  const message = [answers.body, answers.additional].filter((text) => text !== undefined).join("\n");
  return {
    answers: JSON.stringify(answers),
    country: countryOfPhone(String(answers.phone ?? ""), phoneEntry?.country) ?? null,
    phone_reading: JSON.stringify(phoneReadingOf(lead)),
    person_email: person.email,
    person_phone: person.phone,
    deadline: deadlineIn(message, receivedAt, languageOfCode(language)) ?? null,
  };
}

/**
 * The lead that this one corrects: it has the same key and the same address or number, because a partner's
 * constant key must not join the leads of different people.
 */
function firstVersion({ reference, keyHash, receivedAt }: NewLead, person: Person): Statement {
  const isShared = sql`SELECT count(*) = ${leadsOfOneKey}
    FROM (SELECT 1 FROM leads WHERE key_hash = ${keyHash} LIMIT ${leadsOfOneKey})`;
  return sql`iif((${isShared}), NULL, (
    SELECT first FROM leads
    WHERE key_hash = ${keyHash} AND received_at <= ${receivedAt} AND reference <> ${reference}
      AND (person_email = ${person.email} OR person_phone = ${person.phone})
    ORDER BY received_at DESC LIMIT 1))`;
}

function isNetworkRepeat(lead: NewLead, person: Person): Statement {
  return sql`coalesce((SELECT network_repeat FROM leads WHERE reference = ${firstVersion(lead, person)}),
    EXISTS (SELECT 1 FROM networks_of_day WHERE hash = ${lead.networkHash ?? null}))`;
}

const turnsCounted = 15;

const turnOf = (name: Statement, networkHash: string | undefined) =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM notifications
    WHERE channel = 'mail' AND subject = 'lead' AND name = ${name} AND network_hash IS ${networkHash ?? null}
    LIMIT ${turnsCounted}))`;

/** Puts leads into the next digest. Networks take turns in it; leads without one count as one network. */
export function queueForDigest(at: number, networkHash?: string) {
  const name = sql`iif(state = 'suspect', 'suspect', 'accepted')`;
  return sql`INSERT OR IGNORE INTO notifications (id, channel, subject, name, lead, at, timing, due_at, network_hash, turn)
    SELECT reference, 'mail', 'lead', ${name}, reference, ${at}, 'digest', ${at},
      ${networkHash ?? null}, ${turnOf(name, networkHash)} FROM leads`;
}

function insertPending(
  db: D1Database,
  { reference, receivedAt, pending, networkHash, source }: NewLead,
): D1PreparedStatement {
  // The test lead of a deployment (scripts/deploy/read-back.ts) must not reach other tools.
  const isTest = sql`EXISTS (SELECT 1 FROM worker_state
    WHERE name = 'deployment test' AND value = ${source.campaign ?? ""})`;
  // A repeat gets no notifications again.
  return on(
    db,
  )`INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at, network_hash, turn)
    SELECT ${reference}, value ->> 'channel', 'lead', value ->> 'name', ${reference}, ${receivedAt},
      value ->> 'timing', ${receivedAt} + (value ->> 'delay'),
      ${networkHash ?? null}, ${turnOf(sql`(value ->> 'name')`, networkHash)}
    FROM json_each(${JSON.stringify(pending)})
    WHERE ${didChange} AND NOT (value ->> 'channel' = 'webhook' AND ${isTest})`;
}

/**
 * What a visitor does with a stored lead. The next digest lists it, since a lead gets only one mail of its
 * own.
 */
export function takeVisitorStep(
  db: D1Database,
  which: Statement,
  entry: HistoryEntry & { what: keyof typeof visitorSteps },
  { hasMail, networkHash }: { hasMail: boolean; networkHash?: string | undefined },
): D1PreparedStatement[] {
  const { at, what } = entry;
  const { from, sets, when } = visitorSteps[what];
  return [
    on(db)`UPDATE leads SET ${sets(entry)}
        history = iif(history ->> '$[#-1].what' = ${what}, history, ${withEntry(entry)})
      WHERE ${which} AND ${progress} ${among(from)} AND ${when(entry)}`,
    on(db)`${queueForDigest(at, networkHash)} WHERE ${which} AND ${didChange} AND ${Number(hasMail)}`,
  ];
}

/** A lead whose answers are sent again after a corrected version waits for contact again. */
function sentAgain(db: D1Database, { reference, keyHash, receivedAt, pending, networkHash }: NewLead) {
  const hasMail = pending.some(({ channel }) => channel === "mail");
  const entry = { at: receivedAt, what: "sent again" as const };
  const which = sql`reference = ${reference} AND key_hash = ${keyHash}`;
  return takeVisitorStep(db, which, entry, { hasMail, networkHash });
}
