import { leadName } from "#lead/lead-rows.ts";
import { isUnanswered, type ListedLead } from "./listed-lead.ts";
import { isNewest, progress } from "./progress.ts";
import { type LeadRow, readRow } from "./read-row.ts";
import type { Lead } from "./record.ts";
import { type TestPosts, testPostsSince } from "./test-posts.ts";

/** The stored leads of these references, oldest first. */
export async function findLeads(db: D1Database, references: readonly string[]): Promise<readonly Lead[]> {
  return leadsOf(await selectLeads(db, references).all<LeadRow>());
}

/** The same as a statement, for a batch; `leadsOf` reads its result. */
export function selectLeads(
  db: D1Database,
  references: readonly string[],
  columns = "*",
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${columns} FROM leads
       WHERE reference IN (SELECT value FROM json_each(?1)) ORDER BY received_at, reference`,
    )
    .bind(JSON.stringify(references));
}

/** SQL for how many other leads the person of a row had sent before, among their first 50; no versions of the same one. */
export const wroteBefore = `(SELECT count(*) FROM
  (SELECT * FROM leads AS same
   WHERE same.person_email = leads.person_email OR same.person_phone = leads.person_phone LIMIT 50) AS other
  WHERE other.first <> leads.first AND other.received_at < leads.received_at AND other.state <> 'suspect')
  AS wrote_before`;

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

/** A lead that somebody has to come back to today. */
export interface DueLead {
  readonly reference: string;
  readonly owner: string | null;
  readonly name: string;
}

/**
 * What is to do, in one call: the leads that wait for contact since before a time, the longest first, and those whose
 * next day has come, by owner, nobody's last; how many each, and the first of them.
 */
export async function findToDo(
  db: D1Database,
  { before, today, limit }: { readonly before: number; readonly today: string; readonly limit: number },
): Promise<{
  readonly waiting: Found;
  readonly due: { readonly count: number; readonly leads: readonly DueLead[] };
}> {
  const these = `FROM leads WHERE received_at <= ?1 AND ${progress} = 'new' AND ${isNewest}`;
  const [counted, waiting, due] = await db.batch<LeadRow & Lead & DueLead & { count: number }>([
    db.prepare(`SELECT count(*) AS count ${these}`).bind(before),
    db.prepare(`SELECT * ${these} ORDER BY received_at, reference LIMIT ?2`).bind(before, limit),
    db
      .prepare(
        `SELECT reference, owner, answers, count(*) OVER () AS count FROM leads
         WHERE next_on <= ?1 AND ${progress} IN ('new', 'contacted') AND ${isNewest}
         ORDER BY owner IS NULL, owner, next_on, reference LIMIT ?2`,
      )
      .bind(today, limit),
  ]);
  return {
    waiting: { count: counted?.results[0]?.count ?? 0, leads: waiting?.results.map(toLead) ?? [] },
    due: {
      count: due?.results[0]?.count ?? 0,
      leads: (due?.results ?? []).map((row) => {
        const { reference, owner, answers } = readRow<Lead & DueLead>(row);
        return { reference, owner, name: leadName(answers) };
      }),
    },
  };
}

function toLead(row: LeadRow): Lead {
  const lead = readRow<Lead & Pick<ListedLead, "unansweredAt" | "contactedAt" | "closedAt">>(row);
  return { ...lead, isUnanswered: isUnanswered(lead) };
}
