import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { countryOfZone } from "#lead/country-of-zone.ts";
import { isPlaceZone, isTimeZone, showTime, zoneOfCountry } from "#lead/local-time.ts";
import { showDate } from "#lead/show-date.ts";
import { clockCountry, northAmerican } from "#site/pages/language-page/clock-country.ts";

const winter = Date.UTC(2026, 10, 22, 17, 7);

describe("a time", () => {
  test("is shown on the machine's clock where the zone is not known", () => {
    expect(showTime(winter, "Mars/Olympus")).toBe(showTime(winter));
  });

  test("is a day that stays with its month, and the first of one as French and Brazil write it", () => {
    const firstIn = (tag: string) =>
      showDate(Date.UTC(2027, 0, 1), { tag, timeZone: "UTC", precision: "day" });
    expect(["fr-CA", "pt-BR", "es", "en-CA", "en-GB", "uk"].map(firstIn)).toEqual([
      "1er\u00a0janvier 2027",
      "1º\u00a0de\u00a0janeiro de 2027",
      "1\u00a0de\u00a0enero de 2027",
      "January\u00a01, 2027",
      "1\u00a0January 2027",
      "1\u00a0січня 2027\u00a0р.",
    ]);
  });

  test("has its hour as each language writes it", () => {
    const shownIn = (tag: string, hour = 6) =>
      showDate(Date.UTC(2027, 0, 1, hour, 5), { tag, timeZone: "America/Toronto", precision: "time" });
    expect(shownIn("fr-CA", 15)).toContain("à 10");
    expect(["fr-CA", "es", "fa"].map((tag) => shownIn(tag).replace(/\s/g, " "))).toEqual([
      "1er janvier 2027 à 1 h 05",
      "1 de enero de 2027 a la 1:05 a. m.",
      "1 ژانویهٔ 2027 ساعت 1:05",
    ]);
  });

  test.each(["en-CA", "fr-CA", "es", "ar", "tl"])("stays in one piece in %s", (tag) => {
    const text = showDate(Date.UTC(2027, 0, 1, 6, 5), { tag, timeZone: "UTC", precision: "time" });
    const [clock = "none"] = text.split(/[ \n]/).slice(-1);
    expect(clock).toMatch(/^6(?::|\sh\s)05/);
  });

  test("has à in Portuguese before midnight and one", () => {
    const shownAt = (hour: number) =>
      showDate(Date.UTC(2027, 0, 1, hour, 5), { tag: "pt-BR", timeZone: "UTC", precision: "time" });
    const clocks = [0, 1, 2, 10].map((hour) => shownAt(hour).match(/às? \d\d/)?.[0]);
    expect(clocks).toEqual(["à 00", "à 01", "às 02", "às 10"]);
  });
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

test("the countries under +1 are those of the numbering plans", () => {
  const known = getCountries().filter((country) => getCountryCallingCode(country) === "1");
  expect(known.toSorted()).toEqual([...northAmerican].toSorted());
});
