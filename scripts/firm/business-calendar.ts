import Holidays from "date-holidays";
import type { Day } from "#content/day.ts";
import { addBusinessDays, addDays, type BusinessCalendar } from "#content/firm/business-days.ts";
import { type Hours, weekdaysOf } from "#content/firm/firm-facts.ts";

interface Opening {
  hours?: readonly Pick<Hours, "days">[] | undefined;
  /** Two letters; without it only the holidays of the whole country are known. */
  province?: string | undefined;
  absence?: Absence | undefined;
  others?: readonly Omit<Opening, "absence" | "others">[];
}

type Absence = Readonly<Record<"from" | "until", Day>>;

/** Statutory in British Columbia and elsewhere; the package calls it an observance. */
const reconciliation = "09-30 since 2021";
/**
 * Statutory in no province or territory; the package calls it one in Ontario, Yukon and the Northwest
 * Territories (https://yukon.ca/en/find-yukon-statutory-holiday).
 */
const easterMonday = "easter 1";

export function businessCalendarOf({ others = [], ...first }: Opening, year: number): BusinessCalendar {
  const { absence } = first;
  const calendars = [first, ...others.map((office) => ({ ...office, absence }))].map((office) =>
    calendarOf(office, year),
  );
  const isClosed = (day: Day) =>
    calendars.every(
      ({ weekdays, closed }) => closed.includes(day) || !weekdays.includes(new Date(day).getUTCDay()),
    );
  return {
    weekdays: [...new Set(calendars.flatMap(({ weekdays }) => weekdays))],
    closed: [...new Set(calendars.flatMap(({ closed }) => closed))].filter(isClosed),
  };
}

/** The holidays of last year and the next ones, for a worker that is deployed once and never again. */
function calendarOf({ hours, province, absence }: Opening, year: number): BusinessCalendar {
  const holidays = province ? new Holidays("CA", province) : new Holidays("CA");
  const statutory = Array.from({ length: 8 }, (_, at) => holidays.getHolidays(year - 1 + at))
    .flat()
    .filter(({ type, rule }) => (type === "public" && rule !== easterMonday) || rule === reconciliation)
    .map(({ date }) => date.slice(0, 10) as Day);
  const days = hours?.flatMap(({ days }) => weekdaysOf(days));
  return {
    weekdays: days ? [...new Set(days)] : [1, 2, 3, 4, 5],
    closed: [...statutory, ...(absence ? daysOf(absence) : [])],
  };
}

function daysOf({ from, until }: Absence): readonly Day[] {
  const length = (Date.parse(until) - Date.parse(from)) / 86_400_000;
  return Array.from({ length: length + 1 }, (_, at) => addDays(from, at));
}

/** The first day on which a lead waits longer for its reply because of an absence. */
export function firstDelayed(
  { absence, ...opening }: Opening & { absence: Absence },
  replyDays: number,
): Day {
  const year = Number(absence.from.slice(0, 4));
  const [usual, delayed] = [
    businessCalendarOf(opening, year),
    businessCalendarOf({ ...opening, absence }, year),
  ];
  const isDelayed = (day: Day) =>
    addBusinessDays(day, replyDays, delayed) !== addBusinessDays(day, replyDays, usual);
  let first = absence.from;
  while (isDelayed(addDays(first, -1))) first = addDays(first, -1);
  return first;
}
