import { elided } from "./elided.ts";

const english = "en-CA";

/**
 * A time in words that need no calculation: `Sun, Nov 22, 2026, 9:07 a.m.` on the clock of an IANA time zone;
 * of this machine, if the zone is absent or unknown.
 */
export function showTime(time: number, timeZone = "", locale = english): string {
  return show("full", time, isKnown(timeZone) ? timeZone : "", locale);
}

/** Weekday and time: `Sun 6:07 p.m.` */
export function showClock(time: number, timeZone: string, locale = english): string {
  return `${show("day", time, timeZone, locale)} ${show("clock", time, timeZone, locale)}`;
}

/** The everyday name of a time zone: `Vancouver time`, `India time`, `heure de Vancouver`. */
export function nameClock(time: number, timeZone: string, locale = english): string {
  const name = nameOfZone("name", time, timeZone, locale).replace(/ Time$/, " time");
  // Canadian French abbreviates Canada's zones, such as HP; other French has their cities.
  if (!/^H\p{Lu}+$/u.test(name)) return name;
  const city = nameOfZone("name", time, timeZone, "fr").replace(/^.*: /, "");
  return elided(`heure de ${city}`, city);
}

/** Minutes by which a time zone's clock is ahead of another one's; negative if behind. */
export function minutesAhead(time: number, timeZone: string, base: string): number {
  return offset(time, timeZone).minutes - offset(time, base).minutes;
}

export function isTimeZone(text: string): boolean {
  // Intl also knows offsets, such as `+01:00`.
  return /^[a-z]/i.test(text) && isKnown(text);
}

/** Whether a zone is that of a place. Browsers that hide their place report `UTC` or similar. */
export function isPlaceZone(text: string): boolean {
  return isTimeZone(text) && /^(?!Etc\/)[A-Za-z_]+\//.test(text);
}

/** A time zone of a country (ISO 3166-1 alpha-2) if all its zones show the same time. */
export function zoneOfCountry(country: string, time: number): string | undefined {
  // TypeScript's library has no time zones of a locale yet; V8 and Node have had them since 2024.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    getTimeZones?: () => readonly string[] | undefined;
  };
  const zones = locale.getTimeZones?.() ?? [];
  const [first] = zones;
  if (first === undefined) return undefined;
  return zones.every((zone) => minutesAhead(time, zone, first) === 0) ? first : undefined;
}

/**
 * ISO 8601 with seconds: `2026-11-22T09:07:31-08:00` on the clock of a time zone, otherwise
 * `2026-11-22T17:07:31Z`.
 */
export function isoTime(time: number, timeZone?: string): string {
  if (timeZone === undefined) return new Date(time).toISOString().replace(/\.\d+/, "");
  const { minutes, text } = offset(time, timeZone);
  return new Date(time + minutes * 60_000).toISOString().slice(0, 19) + text;
}

/**
 * The beginning of a day such as `2026-11-22`, or another time of it, on the clock of a time zone, in
 * milliseconds since 1970; NaN if it is not a day.
 */
export function startOfDay(day: string, timeZone: string, clock = "00:00"): number {
  const utc = Date.parse(`${day}T${clock}:00Z`);
  if (Number.isNaN(utc)) return utc;
  const near = utc - offset(utc, timeZone).minutes * 60_000;
  // The clock may have been changed between the two.
  return utc - offset(near, timeZone).minutes * 60_000;
}

function offset(time: number, timeZone: string) {
  const name = nameOfZone("offset", time, timeZone);
  const [text = "+00:00", sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return { text, minutes: (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) };
}

function show(kind: Kind, time: number, timeZone: string, locale: string) {
  return withSpaces(formatter(kind, timeZone, locale).format(time), locale);
}

function nameOfZone(kind: Kind, time: number, timeZone: string, locale = english) {
  const parts = formatter(kind, timeZone, locale).formatToParts(time);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  return withSpaces(name, locale);
}

/**
 * Replaces narrow and no-break spaces before `a.m.`, which a plain mail or a terminal does not need. French
 * keeps those within `18 h 07` and before a colon, and has no zero before an hour.
 */
function withSpaces(text: string, locale: string) {
  const plain = text.replace(/[\u00a0\u202f]/g, " ");
  if (locale === english) return plain;
  return plain.replace(/\b0(?=\d h\b)/, "").replace(/ (?=h\b|:)|(?<=\bh) (?=\d)/g, "\u00a0");
}

function isKnown(timeZone: string) {
  try {
    return timeZone !== "" && formatter("offset", timeZone, english) !== undefined;
  } catch {
    return false;
  }
}

type Kind = keyof typeof kinds;

const kinds = {
  full: {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
  },
  day: { weekday: "short" },
  clock: { hour: "numeric", minute: "2-digit" },
  name: { hour: "numeric", timeZoneName: "shortGeneric" },
  offset: { hour: "numeric", timeZoneName: "longOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making one takes about 0.2 ms, using it almost nothing. Zone names come from visitors, so the map is
// bounded.
const formatters = new Map<string, Intl.DateTimeFormat>();
const mostFormatters = 500;

function formatter(kind: Kind, timeZone: string, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${kind} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  // World English abbreviates no zone, and names the country if it has one zone, otherwise the city.
  const made = new Intl.DateTimeFormat(kind === "name" && locale === english ? "en-001" : locale, {
    ...kinds[kind],
    ...(timeZone === "" ? {} : { timeZone }),
  });
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, made);
  return made;
}
