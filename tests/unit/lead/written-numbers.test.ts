import { expect, test } from "vitest";
import { looksLikeBirth, storedInstead, writtenAges, writtenNumber } from "#lead/written-numbers.ts";

test.each([
  ["三年", 3],
  ["两年半", 2],
  ["十年", 10],
  ["十五", 15],
  ["二十年", 20],
  ["三十五岁", 35],
  ["三〇", 30],
  ["二零", 20],
  ["两三年", 2],
  ["三四十年", 30],
  ["十五六岁", 15],
  ["二十七八岁", 27],
  ["六个月", 0],
  ["一个半月", 0],
  ["二百", undefined],
  ["廿五", undefined],
])("the Chinese numeral of %s is read as %s", (text, number) => {
  expect(writtenNumber(text)).toBe(number);
});

test("Chinese numerals are read in a list of ages, and in a year of birth", () => {
  expect(writtenAges("三岁、十二岁")).toBe("3, 12");
  expect(writtenAges("十五六岁")).toBe("15, 16");
  expect(looksLikeBirth("一九九〇年")).toBe(true);
});

test.each(["两个孩子，3岁和7岁", "一个3岁，一个七岁"])("a count of children is no age: %s", (text) => {
  expect(writtenAges(text)).toBe("3, 7");
});

test.each([
  ["34", ""],
  ["三十四", ""],
  ["34½", "34"],
  ["5年", "5"],
  ["两三", "2"],
])("of %s, what is stored is shown as '%s'", (text, shown) => {
  expect(storedInstead("integer", text)).toBe(shown);
});
