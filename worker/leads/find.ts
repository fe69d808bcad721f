import { day } from "../durations.ts";
import type { Lead } from "./record.ts";

interface LeadRow {
  readonly reference: string;
  readonly key_hash: string;
  readonly fingerprint: string;
  readonly form: Lead["form"];
  readonly answers: string;
  readonly source: string;
  readonly state: Lead["state"];
  readonly signs: string;
  readonly corrects: string | null;
  readonly received_at: number;
}

/** The stored leads of these references, oldest first. */
export async function findLeads(db: D1Database, references: readonly string[]): Promise<readonly Lead[]> {
  const { results } = await db
    .prepare(
      "SELECT * FROM leads WHERE reference IN (SELECT value FROM json_each(?1)) ORDER BY received_at, reference",
    )
    .bind(JSON.stringify(references))
    .all<LeadRow>();
  return results.map(toLead);
}

/** The day's leads in these states from a time on: how many, and the first of them. */
export async function findLeadsOfDay(
  db: D1Database,
  from: number,
  states: readonly Lead["state"][],
  limit: number,
): Promise<{ readonly count: number; readonly leads: readonly Lead[] }> {
  const these = `FROM leads WHERE received_at >= ?1 AND received_at < ?1 + ${day}
    AND state IN (SELECT value FROM json_each(?2))`;
  const bound = [from, JSON.stringify(states)] as const;
  const [counted, found] = await db.batch<LeadRow & { count: number }>([
    db.prepare(`SELECT count(*) AS count ${these}`).bind(...bound),
    db.prepare(`SELECT * ${these} ORDER BY received_at, reference LIMIT ?3`).bind(...bound, limit),
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
    state: row.state,
    signs: JSON.parse(row.signs) as Lead["signs"],
    corrects: row.corrects,
    receivedAt: row.received_at,
  };
}
