/**
 * A visitor has asked to send as soon as the browser is online: since when, and how many timed tries have
 * begun.
 */
export interface Resend {
  /** In milliseconds since the page loaded; restarts whenever the browser reports that it is online. */
  since: number;
  tries: number;
}

/** Times of the tries, in milliseconds: a browser that reports nothing may still be online. */
const retryTimes = [5000, 20_000, 60_000];

/** Milliseconds until the next try; undefined if only the browser's report can bring one. */
export function timeToRetry({ since, tries }: Resend, now: number): number | undefined {
  const due = retryTimes[tries];
  return due === undefined ? undefined : Math.max(0, since + due - now);
}

/** Timers run a little early by the other clock. */
const tolerance = 100;

/** State after a try begins; tries whose time came during an earlier one are skipped. */
export function afterRetry({ since }: Resend, now: number): Resend {
  return { since, tries: retryTimes.filter((time) => since + time <= now + tolerance).length };
}
