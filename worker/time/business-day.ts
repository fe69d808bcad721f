import type { Day } from "#content/day.ts";
import { addBusinessDays } from "#content/firm/business-days.ts";
import { calendar } from "#firm/business-days.ts";
import { isoTime } from "#lead/local-time.ts";

/** The `count`th day after a moment's own on which the firm is open, such as `2026-12-03`. */
export function businessDayAfter(time: number, count: number, timeZone: string, days = calendar): Day {
  return addBusinessDays(isoTime(time, timeZone).slice(0, 10) as Day, count, days);
}
