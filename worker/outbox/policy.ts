import type { DigestRules, InstantBounds } from "../leads/mail-claims.ts";
import { hour, minute } from "../time/durations.ts";

/**
 * Which mails go when. A lead gets a mail of its own within the limits of the hour, the day and its sender's
 * network. Everything else goes with the next digest: leads beyond these limits, leads sent again, mails that
 * failed, and suspects. The limits count mails handed to the mailer, whether or not it took them, so that
 * neither a crash nor a client can exceed them:
 *
 *   96 digests (one each quarter of an hour) + 24 of the system (one each hour: the daily mail, alerts)
 *   + mails about single leads (80 of 200) = MAIL_PER_DAY
 *
 * A digest always has room, so nobody waits for longer than its pause and their own delay: half an hour. A
 * MAIL_PER_DAY below 120 leaves no single mails.
 */
const digestsOfDay = 96;
const systemMailsOfDay = 24;

/** What one network (/24, /48) may use of it. */
const networkShare = 0.1;

/** The cron may come some seconds early. */
const early = 30_000;

export function instantBounds({ perHour, perDay }: { perHour: number; perDay: number }): InstantBounds {
  const day = Math.max(perDay - digestsOfDay - systemMailsOfDay, 0);
  return { hour: perHour, day, network: Math.ceil(day * networkShare) };
}

export const digestRules: DigestRules = {
  pause: 15 * minute - early,
  /** After this a lead goes into the digest, even if the queue has not triggered its own mail. */
  ownMail: 2 * minute,
  /** Maximum leads in one digest; it counts the others, and the next one lists them. */
  atMost: 200,
};

export const shownInFull = 25;

export const systemMailPause = hour - early;

export const suspectDelay = 10 * minute;

/**
 * Counted in memory while the database is down: first attempts may use the single mails' room, repeated ones
 * half of it.
 */
export function lateBounds(perDay: number): { first: number; repeated: number } {
  const first = Math.max(perDay - digestsOfDay - systemMailsOfDay, 24);
  return { first, repeated: first / 2 };
}

/** A minute to an hour: short enough that everything is sent soon after a long outage. */
export function backoff(tries: number): number {
  return Math.round(Math.min(minute * 2 ** (tries - 1), hour) * (0.8 + Math.random() * 0.4));
}
