import type { HistoryEntry } from "./history.ts";
import { isVersion, type Progress, progress, type Step, statementsOf } from "./progress.ts";

/** How a lead stands, and what happened to it. */
export interface Standing {
  readonly progress: Progress;
  readonly history: readonly HistoryEntry[];
  /** How many versions of it are stored, which are erased together. */
  readonly versions: number;
}

export async function findStanding(db: D1Database, reference: string): Promise<Standing | undefined> {
  const row = await db
    .prepare(
      `SELECT ${progress} AS progress, history, (SELECT count(*) FROM leads WHERE ${isVersion}) AS versions
       FROM leads WHERE reference = ?1`,
    )
    .bind(reference)
    .first<{ progress: Progress; history: string; versions: number }>();
  return row === null ? undefined : { ...row, history: JSON.parse(row.history) as readonly HistoryEntry[] };
}

/** Whether the step was taken, in one transaction; not where another link or command was first. */
export async function takeStep(db: D1Database, step: Step): Promise<boolean> {
  const results = await db.batch(
    statementsOf(step).map(({ sql, values }) => db.prepare(sql).bind(...values)),
  );
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}
