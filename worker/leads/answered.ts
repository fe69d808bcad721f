import type { AnsweredPractice } from "#lead/wire.ts";
import { day, minute } from "../time/durations.ts";
import { asking } from "./sql.ts";
import { isNewest } from "./steps.ts";

/** The figure is published from this many people on, and counts at most this many. */
const [fewest, most] = [20, 100];

type Figure = Omit<AnsweredPractice, "days">;

/** Cached so that a busy page, or a flood of requests, does not use up the day's quota of row reads. */
let kept: { until: number; figure: Figure | undefined } | undefined;

export async function recentlyAnswered(...[db, timeOver, now]: Parameters<typeof readAnswered>) {
  if (kept === undefined || kept.until <= now)
    kept = { until: now + 10 * minute, figure: await readAnswered(db, timeOver, now) };
  return kept.figure;
}

interface Person {
  arrivedAt: number;
  contactedAt: number | null;
  unansweredAt: number | null;
  spamAt: number | null;
}

/**
 * How many of the last people whose time for an answer is over were answered in it. Those who reported that
 * nobody wrote were not, whatever the desk noted. Spam marked only after the time was over counts, so that
 * nobody is removed for not having been answered.
 */
export async function readAnswered(
  db: D1Database,
  timeOver: (arrivedAt: number) => number,
  now: number,
): Promise<Figure | undefined> {
  const candidates = await asking(db)<Person>`
    SELECT received_at AS arrivedAt, contacted_at AS contactedAt, unanswered_at AS unansweredAt, spam_at AS spamAt
    FROM leads WHERE received_at <= ${latestOver(timeOver, now)}
      AND network_repeat IS NOT 1 AND (state <> 'suspect' OR spam_at > received_at + 86400000 OR unanswered_at IS NOT NULL)
      AND erase_at IS NULL AND ${isNewest} AND typed_at IS NULL
    ORDER BY received_at DESC LIMIT ${5 * most}`;
  const people = candidates
    .filter(
      ({ arrivedAt, spamAt, unansweredAt }) =>
        unansweredAt !== null || spamAt === null || spamAt >= timeOver(arrivedAt),
    )
    .slice(0, most);
  if (people.length < fewest) return undefined;
  const inTime = people.filter(
    ({ arrivedAt, contactedAt, unansweredAt }) =>
      unansweredAt === null && contactedAt !== null && contactedAt < timeOver(arrivedAt),
  );
  return { of: people.length, answered: inTime.length };
}

/** The latest arrival whose time is over, found by bisection. */
function latestOver(timeOver: (arrivedAt: number) => number, now: number) {
  let [over, open] = [now - 90 * day, now];
  while (open - over > 1) {
    const middle = Math.floor((over + open) / 2);
    if (timeOver(middle) <= now) over = middle;
    else open = middle;
  }
  return over;
}
