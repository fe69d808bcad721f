import { readFileSync } from "node:fs";
import examples from "libphonenumber-js/examples.mobile.json";
import { getCountries, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { expect, test } from "vitest";
import { leanMetadata } from "#scripts/phone-metadata/lean-metadata.ts";
import { parsePhoneNumber } from "#worker/phone-library.ts";

test("the worker's phone metadata is made from the library that is installed", () => {
  const written = readFileSync("worker/phone-metadata.json", "utf8");
  expect(written === leanMetadata(), "npm run update:phones writes it anew").toBe(true);
});

test("numbers are read by it as by the library's own", () => {
  const read = (number: ReturnType<typeof parsePhoneNumber>) =>
    number && [number.number, number.country, number.ext, number.isPossible(), number.nationalNumber];
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    const national = `${example?.nationalNumber}`;
    for (const text of [
      example?.number ?? "",
      `0${national}`,
      `${national} ext. 7`,
      national.slice(2),
      `${national}12`,
    ])
      expect(read(parsePhoneNumber(text, country)), `${country} ${text}`).toEqual(
        read(parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })),
      );
  }
  expect(getCountries().length).toBeGreaterThan(240);
  expect(read(parsePhoneNumber("+80012345678"))).toEqual(
    read(parsePhoneNumberFromString("+80012345678", { extract: false })),
  );
});
