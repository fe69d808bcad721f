import type { Day } from "#content/day.ts";
import { locale } from "#content/language.ts";
import { words } from "#language/site.ts";
import { showDate } from "#lead/show-date.ts";
import { Interpolated } from "./interpolated.tsx";

/** In a fixed zone, so that the server and every browser write the same day. */
export function longDay(day: Day): string {
  return showDate(new Date(day), { tag: locale, timeZone: "UTC", precision: "day" });
}

export function AsOf({ day }: { day: Day }) {
  return (
    <Interpolated text={words.report.asOf} values={{ day: <time dateTime={day}>{longDay(day)}</time> }} />
  );
}
