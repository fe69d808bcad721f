import type { DigestRules, InstantBounds } from "../leads/mail-claims.ts";
import { hour, minute } from "../time/durations.ts";

/**
 * Which mails go when. A lead has a mail of its own while the hour, the day and its sender's network have room;
 * everything else goes with the next digest: leads beyond these bounds, a lead's second telling, a mail that did not
 * go out, and suspects. The bounds count mails handed to the mailer, whether or not it took them, so that neither a
 * crash nor a client can have more of them:
 *
 *   96 digests (one each quarter of an hour) + 24 of the system (one each hour: the daily mail, alerts)
 *   + mails about single leads (80 of 200) = MAIL_PER_DAY
 *
 * A digest always has its place, so whatever comes, nobody waits for longer than its pause and their own delay: half
 * an hour. Of a MAIL_PER_DAY below 120 no single mails are left.
 */
const digestsOfDay = 96;
const systemMailsOfDay = 24;

/** Of the day's single mails for one client's network (/24, /48), so that one sender leaves others theirs: a tenth. */
const clientShare = 0.1;

/** The cron may come some seconds early. */
const early = 30_000;

export function instantBounds({
  perHour,
  perDay,
}: {
  readonly perHour: number;
  readonly perDay: number;
}): InstantBounds {
  const day = Math.max(perDay - digestsOfDay - systemMailsOfDay, 0);
  return { hour: perHour, day, client: Math.ceil(day * clientShare) };
}

export const digestRules: DigestRules = {
  pause: 15 * minute - early,
  /** After that a lead goes with the digest, although the queue has not woken its own mail. */
  ownMail: 2 * minute,
  /** Those that one digest names; of more it tells the number, and the next one names them. */
  atMost: 200,
};

/** Of a digest's leads and suspects, those that it shows in full; the others have a line each. */
export const shownInFull = 25;

export const systemMailPause = hour - early;

/** Suspects come together, and a wrong guess costs half an hour at most. */
export const suspectDelay = 10 * minute;

/**
 * While the database is down nothing else goes out, and nothing is there to count with: mails of leads straight from
 * the queue, counted in memory, may use the single mails' room; leads that may have been in one before, half of it.
 */
export function lateBounds(perDay: number): { readonly first: number; readonly repeated: number } {
  const first = Math.max(perDay - digestsOfDay - systemMailsOfDay, 24);
  return { first, repeated: first / 2 };
}

/**
 * A minute after the first failure, twice as long after each further one, an hour at most, so that all goes out soon
 * after a long outage has ended; with jitter. A lead's mail goes with the next digest instead.
 */
export function backoff(tries: number): number {
  return Math.round(Math.min(minute * 2 ** (tries - 1), hour) * (0.8 + Math.random() * 0.4));
}
