import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#lead/languages.ts";
import { untranslatedIn } from "#scripts/words/untranslated.ts";
import { withText } from "#scripts/words/with-text.ts";

test.each(languageCodes)("a text is added last in its record of %s, and nothing else changes", (code) => {
  const words = readFileSync(`words/${code}/forms.ts`, "utf8");
  const more = withText(words, ["receipt", "received", "added"], "[en] Hello");
  const [before = "", after] = more.split(', added: "[en] Hello"');
  expect(before).toMatch(/const receipt\b[\s\S]*\breceived: \{[^{}]*$/);
  expect(after).toMatch(/^,?\s*\}/);
  expect(before + after).toBe(words);
});

const added = (words: string, path: string, text: string) =>
  withText(`export const ${words}`, path.split("."), text).replace("export const ", "");

test("a question's first text comes in a record of its own, after the other questions", () => {
  expect(added("assessment = { fields: { age: 1 } }", "assessment.fields.refused.label", "Refused?")).toBe(
    'assessment = { fields: { age: 1, refused: { label: "Refused?" } } }',
  );
});

test("options stand in the order in which they are added", () => {
  const first = added("a: Words = { b: { label: `{` }, };", "a.b.options.Yes", "Yes");
  expect(first).toBe('a: Words = { b: { label: `{`, options: { Yes: "Yes" } }, };');
  expect(added(first, "a.b.options.No", "No")).toBe(
    'a: Words = { b: { label: `{`, options: { Yes: "Yes", No: "No" } }, };',
  );
});

test("a name that is not an identifier is quoted", () => {
  expect(added("a = { b: {} }", "a.b.agreement-sent.button", "Sent")).toBe(
    'a = { b: { "agreement-sent": { button: "Sent" }} }',
  );
  expect(added("a = { b: {} }", "a.b.5+ year", "5 or more")).toBe('a = { b: { "5+ year": "5 or more"} }');
});

test("a text is added to an empty record and to a constant’s own", () => {
  expect(added("a = { sections: {}, } as const", "a.sections.one", "One")).toBe(
    'a = { sections: { one: "One"}, } as const',
  );
  expect(added("a = { b: 1, }", "a.c", "C")).toBe('a = { b: 1, c: "C", }');
});

test.each(["nothing.label", "assessment.nothing.fields.label"])(
  "no record further out is made: %s",
  (path) => {
    expect(() => added("assessment = { fields: { age: 1 } }", path, "x")).toThrow("No record “nothing”");
  },
);

test("a file of words that is not there is named", () => {
  const args = ["scripts/launch.mjs", "scripts/words/add-text.ts", "froms.form.greeting", "Hello"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is no words/en/froms.ts.")]);
});

test.each(languageCodes)("no text of %s is still English", (code) => {
  expect(untranslatedIn(code)).toEqual([]);
});
