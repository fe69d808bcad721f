import type { AnsweredPractice } from "#lead/wire.ts";
import { minute } from "../time/durations.ts";
import { byHand } from "./month.ts";
import { isNewest, progress } from "./progress.ts";
import { asking } from "./sql.ts";

/** The figure is published from this many people on, and counts at most the last so many. */
const [fewest, most] = [20, 100];

type Figure = Omit<AnsweredPractice, "days">;

/** What was read last; a busy page, or a flood of requests, must not use up the rows that a day may read. */
let kept: { readonly until: number; readonly figure: Figure | undefined } | undefined;

/** As `readAnswered`, from the ledger of at most ten minutes ago. */
export async function recentlyAnswered(...[db, timeOver, now]: Parameters<typeof readAnswered>) {
  if (kept === undefined || kept.until <= now)
    kept = { until: now + 10 * minute, figure: await readAnswered(db, timeOver, now) };
  return kept.figure;
}

/**
 * How many of the last people who wrote were answered in time, as far as their time is over; undefined of too few.
 * Whoever says that nobody wrote to them counts as not answered, whatever the desk has noted since.
 */
export async function readAnswered(
  db: D1Database,
  timeOver: (arrivedAt: number) => number,
  now: number,
): Promise<Figure | undefined> {
  // The last so many rows, so that no pile of suspects makes it read more.
  const people = await asking(db)<{ readonly arrivedAt: number; readonly answeredAt: number | null }>`
    SELECT received_at AS arrivedAt, iif(unanswered_at IS NULL, contacted_at, NULL) AS answeredAt FROM leads
    WHERE id IN (SELECT id FROM leads ORDER BY received_at DESC LIMIT ${5 * most})
      AND ${progress} IN ('new', 'contacted', 'closed') AND ${isNewest} AND source ->> 'widget' IS NOT ${byHand}
    ORDER BY received_at DESC`;
  const over = people.filter(({ arrivedAt }) => timeOver(arrivedAt) <= now).slice(0, most);
  if (over.length < fewest) return undefined;
  const inTime = over.filter(
    ({ arrivedAt, answeredAt }) => answeredAt !== null && answeredAt < timeOver(arrivedAt),
  );
  return { of: over.length, answered: inTime.length };
}
