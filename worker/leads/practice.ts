import { on } from "./sql.ts";
import { readWorkerState, readWorkerStates, type WorkerState } from "./worker-state.ts";

const stopped = "practice stopped";
const resumed = "practice resumed";
export const practiceStates: readonly string[] = [stopped, resumed];

export interface PracticeChange {
  isStopped: boolean;
  at: number;
  by: string;
}

export async function isStopped(db: D1Database): Promise<boolean> {
  return (await readWorkerState(db, stopped)) !== undefined;
}

/** When and by whom the desk last stopped or resumed the practice; undefined if it never did. */
export async function lastPracticeChange(db: D1Database): Promise<PracticeChange | undefined> {
  return practiceChangeIn(await readWorkerStates(db, practiceStates));
}

export function practiceChangeIn(states: readonly WorkerState[]): PracticeChange | undefined {
  const row = states.find(({ name }) => practiceStates.includes(name));
  return row && { isStopped: row.name === stopped, at: row.at, by: row.value };
}

/** Changes nothing if it is stopped, or open, already. */
export async function switchPractice(db: D1Database, { isStopped, at, by }: PracticeChange): Promise<void> {
  const [name, other] = isStopped ? [stopped, resumed] : [resumed, stopped];
  await db.batch([
    on(db)`INSERT OR IGNORE INTO worker_state (name, at, value) VALUES (${name}, ${at}, ${by})`,
    on(db)`DELETE FROM worker_state WHERE name = ${other}`,
  ]);
}
