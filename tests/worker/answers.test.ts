import { describe, expect, test, vi } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { fieldsOf } from "#lead/field.ts";
import { schemas } from "../../worker/intake/schema.ts";
import { fullAnswers, fullAssessment, message, shortAnswers, shortAssessment } from "../support/filled.ts";

type Body = Readonly<Record<string, unknown>>;

/** Reads a body: its stored answers, and the fields that are refused. */
function read(body: Body) {
  const { data, error } = schemas[body.type === "request" ? "request" : "contact"].safeParse(body);
  const refused = error?.issues.map(({ path }) => path.at(-1)) ?? [];
  return { answers: (data?.answers ?? {}) as Body, refused };
}

function answered(name: string, value: unknown, body: Body = fullAssessment) {
  const { answers, refused } = read({ ...body, [name]: value });
  return refused.length > 0 ? { refused } : answers[name];
}

const refused = (name: string) => ({ refused: [name] });

test("the answer to each question and nothing else is stored", () => {
  const { answers } = read({ ...fullAssessment, isAdmin: true, reference: "EM-0000000000" });
  expect(answers).toEqual(fullAnswers);
  // A question that is new has no answer in the tests yet; the specification has 31.
  const filled = fieldsOf(assessment).filter(({ name }) => name in fullAnswers);
  expect(Object.keys(answers)).toEqual(filled.map(({ name }) => name));
  expect(filled.length).toBeGreaterThanOrEqual(31);
});

test("marks without end are refused before they are normalized, which would take seconds", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const marks = "\u0301\u0323".repeat(15_000);
  for (const name of ["firstName", "email", "phone", "age", "dependentAge", "status", "additional"]) {
    for (const text of [`a${marks}`, `a${marks.slice(0, 40)}`])
      expect(answered(name, text), name).toEqual(refused(name));
  }
  const longest = normalize.mock.contexts.map((text) => String(text).length);
  normalize.mockRestore();
  expect(Math.max(0, ...longest)).toBeLessThan(200);
});

describe("required", () => {
  test.each([
    [{ type: "request" }, Object.keys(shortAnswers)],
    [{ type: "contact" }, ["fullName", "phone", "email", "body"]],
    [shortAssessment, []],
  ])("of %j are %j", (body, names) => {
    expect(read(body).refused).toEqual(names);
  });
});

test.each([
  ["fullName", 120, message],
  ["body", 5000, message],
  ["firstName", 120, fullAssessment],
  ["province", 120, fullAssessment],
  ["additional", 5000, fullAssessment],
])("%s takes %i characters and no more, however many bytes they have", (name, max, body) => {
  for (const letter of ["a", "ß", "漢", "👩", "각".normalize("NFD")]) {
    expect(answered(name, letter.repeat(max), body)).toBe(letter.normalize("NFC").repeat(max));
    expect(answered(name, letter.repeat(max + 1), body)).toEqual(refused(name));
  }
});

const anyNumber = expect.any(Number);
const wrong = Symbol("refused");
const same = Symbol("as typed");
const noAnswer = ["", "   ", "\u200b\u200d", null, undefined];
const controls = ["\0", "\u0007", "\t", "\n", "\r\n", "\u001b", "\u007f", "\u0085", "\u2028", "\u2029"];

type Spellings = [name: string, typed: readonly unknown[], stored: unknown];

test.each<Spellings>([
  ["firstName", controls.map((control) => `Ana${control}Bcc: x`), wrong],
  ["email", controls.map((control) => `ana${control}@example.com`), wrong],
  ["additional", ["one\u0000\ttwo\r\nthree\u001b[31m\u0085\u007f"], "one\ttwo\r\nthree[31m"],
  ["lastName", ["  Nu\u0301n\u0303ez "], "Núñez"],
  ...["firstName", "educationLevel"].map((name): Spellings => [name, noAnswer, wrong]),
  ...["province", "skilledWorkOutside", "eca"].map((name): Spellings => [name, noAnswer, undefined]),
  ["educationLevel", ["Please make a selection"], wrong],
  ["eca", ["Please make a selection"], undefined],
  // No database can keep a lone surrogate.
  ["firstName", ["Ana\ud800", "\udc00na"], wrong],
  [
    "age",
    [16, 99, "16", " 42 ", "٣٤", "４２", "+34", "\u200f٣٤\u200e", "\u2066 42\u2069", "৩৪", "۳۴"],
    anyNumber,
  ],
  ["skilledWorkOutside", ["\u200f7\u00ad", "\ufeff7\u200b"], 7],
  ["dependentAge", ["\u200f3, \u200e7", "3 \u2068and\u2069 7"], "3, 7"],
  ["age", [15, 100, -20, 34.5, "1e1", "thirty", "0x20", Number.MAX_VALUE, true, [34]], wrong],
  ["email", ["ada＠probe.example", "ａｄａ@probe。example", "ada﹫probe｡example"], "ada@probe.example"],
  ["email", ["\u202aada\ufe0f@probe.example\u3164"], "ada@probe.example"],
  ["email", ["o’brien@a.example", "oʼbrien@a.example", "o´brien@a.example"], "o'brien@a.example"],
  ["email", ["mailto:ana@a.example", "E-mail: ana@a.example", " ana @a. example "], "ana@a.example"],
  ["email", ["ana@a.example、", "ana@a.example. ", "ana@a.example。"], "ana@a.example"],
  ["email", ["ali۱۲@example.com"], "ali12@example.com"],
  ["firstName", ["\u3164", "\u2800", "\u115f\u034f", "\u{e0001}"], wrong],
  ["skilledWorkOutside", [0, "0"], 0],
  ["skilledWorkOutside", [60, "60", "060"], 60],
  ["skilledWorkOutside", [61, -1, 1.5, "-1", "several", "½"], wrong],
  [
    "skilledWorkOutside",
    [
      "7 anos",
      "7年",
      "۷ سال",
      "7️⃣",
      "7,5",
      "7.5",
      "7½",
      "7 taon, 8 buwan",
      "about 7",
      "7+",
      "7–8",
      "90 months",
      "90 mths",
      "370 weeks",
    ],
    7,
  ],
  ["age", ["35岁", "35 ans", "３５歳", "35 років", "٣٥ سنة", "3️⃣5️⃣"], 35],
  [
    "age",
    [1990, "1990", "12/05/1990", "25 May 1990", "1990年5月", "۱۳۶۹/۵/۳", "12.5.90", "19900512", "民國79年"],
    wrong,
  ],
  ["dependentAge", ["3, 7", "3,7", "3 7", "3 and 7", "3 et 7", "3 y 7", "3 e 7", "3 at 7"], "3, 7"],
  [
    "dependentAge",
    ["3 і 7", "3和7", "3、7", "3 ਅਤੇ 7", "٣، ٧", "٣ و٧", "\u200f٣، ٧\u200f", "۳ و ۷", [3, "7"]],
    "3, 7",
  ],
  ["dependentAge", ["3; 7; 12"], "3, 7, 12"],
  ["dependentAge", [0, "0"], "0"],
  ["dependentAge", ["three", "-1", "100", ", ,", {}, true, "2019, 2023"], wrong],
  [
    "dependentAge",
    ["3岁、7岁", "3 años y 7 meses, 7 años", "3 ans et 7 ans", "3½, 7", "36 months, 7"],
    "3, 7",
  ],
  [
    "dependentAge",
    ["3, 18 months", "3、18个月", "3 años, 18 meses", "3 سنوات، 18 شهرًا", "3 周岁，60周"],
    "3, 1",
  ],
  [
    "dependentAge",
    [
      "2 kids: 3, 7",
      "2 hijos de 3 y 7 años",
      "2 enfants : 3 et 7 ans",
      "٢ أطفال: ٣، ٧",
      "۲ فرزند: ۳ و ۷",
      "2 anak: 3, 7",
    ],
    "3, 7",
  ],
  ["dependentAge", ["2 children", "2 filhos", "2 ਬੱਚੇ", "2 дітей", "2个"], wrong],
  [
    "dependentAge",
    ["6 weeks", "6 semanas", "6周", "6 тижнів", "3 months 2 weeks", "10 days", "10 jours", "۱۰ روز"],
    "0",
  ],
  ["dependentAge", ["8 buwan", "8个月", "8 ਮਹੀਨੇ", "8 місяців", "۸ ماه", "٨ أشهر", "8 meses", "8 mois"], "0"],
  [
    "firstName",
    ["O’Neil-Núñez", "X Æ A-12", "محمد‌رضا", "क्‍षत्रिय", "Jr., John (Jack) Smith", "Null", "👩‍👧"],
    same,
  ],
  [
    "email",
    [
      "first.last+tag@sub.domain.example.co.uk",
      "a_b-c@xn--fsqu00a.xn--0zwm56d",
      "用户@例子.公司",
      "अजय@डाटा.भारत",
      "customer/department=shipping@example.com",
      // Japanese mobile networks gave these out.
      "a..b@docomo.ne.jp",
      "x.@docomo.ne.jp",
      ".y@ezweb.ne.jp",
      "z-.-@a.ezweb.ne.jp",
      "w..@au.com",
      `${"a".repeat(64)}@example.com`,
    ],
    same,
  ],
  [
    "email",
    [
      "@example.com",
      "ana@localhost",
      "ana@example..com",
      "ana@-example.com",
      "ana@iana-.com",
      "ana@example.c",
      "ana@123.45.67.89",
      ".ana@example.com",
      "a..b@example.com",
      "a..b@docomo.ne.jp.example.com",
      "ana@example.com, bo@example.com",
      '"ana b"@example.com',
      "ana@[127.0.0.1]",
      "<ana@example.com>",
      `${"a".repeat(65)}@example.com`,
      `ana@${"a".repeat(64)}.com`,
      `ana@${"a.".repeat(126)}com`,
    ],
    wrong,
  ],
])("as %s each of %j is stored, or refused, as %s", (name, typed, stored) => {
  for (const one of typed) {
    const expected = stored === wrong ? refused(name) : stored === same ? one : stored;
    expect([one, answered(name, one)]).toEqual([one, expected]);
  }
});

test.each(fieldsOf(assessment).filter(({ kind }) => kind === "choice"))(
  "$name takes its words and no other",
  ({ name, options = [] }) => {
    for (const option of options) expect(read({ ...fullAssessment, [name]: option }).refused).toEqual([]);
    for (const other of ["married", "Other", "None ", 1, true])
      expect(answered(name, other)).toEqual(refused(name));
  },
);

describe("hidden answers", () => {
  test.each([
    ["Single/Never Married", 0],
    ["Divorced", 0],
    ["Separated", 0],
    ["Widow", 0],
    ["Married", 8],
    ["Common-law relationship", 8],
  ])("of the spouse's eight, for %s %i are stored", (status, count) => {
    const { answers } = read({ ...fullAssessment, status });
    expect(Object.keys(answers).filter((name) => name.startsWith("spouse"))).toHaveLength(count);
  });

  test.each(["No", "", undefined])("are not judged and go: dependentAge, if dependent is %j", (dependent) => {
    const hidden = { status: "Widow", spouseAge: "old", spouseEnglishLevel: "Fluent", dependentAge: "x" };
    const { answers, refused } = read({ ...fullAssessment, ...hidden, dependent });
    expect(refused).toEqual([]);
    expect(answers).not.toHaveProperty("dependentAge");
  });
});

test("a body made to harm: names of the prototype reach nothing", () => {
  const harm = `{"__proto__":{"fullName":"x","isAdmin":true},"constructor":{"prototype":{"y":1}},`;
  const { answers } = read(JSON.parse(harm + JSON.stringify(message).slice(1)) as Body);
  expect(Object.keys(answers)).toEqual(["fullName", "phone", "email", "body"]);
  expect(({} as Body).isAdmin).toBeUndefined();
});

test.each([
  [{ language: "fr-CA", notice: "2026-11-20" }, "fr", "2026-11-20"],
  [{ language: "de", notice: "2026-11-31" }, "en", null],
  [{ notice: "2999-01-01" }, "en", null],
  [{ language: { toString: 1 }, notice: ["2026"] }, "en", null],
])("of the envelope %j the language %s and the notice %s are kept", (given, language, notice) => {
  expect(schemas.contact.parse({ ...message, ...given })).toMatchObject({ language, notice });
});

describe("source", () => {
  const source = (given: unknown) => schemas.contact.parse({ ...message, source: given }).source;

  test("a malformed part is left out and costs no lead", () => {
    const place = { page: 7, partner: "Not Allowed!", widget: {}, version: "v1 <b>" };
    const given = { ...place, locale: null, timeZone: "../etc", utm: ["x"], other: "y" };
    for (const broken of [given, "text", null, [], undefined]) expect(source(broken)).toEqual({});
  });

  test("is kept where it is well formed, bounded, and the page without query and hash", () => {
    const long = "x".repeat(1000);
    const widget = { widget: "visa-contact-form", version: "1.4.0", timeZone: "America/Sao_Paulo" };
    const place = { ...widget, partner: "northgate-2", clientReference: "x".repeat(100) };
    const page = `https://a.example/b?email=ana@example.com#${long}`;
    const utmOf = { utm_term: long, utm_email: "a", token: "b" };
    const kept = source({ ...place, page, clientReference: long, locale: long, utm: utmOf });
    const [locale, utm] = ["x".repeat(200), { utm_term: "x".repeat(200) }];
    expect(kept).toEqual({ ...place, page: "https://a.example/b", locale, utm });
  });

  test.each([
    ["https://a.example/?page_id=4", "https://a.example/?page_id=4"],
    ["https://a.example/?utm_source=x&p=17&email=ana@example.com#top", "https://a.example/?p=17"],
    ["https://a.example/?p=ana@example.com&page_id=4x&step=2", "https://a.example/"],
    ["https://a.example/b?", "https://a.example/b"],
  ])("of the query of %s only the number of a page is kept", (page, kept) => {
    expect(source({ page })).toEqual({ page: kept });
  });
});
