import { getCountries, getCountryCallingCode, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import callingCodes from "#forms/phone/calling-codes.json" with { type: "json" };
import { readPhone } from "#phone/read-phone.ts";

/** The typed text, the country shown, and the reading: E.164, or why there is none. */
const table: readonly (readonly [typed: string, country: string, read: string])[] = [
  // Scripts, look-alikes, invisible characters.
  ["(604) 555-0142", "CA", "+16045550142"],
  ["(٦٠٤) ٥٥٥-٠١٤٢", "CA", "+16045550142"],
  ["੬੦੪ ੫੫੫ ੦੧੪੨", "CA", "+16045550142"],
  ["＋１（６０４）５５５－０１４２", "CA", "+16045550142"],
  ["\u202a+1 (604) 555\u20110142\u202c", "CA", "+16045550142"],
  ["604\ufe0f 555\u00ad-0142\u3164", "CA", "+16045550142"],
  ["０９０ー１２３４ー５６７８", "JP", "+819012345678"],
  // Labels and addresses around it.
  ["tel:+1-416-555-0142", "CA", "+14165550142"],
  ["tel:+14165550142;ext=12", "CA", "+14165550142 ext. 12"],
  ["tel:416-555-0142;phone-context=+1", "CA", "+14165550142"],
  ["tel:%2B1%20416%20555%200142", "CA", "+14165550142"],
  ["https://api.whatsapp.com/send?phone=2348031234567", "CA", "+2348031234567"],
  ["Cel.: (+55) 11 91234-5678", "CA", "+5511912345678"],
  ["604 555 0142 (cell)", "CA", "+16045550142"],
  ["手机：139 1234 5678", "CN", "+8613912345678"],
  // Ways to write what a country dials.
  ["0044 20 7946 0958", "CA", "+442079460958"],
  ["011 52 55 1234 5678", "CA", "+525512345678"],
  ["+011 52 55 1234 5678", "CA", "+525512345678"],
  ["011 4321 5678", "AR", "+541143215678"],
  ["+44 (0) 20 7946 0958", "CA", "+442079460958"],
  ["0011 44 7911 123456", "AU", "+447911123456"],
  ["009 234 803 123 4567", "NG", "+2348031234567"],
  ["+ +1 416 555 0142", "CA", "+14165550142"],
  ["+91 91 98765 43210", "CA", "+919876543210"],
  ["+39 0347 123 4567", "CA", "+393471234567"],
  ["09 2123 4567", "CL", "+56921234567"],
  ["+55 (0xx11) 91234-5678", "CA", "+5511912345678"],
  ["+234 0803 123 4567", "CA", "+2348031234567"],
  ["+39 06 6982 1234", "ZZ", "+390669821234"],
  ["+800 1234 5678", "CA", "+80012345678"],
  // Mexico's prefixes of before 2019.
  ["+52 1 55 1234 5678", "CA", "+525512345678"],
  ["1 55 1234 5678", "MX", "+525512345678"],
  ["044 55 1234 5678", "MX", "+525512345678"],
  ["+54 9 11 2345 6789", "CA", "+5491123456789"],
  ["8 067 123 45 67", "UA", "+380671234567"],
  // A country's own code without +, once.
  ["5215512345678", "MX", "+525512345678"],
  ["0919876543210", "IN", "+919876543210"],
  ["08613912345678", "CN", "+8613912345678"],
  ["0491 5123456789", "DE", "+494915123456789"],
  ["9123456789", "IN", "+919123456789"],
  ["55 99123 4567", "BR", "+5555991234567"],
  // Extensions in the words of ten languages.
  ...[
    ...["ext. 12", ", ext: 12", "; x 12", "x12", "#12", ",,12", "extension number 12", "x12 (work)"],
    ...["poste 12", "poste n° 12", "p. 12", "ramal 12", "anexo 12", "int. 12", "(extensión 12)", "lokal 12"],
    ...["转12", "转分机 12", "分机：12", "分机号 12", "ਐਕਸਟੈਂਸ਼ਨ 12"],
    ...["доб. 12", "вн. 12", "додатковий номер 12"],
    ...["تحويلة ١٢", "التحويلة: 12", "رقم التحويلة 12", "داخلی ۱۲", "شماره داخلی ۱۲"],
  ].map((words) => [`416-555-0142 ${words}`, "CA", "+14165550142 ext. 12"] as const),
  // No number, and why.
  ["ask my sister", "CA", "not a number"],
  ["604 555 0142 call after 5", "CA", "not a number"],
  ...["+999 123 456 789", "+0123456789", "+21", "00 999 12345678"].map(
    (typed) => [typed, "CA", "unknown code"] as const,
  ),
  ...["+44", "+44 1", "+7", "+1 4"].map(
    (typed, at) => [typed, "CA", `short ${["GB", "GB", "RU", "CA"][at]}`] as const,
  ),
  ...["+1 416 555 0142 0142 0142", "12345678901234567890"].map((typed) => [typed, "CA", "long CA"] as const),
  ["604 555 0142 / 604 555 0143", "CA", "not a number"],
  ["01512 3456789", "CA", "long CA"],
  // Without an area code that is in use under +1.
  ...["139 1234 5678", "11 91234 5678", "050 123 4567", "98765 43210"].map(
    (typed) => [typed, "CA", "other country CA"] as const,
  ),
  ["6045550142", "", "no country"],
  ["123", "CA", "short CA"],
  ["5", "CA", "short CA"],
  ["+44 12345", "CA", "short GB"],
  ["+1 604 555 0142 0142", "CA", "long CA"],
];

test.each(table)("%s under %s is read as %s", (typed, country, read) => {
  const found = readPhone(typed, country);
  expect("text" in found ? found.text : [found.problem, found.country].filter(Boolean).join(" ")).toBe(read);
});

test("the calling codes that show before the plans come are the plans' own", () => {
  const codes = getCountries().map((country) => [country, getCountryCallingCode(country)]);
  expect(callingCodes).toEqual(Object.fromEntries(codes));
});

test("a number of every country is read, however it is written", () => {
  const known = getCountries().flatMap((country) => getExampleNumber(country, examples) ?? []);
  expect(known.length).toBeGreaterThanOrEqual(245);
  for (const one of known) {
    const digits = one.number.slice(1);
    for (const typed of [one.formatNational(), one.formatInternational(), `00${digits}`, digits]) {
      expect(readPhone(typed, one.country)).toMatchObject({ number: one.number });
    }
  }
});
