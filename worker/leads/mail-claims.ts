import { day, hour } from "../durations.ts";
import { leadsOf, selectLeads } from "./find.ts";
import { type Claim, claim } from "./notifications.ts";
import type { Lead } from "./record.ts";

/** Bounds of the mails about single leads; `client`: to one client's network in a day. */
export interface InstantBounds {
  readonly hour: number;
  readonly day: number;
  readonly client: number;
}

/**
 * Claims the mail about one lead and counts it. A lead is considered once: without room, or after a try that failed,
 * it waits for the digest.
 */
export async function claimInstantMail(
  db: D1Database,
  reference: string,
  bounds: InstantBounds,
  now: number,
): Promise<(Claim & { readonly lead: Lead | undefined }) | undefined> {
  const [counted, considered, found] = await db.batch<Claim>([
    db
      .prepare(
        `INSERT INTO sent_mails (at, kind, client)
         SELECT ?1, 'instant', client FROM notifications
         WHERE channel = 'mail' AND reference = ?2 AND about = 'lead' AND timing = 'instant' AND due_at <= ?1
           AND (SELECT count(*) FROM sent_mails WHERE kind = 'instant' AND at > ?1 - ${hour}) < ?3
           AND (SELECT count(*) FROM sent_mails WHERE kind = 'instant' AND at > ?1 - ${day}) < ?4
           AND (SELECT count(*) FROM sent_mails AS own WHERE own.kind = 'instant' AND own.at > ?1 - ${day}
             AND own.client = notifications.client) < ?5`,
      )
      .bind(now, reference, bounds.hour, bounds.day, bounds.client),
    db
      .prepare(
        `UPDATE notifications SET timing = 'digest', tries = tries + changes(),
           due_at = iif(changes() > 0, ${claim.until}, due_at)
         WHERE channel = 'mail' AND reference = ?2 AND about = 'lead' AND timing = 'instant' AND due_at <= ?1
         RETURNING tries`,
      )
      .bind(now, reference),
    selectLeads(db, [reference]),
  ]);
  const [row] = considered?.results ?? [];
  if (!counted?.meta.changes || row === undefined) return undefined;
  return { tries: row.tries, lead: leadsOf(found)[0] };
}

/** A digest's rules: how long after the one before it may go, and how long a lead's own mail is waited for. */
export interface DigestRules {
  readonly pause: number;
  readonly patience: number;
  readonly atMost: number;
}

/**
 * The leads and suspects that the next digest may name, and how many wait in all; none while the last digest is
 * younger than the pause. Leads before suspects, and clients with the fewest waiting first, so that a flood keeps
 * nobody else waiting; then the oldest.
 */
export async function findForDigest(
  db: D1Database,
  { pause, patience, atMost }: DigestRules,
  now: number,
): Promise<{ readonly references: readonly string[]; readonly waiting: number }> {
  const { results } = await db
    .prepare(
      `SELECT reference, count(*) OVER () AS waiting FROM notifications
       WHERE channel = 'mail' AND about IN ('lead', 'suspect') AND due_at <= ?1
         AND (timing = 'digest' OR due_at <= ?1 - ?3)
         AND NOT EXISTS (SELECT 1 FROM sent_mails WHERE kind = 'digest' AND at > ?1 - ?2)
       ORDER BY about = 'suspect', count(*) OVER (PARTITION BY about, coalesce(client, reference)), due_at, reference
       LIMIT ?4`,
    )
    .bind(now, pause, patience, atMost)
    .all<{ reference: string; waiting: number }>();
  return { references: results.map(({ reference }) => reference), waiting: results[0]?.waiting ?? 0 };
}

/** Counts a digest and claims those whom it is to name; answers which of them it got. */
export async function claimDigest(
  db: D1Database,
  references: readonly string[],
  { pause }: DigestRules,
  now: number,
): Promise<readonly (Claim & { readonly reference: string })[]> {
  const [, named] = await db.batch<Claim & { readonly reference: string }>([
    db
      .prepare(
        `INSERT INTO sent_mails (at, kind)
         SELECT ?1, 'digest' WHERE NOT EXISTS (SELECT 1 FROM sent_mails WHERE kind = 'digest' AND at > ?1 - ?2)`,
      )
      .bind(now, pause),
    db
      .prepare(
        `UPDATE notifications SET timing = 'digest', ${claim.taken}
         WHERE changes() > 0 AND channel = 'mail' AND due_at <= ?1
           AND reference IN (SELECT value FROM json_each(?2))
         RETURNING reference, tries`,
      )
      .bind(now, JSON.stringify(references)),
  ]);
  return named?.results ?? [];
}

/** Claims the daily mail, the report or an alert, and counts it; undefined while the last such mail is too young. */
export async function claimNotice(
  db: D1Database,
  reference: string,
  pause: number,
  now: number,
): Promise<Claim | undefined> {
  const [, claimed] = await db.batch<Claim>([
    db
      .prepare(
        `INSERT INTO sent_mails (at, kind)
         SELECT ?1, 'notice' FROM notifications
         WHERE channel = 'mail' AND reference = ?2 AND due_at <= ?1
           AND NOT EXISTS (SELECT 1 FROM sent_mails WHERE kind = 'notice' AND at > ?1 - ?3)`,
      )
      .bind(now, reference, pause),
    db
      .prepare(
        `UPDATE notifications SET ${claim.taken}
         WHERE changes() > 0 AND channel = 'mail' AND reference = ?2 RETURNING tries`,
      )
      .bind(now, reference),
  ]);
  return claimed?.results[0];
}
