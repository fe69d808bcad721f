import { expect, test } from "vitest";
import { countryName } from "#forms/phone/country-name.ts";

const browsersName = (code: string) => new Intl.DisplayNames(["en"], { type: "region" }).of(code);

test("every country has the name that the browser gives it, the usual one included", () => {
  for (const code of ["CA", "NG", "BR", "KR"]) expect(countryName(code)).toBe(browsersName(code));
});

test("the sign for no country is called International", () => {
  expect(countryName("ZZ")).toBe("International");
});
