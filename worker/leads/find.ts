import { isNewest, progress } from "./progress.ts";
import type { Lead } from "./record.ts";
import { type TestPosts, testPostsSince } from "./test-posts.ts";

interface LeadRow {
  readonly reference: string;
  readonly key_hash: string;
  readonly fingerprint: string;
  readonly form: Lead["form"];
  readonly answers: string;
  readonly source: string;
  readonly language: string | null;
  readonly notice: string | null;
  readonly phone_entry: string | null;
  readonly state: Lead["state"];
  readonly signs: string;
  readonly corrects: string | null;
  readonly received_at: number;
}

/** The stored leads of these references, oldest first. */
export async function findLeads(db: D1Database, references: readonly string[]): Promise<readonly Lead[]> {
  return leadsOf(await selectLeads(db, references).all<LeadRow>());
}

/** The same as a statement, for a batch; `leadsOf` reads its result. */
export function selectLeads(db: D1Database, references: readonly string[]): D1PreparedStatement {
  return db
    .prepare(
      "SELECT * FROM leads WHERE reference IN (SELECT value FROM json_each(?1)) ORDER BY received_at, reference",
    )
    .bind(JSON.stringify(references));
}

export function leadsOf(result: D1Result | undefined): readonly Lead[] {
  return (result?.results as LeadRow[] | undefined)?.map(toLead) ?? [];
}

interface Found {
  readonly count: number;
  readonly leads: readonly Lead[];
}

/**
 * Leads and suspects received since a time: how many, and the newest of them; posts in test mode since then; and the
 * database's size in bytes.
 */
export async function findSince(
  db: D1Database,
  since: number,
  atMost: { readonly leads: number; readonly suspects: number },
): Promise<{
  readonly fresh: Found;
  readonly suspects: Found;
  readonly tests: readonly TestPosts[];
  readonly databaseSize: number;
}> {
  const select = (isSuspect: 0 | 1, limit: number) =>
    db
      .prepare(
        `SELECT *, count(*) OVER () AS count FROM leads
         WHERE received_at > ?1 AND (state = 'suspect') = ?2 AND spam_at IS NULL AND erase_at IS NULL
         ORDER BY received_at DESC, reference LIMIT ?3`,
      )
      .bind(since, isSuspect, limit);
  const [fresh, suspects, tests] = await db.batch<LeadRow & TestPosts & { count: number }>([
    select(0, atMost.leads),
    select(1, atMost.suspects),
    testPostsSince(db, since),
  ]);
  const found = (result: typeof fresh) => ({
    count: result?.results[0]?.count ?? 0,
    leads: result?.results.map(toLead) ?? [],
  });
  return {
    fresh: found(fresh),
    suspects: found(suspects),
    tests: tests?.results ?? [],
    databaseSize: fresh?.meta.size_after ?? 0,
  };
}

/**
 * Leads that wait for contact since before a time, the longest first: how many, and the first of them.
 */
export async function findWaiting(db: D1Database, before: number, limit: number): Promise<Found> {
  const these = `FROM leads WHERE received_at <= ?1 AND ${progress} = 'new' AND ${isNewest}`;
  const [counted, found] = await db.batch<LeadRow & { count: number }>([
    db.prepare(`SELECT count(*) AS count ${these}`).bind(before),
    db.prepare(`SELECT * ${these} ORDER BY received_at, reference LIMIT ?2`).bind(before, limit),
  ]);
  return { count: counted?.results[0]?.count ?? 0, leads: found?.results.map(toLead) ?? [] };
}

function toLead(row: LeadRow): Lead {
  return {
    reference: row.reference,
    keyHash: row.key_hash,
    fingerprint: row.fingerprint,
    form: row.form,
    answers: JSON.parse(row.answers) as Lead["answers"],
    source: JSON.parse(row.source) as Lead["source"],
    language: row.language,
    notice: row.notice,
    phoneEntry: JSON.parse(row.phone_entry ?? "null") as Lead["phoneEntry"],
    state: row.state,
    signs: JSON.parse(row.signs) as Lead["signs"],
    corrects: row.corrects,
    receivedAt: row.received_at,
  };
}
