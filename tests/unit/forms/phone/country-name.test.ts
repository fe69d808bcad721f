import { expect, test } from "vitest";
import { countryName } from "#forms/phone/country-name.ts";

const browsersName = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code);

test.each(["en", "fr-CA"])("every country has the name that the browser gives it in %s", (locale) => {
  for (const code of ["CA", "NG", "BR", "KR"])
    expect(countryName(code, locale)).toBe(browsersName(code, locale));
});

test("the sign for no country is called International in both languages", () => {
  expect(countryName("ZZ", "en")).toBe("International");
  expect(countryName("ZZ", "fr-CA")).toBe("International");
});
