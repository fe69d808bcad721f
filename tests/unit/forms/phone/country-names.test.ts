import { expect, test } from "vitest";
import { countryNames } from "#forms/phone/country-names.ts";

const browsersName = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code);

test.each(["en", "fr-CA"])("every country has the name that the browser gives it in %s", (locale) => {
  for (const code of ["CA", "NG", "BR", "KR"])
    expect(countryNames(locale)(code)).toBe(browsersName(code, locale));
});

test("a name that is at hand is not looked for", () => {
  expect(countryNames("en", { ZZ: "International" })("ZZ")).toBe("International");
});
