import { type DatabaseRow, readRow } from "./listed-lead.ts";
import type { Lead } from "./record.ts";
import { among, asking, on, sql } from "./sql.ts";
import { type TestPosts, testPostsSince } from "./test-posts.ts";

export async function findLeads(db: D1Database, references: readonly string[]): Promise<readonly Lead[]> {
  return leadsOf(await selectLeads(db, references).all<DatabaseRow>());
}

export function selectLeads(db: D1Database, references: readonly string[], columns = sql`*`) {
  return on(db)`SELECT ${columns} FROM leads
    WHERE reference ${among(references)} ORDER BY received_at, reference`;
}

export function leadsOf(result: D1Result | undefined): readonly Lead[] {
  return ((result?.results ?? []) as DatabaseRow[]).map(readRow<Lead>);
}

export interface PlannedLead {
  reference: string;
  nextOn: string;
}

export function findPlanned(db: D1Database): Promise<readonly PlannedLead[]> {
  return asking(db)<PlannedLead>`SELECT reference, next_on AS nextOn FROM leads
    WHERE next_on IS NOT NULL AND closed_at IS NULL AND erase_at IS NULL AND state <> 'suspect'
    ORDER BY next_on, reference LIMIT 1000`;
}

export interface Found<L> {
  count: number;
  leads: readonly L[];
}

export async function findSince(db: D1Database, since: number, atMost: number) {
  const select = (isSuspect: 0 | 1) =>
    on(db)`SELECT *, count(*) OVER () AS count FROM leads
      WHERE received_at > ${since} AND (state = 'suspect') = ${isSuspect} AND spam_at IS NULL AND erase_at IS NULL
      ORDER BY received_at DESC, reference LIMIT ${atMost}`;
  const [fresh, suspects, tests] = await db.batch<DatabaseRow & TestPosts & { count: number }>([
    select(0),
    select(1),
    testPostsSince(db, since),
  ]);
  const found = (result: typeof fresh): Found<Lead> => ({
    count: result?.results[0]?.count ?? 0,
    leads: leadsOf(result),
  });
  return {
    fresh: found(fresh),
    suspects: found(suspects),
    tests: tests?.results ?? [],
    databaseSize: fresh?.meta.size_after ?? 0,
  };
}
