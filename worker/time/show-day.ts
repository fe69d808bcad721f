/** A day such as `2026-11-25` in words: `Wed, Nov 25`; in another year than `today` with the year. */
export function showDay(day: string, locale: string, today: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric",
    timeZone: "UTC",
  });
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
}
