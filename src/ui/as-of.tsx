import type { Day } from "#content/day.ts";
import { locale } from "#content/language.ts";
import { words } from "#language/site.ts";
import { Filled } from "./filled.tsx";

// A fixed zone: the server and every browser must write the same day.
const long = new Intl.DateTimeFormat(locale === "en-CA" ? "en-GB" : locale, {
  dateStyle: "long",
  timeZone: "UTC",
});

/** In French a day and its month stay on one line. */
export function longDay(day: Day): string {
  const text = long.format(new Date(day));
  return locale === "fr-CA" ? text.replace(" ", "\u00a0") : text;
}

/** The day on which a report was last read. */
export function AsOf({ day }: { readonly day: Day }) {
  return <Filled text={words.report.asOf} values={{ day: <time dateTime={day}>{longDay(day)}</time> }} />;
}
