import { addDays } from "#content/firm/business-days.ts";
import { firm } from "#content/firm/firm.ts";
import { startOfDay } from "#lead/local-time.ts";
import { businessDayAfter } from "./business-day.ts";

/** Milliseconds since 1970. */
export interface ReplyPromise {
  until: number;
  /** False if the firm promises nothing, and this is an assumption. */
  isMade: boolean;
}

/** Assumed business days if the firm promises none. */
const usualDays = 5;

/** The one answer to when a reply is due; every text and figure uses it. */
export function promiseFor(
  arrivedAt: number,
  timeZone: string,
  days?: Parameters<typeof businessDayAfter>[3],
): ReplyPromise {
  const { replyDays } = firm;
  const last = businessDayAfter(arrivedAt, replyDays ?? usualDays, timeZone, days);
  return { until: startOfDay(addDays(last, 1), timeZone), isMade: replyDays !== undefined };
}
