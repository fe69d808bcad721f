import { words } from "#language/site.ts";
import { filled } from "./filled.ts";
import { type Hours, type Weekday, weekdays } from "./firm-facts.ts";
import { locale } from "./language.ts";

/** Hours in words on the clock of a time zone: `Monday to Friday, 9:00 a.m. to 5:00 p.m.`; `now` in milliseconds. */
export function hoursOn(timeZone: string, { days: [first, last], ...hours }: Hours, now: number): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone });
  // Browsers differ in the space before `a.m.`; French writes `9 h` for `09 h 00`.
  const shown = (at: number) =>
    clock
      .format(at)
      .replace(/^0(?=\d)/, "")
      .replace(/h\s00$/, "h")
      .replace(/\s/g, "\u00a0");
  const opens = instantOf(first, hours.from, hours.timeZone, now);
  const opensLast = instantOf(last, hours.from, hours.timeZone, now);
  const closes = instantOf(first, hours.to, hours.timeZone, now);
  return filled(first === last ? words.terms.day : words.terms.days, {
    first: weekday.format(opens),
    last: weekday.format(opensLast),
    from: shown(opens),
    to: shown(closes),
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
  const local = today.setUTCHours(hour + ahead * 24, minute, 0, 0);
  return local - offsetAt(local, timeZone);
}

/** Returns the milliseconds by which a zone's clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  // Swedish writes a time as ISO 8601 does, but for the T.
  const shown = new Date(instant).toLocaleString("sv", { timeZone });
  return Date.parse(`${shown.replace(" ", "T")}Z`) - Math.floor(instant / 1000) * 1000;
}
