import type { HistoryEntry } from "./history.ts";
import {
  isVersion,
  type ManySteps,
  type Progress,
  progress,
  type Statement,
  type Step,
  statementsOf,
  statementsOfMany,
} from "./progress.ts";

/** State of a lead, with what happened to it. */
export interface LeadProgress {
  readonly progress: Progress;
  readonly history: readonly HistoryEntry[];
  /** Number of its stored versions, which are erased together. */
  readonly versions: number;
}

export async function findLeadProgress(db: D1Database, reference: string): Promise<LeadProgress | undefined> {
  const row = await db
    .prepare(
      `SELECT ${progress} AS progress, history, (SELECT count(*) FROM leads WHERE ${isVersion}) AS versions
       FROM leads WHERE reference = ?1`,
    )
    .bind(reference)
    .first<{ progress: Progress; history: string; versions: number }>();
  return row === null ? undefined : { ...row, history: JSON.parse(row.history) as readonly HistoryEntry[] };
}

/** Takes the step in one transaction, and says whether it was taken: not where another link or command was first. */
export async function takeStep(db: D1Database, step: Step): Promise<boolean> {
  return (await run(db, statementsOf(step))) > 0;
}

/** With how many of the leads, given by their `id`s, the step was taken, in one transaction. */
export async function takeSteps(db: D1Database, ids: readonly number[], step: ManySteps): Promise<number> {
  return run(db, statementsOfMany(ids, step));
}

/** Runs statements in one transaction and returns the number of rows that the last one changed. */
export async function run(db: D1Database, statements: readonly Statement[]): Promise<number> {
  const results = await db.batch(statements.map(({ sql, values }) => db.prepare(sql).bind(...values)));
  return results.at(-1)?.meta.changes ?? 0;
}
