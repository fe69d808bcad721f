import { firm } from "#content/firm/firm.ts";
import { absence } from "#firm/absence.ts";
import { isoTime, startOfDay } from "#lead/local-time.ts";
import { day } from "./durations.ts";

/** Milliseconds since 1970. */
export interface ReplyPromise {
  until: number;
  /** False if the firm promises nothing, and this is an assumption. */
  isMade: boolean;
}

/** Assumed business days if the firm promises none. */
const usualDays = 5;

/** During an absence, the days count from its end. */
export function promiseFor(arrivedAt: number, timeZone: string, away = absence): ReplyPromise {
  const { replyDays } = firm;
  const count = replyDays ?? usualDays;
  const until = endOfBusinessDays(arrivedAt, count, timeZone);
  const meetsAbsence = away !== undefined && arrivedAt < away.ends && until > away.begins;
  return {
    until: meetsAbsence ? endOfBusinessDays(away.ends - 1, count, timeZone) : until,
    isMade: replyDays !== undefined,
  };
}

export function endOfBusinessDays(from: number, count: number, timeZone: string): number {
  const date = new Date(`${isoTime(from, timeZone).slice(0, 10)}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setTime(date.getTime() + day);
    if (![0, 6].includes(date.getUTCDay())) left -= 1;
  }
  return startOfDay(new Date(date.getTime() + day).toISOString().slice(0, 10), timeZone);
}
