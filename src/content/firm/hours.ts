import { interpolate } from "#content/interpolate.ts";
import { locale } from "#content/language.ts";
import { words } from "#language/site.ts";
import { type Hours, type Weekday, weekdays } from "./firm-facts.ts";

/** Hours in words, on the firm's clock: `Monday to Friday, 9:00 a.m. to 5:00 p.m., Pacific Time`. */
export function hoursInWords(spans: readonly Hours[]): string {
  const hours = spans.map(spanInWords).join("; ");
  const timeZone = spans[0]?.timeZone;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" }).formatToParts();
  const clock = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return interpolate(words.terms.hours, { hours, clock });
}

function spanInWords({ days: [first, last], from, to }: Hours) {
  return interpolate(first === last ? words.terms.day : words.terms.days, {
    first: dayInWords(first),
    last: dayInWords(last),
    from: timeInWords(from),
    to: timeInWords(to),
  });
}

function dayInWords(day: Weekday) {
  // A week that began on a Sunday.
  const date = Date.UTC(2023, 0, 1 + weekdays.indexOf(day));
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(date);
}

/** Browsers differ in the space before `a.m.`; French writes `9 h` for `09 h 00`. */
function timeInWords(time: string) {
  return new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" })
    .format(Date.parse(`2023-01-01T${time}Z`))
    .replace(/^0(?=\d)/, "")
    .replace(/h\s00$/, "h")
    .replace(/\s/g, "\u00a0");
}
