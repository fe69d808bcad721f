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
  /** The references of its stored versions, the oldest first. */
  readonly versions: readonly string[];
}

export async function findLeadProgress(db: D1Database, reference: string): Promise<LeadProgress | undefined> {
  const { results } = await db
    .prepare(
      `SELECT reference, ${progress} AS progress, history FROM leads WHERE ${isVersion} ORDER BY received_at`,
    )
    .bind(reference)
    .all<{ reference: string; progress: Progress; history: string }>();
  const one = results.find((row) => row.reference === reference);
  return (
    one && {
      progress: one.progress,
      history: JSON.parse(one.history) as readonly HistoryEntry[],
      versions: results.map((row) => row.reference),
    }
  );
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
