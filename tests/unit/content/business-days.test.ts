import { describe, expect, test } from "vitest";
import { addBusinessDays } from "#content/firm/business-days.ts";
import { businessCalendarOf, firstDelayed } from "#scripts/firm/business-calendar.ts";

type Opening = Parameters<typeof businessCalendarOf>[0];

const weekdays = { days: ["Monday", "Friday"] } as const;
const saturday = { days: ["Saturday", "Saturday"] } as const;
const weekend = { from: "2026-11-27", until: "2026-12-01" } as const;

describe("one calendar for every promise", () => {
  test.each<[string, Opening, from: `${number}-${number}-${number}`, count: number, due: string]>([
    ["from a Friday", {}, "2026-11-20", 1, "2026-11-23"],
    ["over Christmas", {}, "2026-12-24", 1, "2026-12-28"],
    ["over New Year", {}, "2026-12-31", 2, "2027-01-05"],
    ["over the Saint-Jean in Québec", { province: "QC" }, "2027-06-23", 1, "2027-06-25"],
    ["over the same day in Ontario", { province: "ON" }, "2027-06-23", 1, "2027-06-24"],
    ["over Canada Day", { province: "BC" }, "2027-06-30", 1, "2027-07-02"],
    ["over Truth and Reconciliation in British Columbia", { province: "BC" }, "2027-09-29", 1, "2027-10-01"],
    ["over Family Day in Alberta", { province: "AB" }, "2027-02-12", 1, "2027-02-16"],
    ["over the same day in Québec", { province: "QC" }, "2027-02-12", 1, "2027-02-15"],
    ["over Easter in Ontario", { province: "ON" }, "2027-03-25", 1, "2027-03-29"],
    ["over Easter in Yukon", { province: "YT" }, "2027-03-25", 1, "2027-03-29"],
    ["into an absence over a weekend", { absence: weekend }, "2026-11-26", 1, "2026-12-02"],
    ["within it", { absence: weekend }, "2026-11-28", 2, "2026-12-03"],
    ["to an open Saturday", { hours: [weekdays, saturday] }, "2026-11-27", 1, "2026-11-28"],
    ["past a closed Monday", { hours: [{ days: ["Tuesday", "Saturday"] }] }, "2026-11-28", 1, "2026-12-01"],
    [
      "with hours over the end of a week",
      { hours: [{ days: ["Friday", "Monday"] }] },
      "2026-11-30",
      2,
      "2026-12-05",
    ],
    [
      "to a Saturday on which the other office is open",
      { province: "QC", others: [{ province: "QC", hours: [{ days: ["Thursday", "Saturday"] }] }] },
      "2027-07-01",
      2,
      "2027-07-03",
    ],
    [
      "on the Saint-Jean, when the office in Toronto is open",
      { province: "QC", others: [{ province: "ON" }] },
      "2027-06-23",
      1,
      "2027-06-24",
    ],
    ["to the third open day", {}, "2026-11-25", 3, "2026-11-30"],
    ["of no days", {}, "2026-12-25", 0, "2026-12-25"],
  ])("business days %s", (_, opening, from, count, due) => {
    expect(addBusinessDays(from, count, businessCalendarOf(opening, 2026))).toBe(due);
  });

  test("knows the holidays of last year and of the next six", () => {
    const { closed } = businessCalendarOf({}, 2026);
    const christmases = closed.filter((day) => day.endsWith("-12-25"));
    expect(christmases.map((day) => day.slice(0, 4))).toEqual([
      "2025",
      "2026",
      "2027",
      "2028",
      "2029",
      "2030",
      "2031",
      "2032",
    ]);
  });

  test.each([
    ["a lead two days before it waits longer", weekend, 2, "2026-11-25"],
    ["nobody is promised a day", weekend, 0, "2026-11-27"],
    ["the days are closed anyway", { from: "2026-11-28", until: "2026-11-29" }, 2, "2026-11-28"],
  ] as const)("an absence is mentioned from the day on which %s", (_, absence, replyDays, first) => {
    expect(firstDelayed({ absence }, replyDays)).toBe(first);
  });
});
