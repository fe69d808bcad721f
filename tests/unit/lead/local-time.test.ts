import { getCountries } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { isPlaceZone, isTimeZone, showTime, zoneOfCountry } from "#lead/local-time.ts";
import { showDate } from "#lead/show-date.ts";
import { clockCountry } from "#site/pages/language-page/clock-country.ts";

const winter = Date.UTC(2026, 10, 22, 17, 7);

test("a time is shown on the machine's clock where the zone is not known", () => {
  expect(showTime(winter, "Mars/Olympus")).toBe(showTime(winter));
});

/** `_`: no line breaks there. */
test.each<[tag: string, at: number | "day", shown: string]>([
  ["fr-CA", "day", "1er_janvier 2027"],
  ["pt-BR", "day", "1º_de_janeiro de 2027"],
  ["es", "day", "1_de_enero de 2027"],
  ["en-CA", "day", "January_1, 2027"],
  ["en-GB", "day", "1_January 2027"],
  ["uk", "day", "1_січня 2027_р."],
  ["uk", 1, "1_січня 2027_р. о_01:05"],
  ["en-CA", 6, "January_1, 2027 at 6:05_a.m."],
  ["fr-CA", 1, "1er_janvier 2027 à 1_h_05"],
  ["fr-CA", 10, "1er_janvier 2027 à 10_h_05"],
  ["es", 1, "1_de_enero de 2027 a la 1:05_a._m."],
  ["pt-BR", 0, "1º_de_janeiro de 2027 à 00:05"],
  ["pt-BR", 1, "1º_de_janeiro de 2027 à 01:05"],
  ["pt-BR", 2, "1º_de_janeiro de 2027 às 02:05"],
  ["ar", 6, "1_يناير 2027 في 6:05_ص"],
  ["fa", 1, "1_ژانویهٔ 2027 ساعت 1:05"],
  ["tl", 6, "Enero_1, 2027 nang 6:05_AM"],
])("in %s the first of January, at hour %s, is '%s'", (tag, at, shown) => {
  const [precision, hour] = at === "day" ? (["day", 0] as const) : (["time", at] as const);
  const text = showDate(Date.UTC(2027, 0, 1, hour + 5, 5), { tag, timeZone: "America/Toronto", precision });
  expect(text.replace(/[\u00a0\u202f]/g, "_")).toBe(shown);
});

test.each([
  ["Africa/Lagos", "a place"],
  ["America/Argentina/Buenos_Aires", "a place"],
  // They are what a browser that hides its place reports.
  ["UTC", "a zone"],
  ["Etc/GMT+3", "a zone"],
  ["", "none"],
  ["Mars/Olympus", "none"],
  ["../../etc", "none"],
  ["Africa/Lagos\n", "none"],
  ["x".repeat(1000), "none"],
])("a time zone %j is that of %s", (zone, kind) => {
  expect([isTimeZone(zone), isPlaceZone(zone)]).toEqual([kind !== "none", kind === "a place"]);
});

test.each<readonly [country: string, zone: string | undefined]>([
  ["NG", "Africa/Lagos"],
  ["IN", "Asia/Calcutta"],
  ["GB", "Europe/London"],
  // Two zones with one time.
  ["DE", "Europe/Berlin"],
  ...["CA", "US", "BR", "AU", "XK", "ZZ"].map((country) => [country, undefined] as const),
])("the one clock of %s is that of %s", (country, zone) => {
  expect(zoneOfCountry(country, winter)).toBe(zone);
});

/** Zones, the country in which a clock of each hangs, and the one in which a number begins by it. */
test.each([
  ["Africa/Lagos", "NG", "NG"],
  ["Asia/Calcutta", "IN", "IN"],
  ["Asia/Kolkata", "IN", "IN"],
  ["America/Mexico_City", "MX", "MX"],
  ["America/Argentina/Buenos_Aires", "AR", "AR"],
  ["America/Los_Angeles", "US", "CA"],
  ["America/Jamaica", "JM", "CA"],
  ["UTC", undefined, "CA"],
  ["constructor/x", undefined, "CA"],
  ["", undefined, "CA"],
])("a clock of %s hangs in %s, and a number begins by it in %s", (zone, country, first) => {
  expect([countryOfZone(zone), clockCountry(zone)]).toEqual([country, first]);
});

test("every zone that Unicode's list gives a country is one of it", () => {
  for (const country of getCountries()) {
    const { timeZones = [] } = new Intl.Locale(`und-${country}`) as { timeZones?: readonly string[] };
    for (const zone of timeZones) expect(countryOfZone(zone), zone).toBe(country);
  }
});
