import { expect, test, vi } from "vitest";
import { countryName } from "#forms/country-name.ts";

test("the usual country is named without the browser's list, which is slow to load", () => {
  const list = vi.spyOn(Intl, "DisplayNames");
  expect(countryName("CA")).toBe("Canada");
  expect(countryName("ZZ")).toBe("International");
  expect(list).not.toHaveBeenCalled();
  list.mockRestore();
  expect(countryName("CA")).toBe(new Intl.DisplayNames(["en"], { type: "region" }).of("CA"));
});

test("any other country has the name that the browser gives it", () => {
  expect(countryName("NG")).toBe("Nigeria");
});
