import { words } from "#language/site.ts";
import { filled } from "./filled.ts";
import { type Hours, type Weekday, weekdays } from "./firm-facts.ts";
import { locale } from "./language.ts";

const day = 86_400_000;

/** Hours in words on the clock of a time zone: `Monday to Friday, 9:00 a.m. to 5:00 p.m.`; `now` in milliseconds. */
export function hoursOn(timeZone: string, { days: [first, last], ...hours }: Hours, now: number): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  const opens = instantOf(first, hours.from, hours.timeZone, now);
  const opensLast = instantOf(last, hours.from, hours.timeZone, now);
  const closes = instantOf(first, hours.to, hours.timeZone, now);
  return filled(first === last ? words.terms.day : words.terms.days, {
    first: weekday.format(opens),
    last: weekday.format(opensLast),
    // Browsers differ in the space before `a.m.`.
    from: clock.format(opens).replace(/\s/g, "\u00a0"),
    to: clock.format(closes).replace(/\s/g, "\u00a0"),
  });
}

/** The name of a clock: `Pacific Time`. */
export function clockName(timeZone: string, now: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The moment of a time of the day on the week's next such day, in milliseconds. */
function instantOf(weekday: Weekday, time: string, timeZone: string, now: number): number {
  const today = new Date(now + offsetAt(now, timeZone));
  const ahead = (weekdays.indexOf(weekday) - today.getUTCDay() + 7) % 7;
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const local = Math.floor(today.getTime() / day) * day + ahead * day + (hour * 60 + minute) * 60_000;
  return local - offsetAt(local, timeZone);
}

/** Returns the milliseconds by which a zone's clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "medium",
  }).formatToParts(instant);
  const of = (kind: string) => Number(parts.find(({ type }) => type === kind)?.value);
  const shown = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}
