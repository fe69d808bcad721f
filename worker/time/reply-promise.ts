import { firm } from "#content/firm.ts";
import { absence } from "#firm/absence.ts";
import { isoTime, startOfDay } from "#lead/local-time.ts";
import { day } from "./durations.ts";

/** Time by which a lead is answered, in milliseconds since 1970. */
export interface ReplyPromise {
  readonly until: number;
  /** False where the firm promises nothing, and this is only what is usual. */
  readonly isMade: boolean;
}

/** Business days after which nobody calls a wait short. */
const usualDays = 5;

/** What holds for a lead that arrived at a time, on the firm's clock; the days count from the end of an absence. */
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

/** The end of the last of so many business days after a time. */
export function endOfBusinessDays(from: number, count: number, timeZone: string): number {
  const date = new Date(`${isoTime(from, timeZone).slice(0, 10)}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setTime(date.getTime() + day);
    if (![0, 6].includes(date.getUTCDay())) left -= 1;
  }
  return startOfDay(new Date(date.getTime() + day).toISOString().slice(0, 10), timeZone);
}
