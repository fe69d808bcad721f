import { describe, expect, test } from "vitest";
import { pageLanguages } from "#content/languages.ts";
import type { LanguagePageWords } from "#content/site/language-page.ts";
import { conditionWords } from "#forms/condition-words.ts";
import { type Field, fieldsOf } from "#lead/field.ts";
import { directionOf, type Language, languageCodes, languages } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { wordRefusal } from "../../worker/intake/word-refusal.ts";
import { textsIn } from "../support/contents.ts";

/** Chromium’s `Intl` has no data for these languages, which Node has, and falls back to another one. */
const withoutIntl: readonly Language[] = ["pa"];

const fieldOfRequest = (wanted: string) =>
  fieldsOf(forms.en.request).find(({ name }) => name === wanted) as Field;

describe.each(languageCodes)("the words of %s", (code) => {
  const words = wordsIn[code];

  test("have no text that is empty", () => {
    const texts = textsIn(words);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  });

  test("give every field a label of its own, and its options", () => {
    for (const form of Object.values(forms[code])) {
      const fields = fieldsOf(form);
      const labels = fields.map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
      for (const { options = [], optionTexts = {} } of fields)
        expect(Object.keys(optionTexts)).toEqual(options);
    }
  });

  test("bring months and countries where browsers have none", () => {
    const { months = [] } = words.receipt;
    expect(months).toHaveLength(withoutIntl.includes(code) ? 12 : 0);
    expect(Object.keys(words.form.phoneCountries).length > 200).toBe(withoutIntl.includes(code));
  });

  test("carry the space before what follows them, and none after a full-width mark", () => {
    const joined = [
      words.form.replyTo,
      words.form.reference,
      words.firm.licence(["A"]),
      words.firm.privacy("", ""),
    ];
    for (const text of joined) expect(text).toMatch(/: $|：$/);
    for (const text of words.form.beginnings) expect(text).toMatch(/[^…]$|[^：] …$|：……$/);
    expect(words.form.sent).toMatch(/[.।] $|。$/);
    expect(words.refusals.plan("A", "+1")).toMatch(/^A \(\+1\)$|^A（\+1）$/);
  });

  test("join licensed persons by a mark of their own", () => {
    expect(words.firm.licence(["A", "B"])).toMatch(/^A(; |；|؛ )B/);
  });

  test.runIf(directionOf(code))("keep a name and its licence from left to right", () => {
    expect(words.firm.licensed("A. B, RCIC", "R1")).toMatch(/^\u2066A\. B, RCIC\u2069.*\u2066R1\u2069$/);
  });

  test("refuse an age in Latin digits", () => {
    const refusal = wordRefusal(fieldOfRequest("age"), { problem: "wrong" }, code);
    expect(refusal.match(/\p{Nd}+/gu)).toEqual(["16", "99"]);
  });

  test.runIf(pageLanguages.includes(code))("keep a number and its unit in one line", () => {
    const units =
      /\d (años?|días?|anos?|dias?|років|дня|днів|робоч|ਸਾਲ|ਦਿਨ|ਕੰਮ|taon|araw|business|سنة|يوم|أيام|سال|روز|天|岁|年|个)/;
    const { firm, receipt } = words;
    const counted = [2, 3, 11, 365].flatMap((days) => [
      firm.keptFor(days),
      receipt.replyBy(days),
      receipt.answered({ of: 40, answered: 38, days }),
    ]);
    expect([...textsIn(words), ...counted].filter((text) => units.test(text))).toEqual([]);
  });

  test("write a phone number without a place to break it", () => {
    const refusal = wordRefusal(fieldOfRequest("phone"), { problem: "no country" }, code);
    expect(refusal).toMatch(/\+1\u00a0416\u2011555\u20110123/);
  });

  // English has the specification's words, whose first ones are alike.
  test.skipIf(code === "en")(
    "differ between the options of a choice within what a closed select shows on a phone",
    () => {
      for (const { name, optionTexts = {} } of Object.values(forms[code]).flatMap((form) => fieldsOf(form))) {
        const shown = Object.values(optionTexts).map((text) => text.slice(0, 20));
        expect(new Set(shown).size, `${name}: ${shown}`).toBe(shown.length);
      }
    },
  );

  test("name a tag that Intl knows", () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(languages[code].tag)).not.toEqual([]);
  });
});

test.each([
  ["en", "Only if you answered “Married” or “Common-law relationship” to “Marital status”:"],
  [
    "fr",
    "Seulement si vous avez répondu «\u00a0Personne mariée\u00a0» ou «\u00a0En union de fait\u00a0» à «\u00a0État matrimonial\u00a0»\u00a0:",
  ],
] as const)("a condition in %s names its question and answers as they show: %s", (code, expected) => {
  const { when = { field: "", is: [] } } = fieldOfRequest("spouseAge");
  expect(conditionWords(forms[code].request, when, wordsIn[code].form)).toBe(expected);
});

const lawyersAndParalegals = {
  ar: /محامين كندية.*المرخّصون \(licensed paralegals\)/,
  es: /abogados canadienses.*con licencia \(licensed paralegals\)/,
  fa: /استان‌های کانادا.*دارای مجوز \(licensed paralegals\)/,
  pa: /ਕੈਨੇਡਾ ਦੇ ਵਕੀਲ.*ਲਾਇਸੈਂਸ ਵਾਲੇ ਪੈਰਾਲੀਗਲ \(licensed paralegals\)/,
  pt: /advogados canadenses.*licenciados \(licensed paralegals\)/,
  tl: /abogadong Canadian.*lisensyadong paralegal/,
  uk: /канадські адвокати.*ліцензовані помічники юристів \(licensed paralegals\)/,
  zh: /加拿大律师.*持牌法律助理（licensed paralegals）/,
};

// A lawyer or notary of the reader's own country may not charge (IRPA, s. 91).
test.each(Object.entries(lawyersAndParalegals))(
  "the page in %s names whom Canada authorizes, and its College with the letters of its register",
  async (code, authorized) => {
    const { page }: { page: LanguagePageWords } = await import(`../../words/${code}/page.ts`);
    expect(page.check.texts[0]).toMatch(authorized);
    expect(page.who("A", ["B"]).texts.join(" ")).toContain("CICC");
  },
);
