import { getCountries } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { countryOfZone } from "#lead/country-of-zone.ts";

test.each([
  ["Africa/Lagos", "NG"],
  ["Asia/Calcutta", "IN"],
  ["Asia/Kolkata", "IN"],
  ["America/Argentina/Buenos_Aires", "AR"],
  ["America/Toronto", "CA"],
  ["America/Los_Angeles", "US"],
  ["UTC", undefined],
  ["Etc/UTC", undefined],
  ["constructor/x", undefined],
  ["", undefined],
])("a clock of %s hangs in %s", (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test("every zone that Unicode's list gives a country is one of it", () => {
  for (const country of getCountries()) {
    const { timeZones = [] } = new Intl.Locale(`und-${country}`) as {
      readonly timeZones?: readonly string[];
    };
    for (const zone of timeZones) expect(countryOfZone(zone), zone).toBe(country);
  }
});
