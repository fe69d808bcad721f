import { describe, expect, test } from "vitest";
import { pageLanguages } from "#content/languages.ts";
import { type Language, languageCodes, languages } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { wordRefusal } from "../../worker/intake/word-refusal.ts";
import { textsIn } from "../support/language-rules.ts";

/** What Chromium has no data for, though Node has: its word for the language of a tag is another one's. */
const withoutIntl: readonly Language[] = ["pa"];

const age = forms.en.request.sections.flatMap(({ fields }) => fields).find(({ name }) => name === "age");

describe.each(languageCodes)("the words of %s", (code) => {
  const words = wordsIn[code];

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
      words.firm.privacy(""),
    ];
    for (const text of joined) expect(text).toMatch(/: $|：$/);
  });

  test("join licensed persons by a mark of their own", () => {
    expect(words.firm.licence(["A", "B"])).toMatch(/^A(; |；|؛ )B/);
  });

  test("refuse an age in Latin digits", () => {
    if (age === undefined) throw new Error("No age");
    const refusal = wordRefusal(age, { problem: "wrong" }, code);
    expect(refusal.match(/\p{Nd}+/gu)).toEqual([String(age.min), String(age.max)]);
  });

  test.runIf(pageLanguages.includes(code))("keep a number and its unit in one line", () => {
    const units = /\d (años?|días?|anos?|dias?|років|днів|ਸਾਲ|ਦਿਨ|taon|araw|سنة|يوم|سال|روز|天|岁|年)/;
    expect(textsIn(words).filter((text) => units.test(text))).toEqual([]);
  });

  // English has the specification's words, whose first ones are alike.
  test.skipIf(code === "en")(
    "tell the options of a choice apart in what a closed select shows on a phone",
    () => {
      const fields = Object.values(forms[code]).flatMap(({ sections }) =>
        sections.flatMap(({ fields }) => fields),
      );
      for (const { name, optionTexts = {} } of fields) {
        const shown = Object.values(optionTexts).map((text) => text.slice(0, 20));
        expect(new Set(shown).size, `${name}: ${shown}`).toBe(shown.length);
      }
    },
  );

  test("name a tag that Intl knows", () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf(languages[code].tag)).not.toEqual([]);
  });
});
