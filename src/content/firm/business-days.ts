import type { Day } from "#content/day.ts";

export interface BusinessCalendar {
  /** Weekdays on which the firm is open; 0 is Sunday. */
  weekdays: readonly number[];
  /** Statutory holidays and the days of an absence. */
  closed: readonly Day[];
}

/** The `count`th business day after a day, which itself does not count. */
export function addBusinessDays(from: Day, count: number, { weekdays, closed }: BusinessCalendar): Day {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (weekdays.includes(new Date(day).getUTCDay()) && !closed.includes(day)) left -= 1;
  }
  return day;
}

export function addDays(from: Day, count: number): Day {
  return new Date(Date.parse(from) + count * 86_400_000).toISOString().slice(0, 10) as Day;
}
