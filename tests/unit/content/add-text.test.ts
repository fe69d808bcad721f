import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#lead/languages.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";
import { withText } from "#scripts/words/with-text.ts";

test.each(languageCodes)(
  "a text is added to the words of %s in its own record, and nothing else changes",
  (code) => {
    const words = readFileSync(`words/${code}/forms.ts`, "utf8");
    const more = withText(words, ["receipt", "received", "added"], "[en] Hello");
    const [before = "", after] = more.split(' added: "[en] Hello",');
    expect(before).toMatch(/const receipt\b[\s\S]*\breceived: \{$/);
    expect(before + after).toBe(words);
  },
);

test("a question's first text comes in a record of its own, and a record further out is never made", () => {
  const words = "assessment = { fields: { age: 1 } }";
  expect(withText(words, ["assessment", "fields", "refused", "label"], "Refused?")).toBe(
    'assessment = { fields: { refused: { label: "Refused?" }, age: 1 } }',
  );
  // A record of the same name further down is another one's.
  expect(
    withText("a = { b: { c: 1 } }; d = { options: { e: 1 } }", ["a", "b", "options", "Yes"], "Yes"),
  ).toBe('a = { b: { options: { Yes: "Yes" }, c: 1 } }; d = { options: { e: 1 } }');
  for (const keys of ["nothing label", "assessment nothing fields label"])
    expect(() => withText(words, keys.split(" "), "x")).toThrow("No record “nothing”");
});

test.each(languageCodes)("no text of %s is still English", (code) => {
  expect(untranslatedIn(code)).toEqual([]);
});
