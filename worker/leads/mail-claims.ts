import { day, hour } from "../time/durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { wroteBefore } from "./identity.ts";
import { type ClaimedLead, type ClaimedNotification, claimDue, claimed, leaseEnd } from "./notifications.ts";
import { among, didChange, on, sql } from "./sql.ts";

/** Numbers of mails: in an hour, in a day, and in a day about leads of one network. */
export interface InstantBounds {
  hour: number;
  day: number;
  network: number;
}

/** Claims a lead's own mail, once: beyond the limits, or after a failure, the lead goes into the digest. */
export async function claimInstantMail(
  db: D1Database,
  reference: string,
  bounds: InstantBounds,
  now: number,
): Promise<ClaimedLead | undefined> {
  const [counted, considered, found] = await db.batch<ClaimedNotification>([
    on(db)`INSERT INTO sent_mails (at, kind, network_hash)
      SELECT ${now}, 'instant', network_hash FROM notifications
      WHERE channel = 'mail' AND id = ${reference} AND timing = 'instant' AND due_at <= ${now}
        AND (SELECT count(*) FROM sent_mails WHERE kind = 'instant' AND at > ${now - hour}) < ${bounds.hour}
        AND (SELECT count(*) FROM sent_mails WHERE kind = 'instant' AND at > ${now - day}) < ${bounds.day}
        AND (SELECT count(*) FROM sent_mails AS own WHERE own.kind = 'instant' AND own.at > ${now - day}
          AND own.network_hash = notifications.network_hash) < ${bounds.network}`,
    // changes() is 1 if the previous statement has counted the mail.
    on(db)`UPDATE notifications SET timing = 'digest', tries = tries + changes(),
        due_at = iif(changes() > 0, ${leaseEnd(now)}, due_at)
      WHERE channel = 'mail' AND id = ${reference} AND timing = 'instant' AND due_at <= ${now}
      RETURNING tries`,
    selectLeads(db, [reference], sql`*, ${wroteBefore}`),
  ]);
  const [row] = considered?.results ?? [];
  const [lead] = leadsOf(found);
  return counted?.meta.changes && row && lead ? { tries: row.tries, lead } : undefined;
}

/** Milliseconds: the pause after a digest, and how long a lead waits for its own mail. */
export interface DigestRules {
  pause: number;
  ownMail: number;
  atMost: number;
}

/** Beyond this number, waiting leads are not counted. */
export const waitingCounted = 1000;

/**
 * Finds what the next digest lists; nothing during the pause. Leads come before suspects, the first of each
 * network before the second of any, so that a flood keeps nobody else waiting, and then the newest.
 */
export async function findForDigest(db: D1Database, { pause, ownMail, atMost }: DigestRules, now: number) {
  // A cross join, so that no pending row is read during the pause.
  const pending = sql`(SELECT 1 WHERE NOT ${hasSent("digest", now - pause)})
    CROSS JOIN notifications INDEXED BY next_digest
    WHERE channel = 'mail' AND subject = 'lead' AND due_at <= ${now}
      AND (timing = 'digest' OR due_at <= ${now - ownMail})`;
  const [found, counted] = await db.batch<{ lead: string; waiting: number }>([
    on(db)`SELECT lead FROM ${pending} ORDER BY name, turn, due_at DESC LIMIT ${atMost}`,
    on(db)`SELECT count(*) AS waiting FROM (SELECT 1 FROM ${pending} LIMIT ${waitingCounted})`,
  ]);
  return {
    references: found?.results.map(({ lead }) => lead) ?? [],
    waiting: counted?.results[0]?.waiting ?? 0,
  };
}

/** Returns the leads that it has claimed; another invocation may have been faster. */
export async function claimDigest(
  db: D1Database,
  references: readonly string[],
  { pause }: DigestRules,
  now: number,
): Promise<readonly (ClaimedNotification & { reference: string })[]> {
  const [, named] = await db.batch<ClaimedNotification & { reference: string }>([
    on(
      db,
    )`INSERT INTO sent_mails (at, kind) SELECT ${now}, 'digest' WHERE NOT ${hasSent("digest", now - pause)}`,
    on(db)`UPDATE notifications SET timing = 'digest', ${claimed(now)}
      WHERE ${didChange} AND channel = 'mail' AND due_at <= ${now}
        AND id ${among(references)}
      RETURNING lead AS reference, tries`,
  ]);
  return named?.results ?? [];
}

/** Undefined if the last mail of this kind is too recent. */
export async function claimSystemMail(
  db: D1Database,
  id: string,
  pause: number,
  now: number,
): Promise<ClaimedNotification | undefined> {
  const [, taken] = await db.batch<ClaimedNotification>([
    on(db)`INSERT INTO sent_mails (at, kind)
      SELECT ${now}, 'system' FROM notifications
      WHERE channel = 'mail' AND id = ${id} AND due_at <= ${now} AND NOT ${hasSent("system", now - pause)}`,
    on(db)`${claimDue("mail", id, now)} AND ${didChange} RETURNING tries`,
  ]);
  return taken?.results[0];
}

function hasSent(kind: "digest" | "system", since: number) {
  return sql`EXISTS (SELECT 1 FROM sent_mails WHERE kind = ${kind} AND at > ${since})`;
}
