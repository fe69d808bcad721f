import { day } from "../durations.ts";
import { referencePrefix, repeatWindow } from "./identity.ts";
import type { NewLead } from "./record.ts";

/** What became of a lead that was to be stored. */
export type Stored =
  | { readonly outcome: "new" | "repeat"; readonly reference: string }
  /** Another lead has this very reference. */
  | { readonly outcome: "taken" };

/** Of the same person as the answers `?2`: a partner's constant key must not join one person's lead to another's. */
const isSamePerson = `(lower(answers ->> 'email') = lower(?2 ->> 'email')
  OR answers ->> 'phone' = ?2 ->> 'phone' OR ${nameIn("answers")} = ${nameIn("?2")})`;

function nameIn(answers: string): string {
  return `lower(coalesce(${answers} ->> 'fullName', ${answers} ->> 'firstName' || ' ' || ${answers} ->> 'lastName'))`;
}

/** Other answers of the same person under the same key. */
const isRevision = `key_hash = ?1 AND fingerprint <> ?3 AND reference >= ?4 AND reference < ?4 || '~' AND ${isSamePerson}`;

/**
 * Writes a lead and its pending notifications in one transaction, or finds the lead that it repeats. Safe to call
 * again after an error whose effect is unknown.
 */
export async function storeLead(db: D1Database, lead: NewLead): Promise<Stored> {
  const [insert, , found] = await db.batch<{ reference: string; key_hash: string; fingerprint: string }>([
    ...insertion(db, lead),
    db
      .prepare(
        `SELECT reference, key_hash, fingerprint FROM leads
         WHERE reference = ?1 OR (reference = ?2 AND fingerprint = ?3 AND received_at > ?4)
         ORDER BY reference = ?1 DESC`,
      )
      .bind(lead.reference, lead.earlierReference, lead.fingerprint, lead.receivedAt - repeatWindow),
    ...lastWord(db, lead),
    ...(lead.state === "accepted" ? liftedSuspicions(db, lead) : []),
  ]);
  if ((insert?.meta.changes ?? 0) > 0) return { outcome: "new", reference: lead.reference };
  const same = found?.results.find((row) => row.fingerprint === lead.fingerprint);
  const isRepeat = same?.reference !== lead.reference || same.key_hash === lead.keyHash;
  return same && isRepeat ? { outcome: "repeat", reference: same.reference } : { outcome: "taken" };
}

/** A lead corrects the first one that came before it, not one that it only reached the database after. */
function insertion(db: D1Database, lead: NewLead): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO leads (key_hash, answers, fingerprint, received_at, reference, form, source, state, signs, language, notice, news, corrects)
         SELECT ?1, ?2, ?3, ?5, ?6, ?7, ?8, ?9, ?10, ?13, ?14, ?15,
           (SELECT reference FROM leads WHERE ${isRevision} AND received_at <= ?5 ORDER BY received_at LIMIT 1)
         WHERE NOT EXISTS (SELECT 1 FROM leads WHERE reference = ?11 AND fingerprint = ?3 AND received_at > ?12)
         ON CONFLICT DO NOTHING`,
      )
      .bind(
        ...family(lead),
        lead.receivedAt,
        lead.reference,
        lead.form,
        JSON.stringify(lead.source),
        lead.state,
        JSON.stringify(lead.signs),
        lead.earlierReference,
        lead.receivedAt - repeatWindow,
        lead.language,
        lead.notice,
        lead.news,
      ),
    // changes() is the count of the statement before: a repeat gets no notifications again. A client that has had its
    // share of the day's single mails, or whose neighbours have had theirs, waits for the digest.
    db
      .prepare(
        `INSERT INTO notifications (reference, channel, about, timing, kind, due_at, client)
         SELECT ?1, channel, about, timing, timing, due_at, ?4
         FROM (
           SELECT value ->> 'channel' AS channel, coalesce(value ->> 'about', 'lead') AS about,
             iif(max(narrow, middle / 1.5, wide / 2.0) >= value ->> 'share', 'digest', value ->> 'timing') AS timing,
             ?2 + coalesce(value ->> 'delay', 0) AS due_at
           FROM json_each(?3), (
             SELECT count(*) FILTER (WHERE client = ?4) AS narrow,
               count(*) FILTER (WHERE substr(client, 1, 17) = substr(?4, 1, 17)) AS middle, count(*) AS wide
             FROM notifications WHERE channel = 'mail' AND about = 'lead' AND timing = 'instant'
               AND substr(client, 1, 8) = substr(?4, 1, 8) AND coalesce(sent_at, due_at) > ?2 - ${day}))
         WHERE changes() > 0`,
      )
      .bind(lead.reference, lead.receivedAt, JSON.stringify(lead.pending), lead.client ?? null),
  ];
}

/**
 * The last mail about the revisions of one form is about what the visitor said last. Who goes back to their first
 * answers after a correction has said these last. A first copy that waited on the queue makes its correction, which
 * was told of before, come once more.
 * Whoever has a new last word waits for contact again.
 */
function lastWord(db: D1Database, lead: NewLead): D1PreparedStatement[] {
  const mails = JSON.stringify(lead.pending.filter(({ channel }) => channel === "mail"));
  const toldAgain = (which: string) =>
    db
      .prepare(
        `INSERT OR REPLACE INTO notifications (reference, channel, about, timing, kind, due_at, client)
         SELECT leads.reference, 'mail', 'lead', value ->> 'timing', value ->> 'timing', ?5, ?8
         FROM json_each(?7), leads WHERE changes() > 0 AND state <> 'suspect' AND ${which}`,
      )
      .bind(...family(lead), lead.receivedAt, lead.reference, mails, lead.client ?? null);
  return [
    db
      .prepare(
        `UPDATE leads SET received_at = ?5, contacted_at = NULL, closed_at = NULL,
           corrects = (SELECT reference FROM leads WHERE ${isRevision} AND received_at < ?5 ORDER BY received_at DESC LIMIT 1)
         WHERE reference = ?6 AND key_hash = ?1 AND fingerprint = ?3
           AND received_at < (SELECT max(received_at) FROM leads WHERE ${isRevision} AND received_at < ?5)`,
      )
      .bind(...family(lead), lead.receivedAt, lead.reference),
    toldAgain("reference = ?6"),
    db
      .prepare(
        `UPDATE leads SET corrects = ?6 WHERE ${isRevision} AND received_at > ?5 AND corrects IS NULL
           AND EXISTS (SELECT 1 FROM leads WHERE reference = ?6)`,
      )
      .bind(...family(lead), lead.receivedAt, lead.reference),
    toldAgain(`corrects = ?6 AND ${isRevision}`),
  ];
}

/** A clean lead of the same person, or with the same answers, shows that an earlier suspicion was wrong. */
function liftedSuspicions(db: D1Database, lead: NewLead): D1PreparedStatement[] {
  const isLifted = `about = 'suspect' AND EXISTS (SELECT 1 FROM leads
    WHERE leads.reference = notifications.reference AND leads.state = 'released')`;
  const hasWebhook = lead.pending.some(({ channel }) => channel === "webhook");
  return [
    db
      .prepare(
        `UPDATE leads SET state = 'released',
           history = json_insert(history, '$[#]', json_object('at', ?3, 'what', 'released', 'by', 'clean lead'))
         WHERE state = 'suspect' AND reference IN (SELECT reference FROM notifications WHERE about = 'suspect')
           AND (fingerprint = ?1 OR lower(answers ->> 'email') = lower(?2 ->> 'email')
             OR answers ->> 'phone' = ?2 ->> 'phone')`,
      )
      .bind(lead.fingerprint, JSON.stringify(lead.answers), lead.receivedAt),
    ...(hasWebhook
      ? [
          db
            .prepare(
              `INSERT OR IGNORE INTO notifications (reference, channel, kind, due_at)
               SELECT reference, 'webhook', 'instant', ?1 FROM notifications WHERE ${isLifted}`,
            )
            .bind(lead.receivedAt),
        ]
      : []),
    db
      .prepare(
        `UPDATE notifications SET about = 'lead', timing = 'instant', kind = 'instant', due_at = ?1,
           tries = 0, unmarked = 0, lease_until = 0, sent_at = NULL
         WHERE ${isLifted}`,
      )
      .bind(lead.receivedAt),
  ];
}

/** What the statements about revisions call `?1` to `?4`. */
function family({ keyHash, answers, fingerprint, reference }: NewLead) {
  return [keyHash, JSON.stringify(answers), fingerprint, referencePrefix(reference)] as const;
}
