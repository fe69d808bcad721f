import { day } from "../time/durations.ts";
import { among, asking, on } from "./sql.ts";
import { type WorkerState, writeWorkerState } from "./worker-state.ts";

export interface OfficialPage {
  href: string;
  checked_at: number;
  version: string | null;
  etag: string | null;
  found_at: number | null;
  failing_since: number | null;
  fault: string | null;
}

const readBy = "fact read ";

export async function readWatched(
  db: D1Database,
  names: readonly string[] = [],
): Promise<{
  states: readonly WorkerState[];
  pages: readonly OfficialPage[];
  readings: ReadonlyMap<string, WorkerState>;
}> {
  const [states, pages] = (await db.batch([
    on(db)`SELECT name, at, value FROM worker_state
      WHERE name ${among(names)} OR (name >= ${readBy} AND name < 'fact read!')`,
    on(db)`SELECT * FROM official_pages`,
  ])) as unknown as [D1Result<WorkerState>, D1Result<OfficialPage>];
  const read = states.results.filter(({ name }) => name.startsWith(readBy));
  return {
    states: states.results,
    pages: pages.results,
    readings: new Map(read.map((state) => [state.name.slice(readBy.length), state])),
  };
}

export async function isAnythingDue(db: D1Database, now: number): Promise<boolean> {
  const found = await asking(db)`SELECT 1 FROM notifications INDEXED BY due
    WHERE channel IN ('mail', 'webhook') AND subject IN ('lead', 'step', 'system')
      AND timing IN ('instant', 'digest') AND due_at <= ${now}
    UNION ALL SELECT 1 FROM leads WHERE confirm_due <= ${now} LIMIT 1`;
  return found.length > 0;
}

export async function storePage(db: D1Database, page: OfficialPage): Promise<void> {
  const { href, checked_at, version, etag, found_at, failing_since, fault } = page;
  await db.batch([
    on(db)`INSERT OR REPLACE INTO official_pages
      (href, checked_at, version, etag, found_at, failing_since, fault)
      VALUES (${href}, ${checked_at}, ${version}, ${etag}, ${found_at}, ${failing_since}, ${fault})`,
    // A page that has not been fetched for so long is not the source of any fact any more.
    on(db)`DELETE FROM official_pages WHERE checked_at < ${checked_at - 60 * day}`,
  ]);
}

export function markFactRead(db: D1Database, id: string, day: string, now: number): Promise<void> {
  return writeWorkerState(db, readBy + id, now, day);
}
