import { describe, expect, test } from "vitest";
import {
  isPlaceZone,
  isTimeZone,
  minutesAhead,
  nameClock,
  showClock,
  showTime,
  zoneOfCountry,
} from "#lead/local-time.ts";
import { showDate } from "#lead/show-date.ts";

const winter = Date.UTC(2026, 10, 22, 17, 7);
const summer = Date.UTC(2026, 6, 1, 17, 7);

describe("a time", () => {
  test("is shown on the reader's clock, the day with it", () => {
    expect(showTime(winter, "America/Regina")).toBe("Sun, Nov 22, 2026, 11:07 a.m.");
    expect(showTime(winter, "Asia/Tokyo")).toBe("Mon, Nov 23, 2026, 2:07 a.m.");
  });

  test("is shown on the machine's clock where the zone is not known", () => {
    expect(showTime(winter, "Mars/Olympus")).toBe(showTime(winter));
  });

  test("is a first of the month as French and Brazil write it", () => {
    const firstIn = (tag: string) => showDate(Date.UTC(2027, 0, 1), { tag, timeZone: "UTC", tells: "day" });
    expect(["fr-CA", "pt-BR", "es"].map(firstIn)).toEqual([
      "1er janvier 2027",
      "1º de janeiro de 2027",
      "1 de enero de 2027",
    ]);
  });

  test("is shown short with its weekday", () => {
    expect(showClock(winter, "Africa/Lagos")).toBe("Sun 6:07 p.m.");
    expect(showClock(winter, "Asia/Tokyo")).toBe("Mon 2:07 a.m.");
  });

  test.each([
    ["Africa/Lagos", "Nigeria time"],
    ["Asia/Calcutta", "India time"],
    ["Asia/Kolkata", "India time"],
    ["America/Toronto", "Toronto time"],
    ["Europe/Kiev", "Ukraine time"],
  ])("of %s is called %s", (zone, name) => {
    expect(nameClock(winter, zone)).toBe(name);
  });

  test("is apart by hours and minutes, which summer time changes", () => {
    expect(minutesAhead(winter, "Europe/Berlin", "UTC")).toBe(60);
    expect(minutesAhead(summer, "Europe/Berlin", "UTC")).toBe(120);
    expect(minutesAhead(winter, "Asia/Kolkata", "America/Regina")).toBe(690);
    expect(minutesAhead(winter, "Pacific/Marquesas", "UTC")).toBe(-570);
  });
});

describe("a time zone", () => {
  test.each(["Africa/Lagos", "America/Argentina/Buenos_Aires", "UTC"])("%s is one", (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  test.each(["", "+05:30", "Mars/Olympus", "../../etc", "Africa/Lagos\n", "<b>", "x".repeat(1000)])(
    "%j is none",
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );

  test.each(["UTC", "Etc/GMT+3", "GMT"])(
    "%s is no place, because it stands for a browser that hides where it is",
    (zone) => {
      expect(isPlaceZone(zone)).toBe(false);
    },
  );
});

describe("the clock of a country", () => {
  test.each([
    ["NG", "Africa/Lagos"],
    ["IN", "Asia/Calcutta"],
    ["GB", "Europe/London"],
    // Two zones with one time.
    ["DE", "Europe/Berlin"],
  ])("of %s is that of %s", (country, zone) => {
    expect(zoneOfCountry(country, winter)).toBe(zone);
  });

  test.each(["CA", "US", "BR", "AU", "XK", "ZZ"])("of %s is not one clock", (country) => {
    expect(zoneOfCountry(country, winter)).toBeUndefined();
  });
});
