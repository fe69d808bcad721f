/**
 * A visitor has asked to send as soon as the browser is online: when, and which of the timed tries have begun
 * since.
 */
export interface Resend {
  /** In milliseconds since the page loaded; restarts whenever the browser says that it is online. */
  readonly since: number;
  readonly tries: number;
}

/** Times of the tries, in milliseconds: a browser that says nothing may be online all the same. */
const retryTimes = [5000, 20_000, 60_000];

/** Milliseconds until the next try; undefined where only the browser's word of being online brings one. */
export function timeToRetry({ since, tries }: Resend, now: number): number | undefined {
  const due = retryTimes[tries];
  return due === undefined ? undefined : Math.max(0, since + due - now);
}

/** Timers run a little early by the other clock. */
const tolerance = 100;

/**
 * The same once a try begins, which makes up for those whose time came while an earlier one was under way.
 */
export function afterRetry({ since }: Resend, now: number): Resend {
  return { since, tries: retryTimes.filter((time) => since + time <= now + tolerance).length };
}
