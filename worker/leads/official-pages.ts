import { day } from "../time/durations.ts";
import { among, asking, on } from "./sql.ts";
import type { WorkerState } from "./worker-state.ts";

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

/** The official pages as last seen, and states of the worker, including the days on which facts were read. */
export async function readWatched(
  db: D1Database,
  names: readonly string[] = [],
): Promise<{ states: readonly WorkerState[]; pages: readonly OfficialPage[]; readOn: Map<string, string> }> {
  const [states, pages] = (await db.batch([
    on(db)`SELECT name, at, value FROM worker_state
      WHERE name ${among(names)} OR (name >= ${readBy} AND name < 'fact read!')`,
    on(db)`SELECT * FROM official_pages`,
  ])) as unknown as [D1Result<WorkerState>, D1Result<OfficialPage>];
  const read = states.results.filter(({ name }) => name.startsWith(readBy));
  return {
    states: states.results,
    pages: pages.results,
    readOn: new Map(read.map(({ name, value }) => [name.slice(readBy.length), value])),
  };
}

/** Whether a message is due, so that the sweep has no calls to spare. */
export async function isAnythingDue(db: D1Database, now: number): Promise<boolean> {
  const found = await asking(db)`SELECT 1 FROM notifications INDEXED BY due
    WHERE channel IN ('mail', 'webhook') AND subject IN ('lead', 'step', 'system')
      AND timing IN ('instant', 'digest') AND due_at <= ${now}
    UNION ALL SELECT 1 FROM leads WHERE confirm_due <= ${now} LIMIT 1`;
  return found.length > 0;
}

/** Stores what a look at a page has found; another version than the known one is a change. */
export async function storeReading(
  db: D1Database,
  href: string,
  reading: (Pick<OfficialPage, "etag"> & { version: string }) | { fault: string } | "unchanged",
  now: number,
): Promise<void> {
  await db.batch([
    on(db)`INSERT OR IGNORE INTO official_pages (href, checked_at) VALUES (${href}, 0)`,
    // No fact rests any longer on a page that nobody has looked at for so long.
    on(db)`DELETE FROM official_pages WHERE checked_at < ${now - 60 * day} AND href <> ${href}`,
  ]);
  if (reading === "unchanged")
    await on(db)`UPDATE official_pages SET checked_at = ${now}, failing_since = NULL, fault = NULL
      WHERE href = ${href}`.run();
  else if ("fault" in reading)
    await on(db)`UPDATE official_pages SET checked_at = ${now}, fault = ${reading.fault},
      failing_since = coalesce(failing_since, ${now}) WHERE href = ${href}`.run();
  else
    await on(db)`UPDATE official_pages SET checked_at = ${now}, failing_since = NULL, fault = NULL,
      found_at = iif(version <> ${reading.version}, ${now}, found_at),
      version = ${reading.version}, etag = ${reading.etag} WHERE href = ${href}`.run();
}

export async function markFactRead(db: D1Database, id: string, day: string, now: number): Promise<void> {
  await on(db)`INSERT OR REPLACE INTO worker_state (name, at, value)
    VALUES (${readBy + id}, ${now}, ${day})`.run();
}
