import { expect, test } from "vitest";
import { looksLikeBirth, storedInstead, writtenAges, writtenNumber } from "#lead/written-numbers.ts";

test.each([
  ["三年", 3],
  ["两年半", 2],
  ["十年", 10],
  ["十五", 15],
  ["二十年", 20],
  ["三十五岁", 35],
  ["六个月", 0],
])("the Chinese numeral of %s is read as %i", (text, number) => {
  expect(writtenNumber(text)).toBe(number);
});

test("Chinese numerals are read in a list of ages, and in a year of birth", () => {
  expect(writtenAges("三岁、十二岁")).toBe("3, 12");
  expect(looksLikeBirth("一九九〇年")).toBe(true);
});

test.each([
  ["34", ""],
  ["三十四", ""],
  ["34½", "34"],
  ["5年", "5"],
])("of %s, what is stored is shown as '%s'", (text, shown) => {
  expect(storedInstead("integer", text)).toBe(shown);
});
