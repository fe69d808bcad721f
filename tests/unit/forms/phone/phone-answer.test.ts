import { getCountries, getExampleNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { keepsAsTyped, phoneAnswer } from "#forms/phone/phone-answer.ts";
import { readPhone } from "#forms/phone/phone-plan.tsx";

test.each([
  ["(604) 555-0142", "CA", "+16045550142"],
  ["604 555 0142", "CA", "+16045550142"],
  ["0802 123 4567", "NG", "+2348021234567"],
  ["+44 20 7946 0958", "CA", "+442079460958"],
  ["+33 1 09 75 83 51", "ZZ", "+33109758351"],
  ["(٦٠٤) ٥٥٥-٠١٤٢", "CA", "+16045550142"],
  ["۶۰۴ ۵۵۵ ۰۱۴۲", "CA", "+16045550142"],
  ["੬੦੪ ੫੫੫ ੦੧੪੨", "CA", "+16045550142"],
  ["+९१ ९८७६५ ४३२१०", "CA", "+919876543210"],
  ["\u202a+1 (604) 555-0142\u202c", "CA", "+16045550142"],
])("%s in %s is sent as %s", (typed, country, sent) => {
  expect(readPhone(typed, country)).toBe(sent);
});

test.each(["ext. 12", "ext 12", "x12", "#12", "extension 12"])(
  "the extension in “%s” is kept",
  (extension) => {
    expect(keepsAsTyped(`(604) 555-0142 ${extension}`)).toBe(true);
    expect(readPhone(`(604) 555-0142 ${extension}`, "CA")).toBe("+16045550142 ext. 12");
  },
);

test("digits that no plan knows stay as they are typed, those that it knows are set", () => {
  expect(["੬੦੪", "६०४", "৬০৪"].map(keepsAsTyped)).toEqual([true, true, true]);
  expect(["604", "٦٠٤", "۶۰۴", "６０４"].map(keepsAsTyped)).toEqual([false, false, false, false]);
});

test.each([
  ["604", "CA", "+1 604"],
  ["6045550142", "NO", "+47 6045550142"],
  ["0044 20 7946 0958", "CA", "0044 20 7946 0958"],
  ["604 555 0142 call after 5", "CA", "+1 604 555 0142 call after 5"],
  ["none of your business", "ZZ", "none of your business"],
  ["+1 604", "CA", "+1 604"],
])("%s is not a whole number in %s and goes to the server's judgement as %s", (typed, country, sent) => {
  expect(readPhone(typed, country)).toBe(sent);
});

test("without the numbering plans the text goes under the known code, or as it stands", () => {
  expect(phoneAnswer("604 555 0142", undefined, "1")).toBe("+1 604 555 0142");
  expect(phoneAnswer(" 0802 123 4567 ", undefined, "")).toBe("0802 123 4567");
});

test("a national number of every country is sent as its international one", () => {
  const known = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);

  expect(known.length).toBeGreaterThan(235);
  for (const number of known) {
    expect(readPhone(number.formatNational(), number.country ?? "ZZ")).toBe(number.number);
  }
});
