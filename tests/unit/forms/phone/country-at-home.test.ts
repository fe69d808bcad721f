import { expect, test } from "vitest";
import { countryAtHome } from "#forms/phone/phone-plan.tsx";

const nigeria = { code: "NG", calling: "+234" };

test.each([
  // As people type it at home, under the country with which every form begins.
  ["08021234567", "CA", "Africa/Lagos", nigeria],
  ["8021234567", "CA", "Africa/Lagos", nigeria],
  ["9876543210", "CA", "Asia/Kolkata", { code: "IN", calling: "+91" }],
  // The library takes it for one of Texas.
  ["55 1234 5678", "US", "America/Mexico_City", { code: "MX", calling: "+52" }],
])("%s under %s with the clock %s could be a number at home", (text, country, zone, home) => {
  expect(countryAtHome(text, country, "CA", zone)).toEqual(home);
});

test.each([
  ["", "CA", "Africa/Lagos"],
  ["+2348021234567", "CA", "Africa/Lagos"],
  ["002348021234567", "CA", "Africa/Lagos"],
  ["802", "CA", "Africa/Lagos"],
  ["08021234567", "NG", "Africa/Lagos"],
  // Chosen by hand.
  ["0612345678", "FR", "Africa/Lagos"],
  ["6045550142", "CA", "America/Toronto"],
  ["6045550142", "CA", "America/New_York"],
  ["8765550142", "CA", "America/Jamaica"],
  ["6045550142", "CA", "UTC"],
])("%s under %s with the clock %s is left alone", (text, country, zone) => {
  expect(countryAtHome(text, country, "CA", zone)).toBeUndefined();
});
