import { firm } from "#content/firm/firm.ts";
import { ledger } from "#firm/ledger.ts";
import type { Env } from "../env.ts";
import { isAnythingDue, type OfficialPage, readWatched, storePage } from "../leads/official-pages.ts";
import { log } from "../log.ts";
import { day, minute } from "../time/durations.ts";
import { readOfficialPage } from "./official-page.ts";

/** With the day until the daily mail, a change is reported within a week. */
const pause = 6 * day;

/** Each takes two calls, and CPU time of the 10 ms that the free plan allows. */
const pagesOfOneSweep = 2;

/** One sweep in ten, never that of the daily mail, which has no call to spare. */
const isTurn = (now: number) => Math.floor(now / minute) % 10 === 5;

/** Asked before the sweep sends anything; only deployed workers look at pages. */
export async function mayLookAtPages(env: Env, now: number): Promise<boolean> {
  return env.WATCH_PAGES === "yes" && isTurn(now) && !(await isAnythingDue(env.DB, now));
}

const userAgent = `${firm.shortName.replace(/[^\w ]/g, "")} fact check (+${firm.origin}; ${firm.email})`;

export async function lookAtPages(env: Env, now: number): Promise<void> {
  const { pages } = await readWatched(env.DB);
  const known = new Map(pages.map((page) => [page.href, page]));
  const checkedAt = (href: string) => known.get(href)?.checked_at ?? 0;
  const due = [...new Set(Object.values(ledger).map(({ href }) => href))]
    .filter((href) => checkedAt(href) <= now - pause)
    .toSorted((one, other) => checkedAt(one) - checkedAt(other))
    .slice(0, pagesOfOneSweep);
  for (const href of due) {
    const page = await lookAt(href, known.get(href), now);
    if (page.fault) log({ event: "official page not readable", outcome: page.fault });
    await storePage(env.DB, page);
  }
}

const unseen = { version: null, etag: null, found_at: null };

export async function lookAt(
  href: string,
  before: OfficialPage | undefined,
  now: number,
): Promise<OfficialPage> {
  const reading = await readOfficialPage(href, userAgent, before?.etag);
  const page = { ...unseen, ...before, href, checked_at: now, failing_since: null, fault: null };
  if (reading === "unchanged") return page;
  if ("fault" in reading)
    return { ...page, failing_since: before?.failing_since ?? now, fault: reading.fault };
  const isOther = page.version !== null && page.version !== reading.version;
  return { ...page, ...reading, found_at: isOther ? now : page.found_at };
}
