import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { expect, test } from "vitest";
import { clockCountry, northAmerican } from "#site/pages/language-page/clock-country.ts";

test("the countries under +1 are those of the numbering plans", () => {
  const known = getCountries().filter((country) => getCountryCallingCode(country) === "1");
  expect(known.toSorted()).toEqual([...northAmerican].toSorted());
});

test.each([
  ["America/Mexico_City", "MX"],
  ["Asia/Calcutta", "IN"],
  ["America/Jamaica", "CA"],
  ["America/Toronto", "CA"],
  ["UTC", "CA"],
])("a number begins by a clock of %s in %s", (timeZone, country) => {
  expect(clockCountry(timeZone)).toBe(country);
});
