import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, test } from "vitest";
import {
  answersFileLimit,
  answersFormat,
  jsonInHtml,
  readAnswersFile,
  type SavedAnswers,
} from "#lead/answers-file/answers-file.ts";
import { answersPage } from "#lead/answers-file/answers-page.ts";
import { mergeAnswers } from "#lead/answers-file/merge-answers.ts";
import { placeAnswers } from "#lead/answers-file/place-answers.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { fieldsOf } from "#lead/field.ts";
import { directionOf, languageCodes, languages } from "#lead/languages.ts";
import { forms } from "#words/forms.ts";
import { toolsWordsIn } from "#words/tools-words-in.ts";
import { wordsIn } from "#words/words-in.ts";
import { fullAnswers, shortAnswers } from "../../support/filled.ts";

const saved: SavedAnswers = {
  format: answersFormat,
  version: 1,
  form: "request",
  language: "en",
  notice: "2026-11-23.4fa2c1",
  savedOn: "2026-11-27",
  answers: fullAnswers,
};
const formAddress = "https://maple.example/assessment";
const typed = Object.fromEntries(Object.entries(fullAnswers).map(([name, value]) => [name, String(value)]));

function pageOf(file: SavedAnswers, language = languageCodes[0] ?? "en", isCopy = false) {
  const { keeping, receipt } = wordsIn[language];
  const words = toolsWordsIn[language].answersFile;
  return answersPage(
    { ...file, language },
    {
      form: forms[language].request,
      firm: "Maple & Co",
      address: formAddress,
      words,
      openLabel: keeping.open,
      isCopy,
      months: receipt.months,
    },
  );
}

/** A file made by somebody else, with only what a form reads. */
const fileOf = (content: unknown) =>
  `<script type="application/json" id="answers">${jsonInHtml(content)}</script>`;

test.each(languageCodes)(
  "a page saved in %s is in that language, runs nothing, and contains everything for a form",
  (language) => {
    const html = pageOf(saved, language);
    const { label, options } = wordsIn[language].assessment.fields.eca;
    expect(html).toContain(`<html lang="${languages[language].tag}"`);
    expect(html).toContain(`${label}</dt><dd dir="auto">${options.Yes}</dd>`);
    // `dir=auto` would move an answer in the other direction to the other edge.
    const side = directionOf(language) ? "[dir=rtl] dd{text-align:right}" : "dd{margin:0;text-align:left;";
    expect(html).toContain(side);
    expect(runnable(html)).toEqual([]);
    expect(html).toContain("<p>Maple &amp; Co</p>");
    expect(html).toContain('<a href="https://maple.example/assessment"');
    expect(html).toContain(wordsIn[language].keeping.open);
    const read = readAnswersFile(html);
    expect(read).toEqual({ ...saved, language });
    expect(placeAnswers(assessment, (read as SavedAnswers).answers)).toEqual({ placed: typed, unplaced: [] });
  },
);

test.each(languageCodes)("a file in %s that is saved after sending calls itself a copy of it", (language) => {
  const { copyOf, savedOn } = toolsWordsIn[language].answersFile;
  expect(copyOf("")).not.toBe(savedOn(""));
  for (const isCopy of [true, false]) {
    const [start = ""] = (isCopy ? copyOf : savedOn)("|").split("|");
    expect(pageOf(saved, language, isCopy)).toContain(`<p>${start}`);
  }
});

test("typed text comes back unchanged, and nothing of it becomes markup", () => {
  const hostile = [
    "</script><script>alert(1)</script>",
    "<!--<script>",
    "-->",
    "\u2028&amp;",
    '"}]',
    "\ud800",
  ];
  const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 60 }), fc.constantFrom(...hostile));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("firstName", "additional", "email"), text), (answers) => {
      const html = pageOf({ ...saved, answers });
      expect(runnable(html)).toEqual([]);
      expect(readAnswersFile(html)).toMatchObject({ answers });
    }),
  );
});

test.each([
  ["without a version", fileOf({ ...saved, version: undefined })],
  ["for a form of another kind", fileOf({ ...saved, form: "contact" })],
  ["whose answers are a list", fileOf({ ...saved, answers: [] })],
  ["of nothing but beginnings", "<script ".repeat(answersFileLimit / 8)],
])("a file %s is refused", (_, text) => {
  expect(readAnswersFile(text)).toBe("foreign");
});

test("a page that a browser has saved again as a web archive is refused by that name", () => {
  const archive = `From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n${pageOf(saved)}`;
  expect(readAnswersFile(archive)).toBe("archive");
});

test("a file of a later minor version opens, and one whose script tag a program has rewritten", () => {
  const later = { ...saved, version: 1.2, mood: "good" };
  const rewritten = fileOf(later).replace('type="application/json" id="answers"', "id='answers'");
  expect(readAnswersFile(rewritten)).toEqual(later);
});

test("a form takes what it asks for and names the rest", () => {
  const { placed, unplaced } = placeAnswers(assessment, {
    ...shortAnswers,
    status: "Married",
    spouseAge: 30,
    dependentAge: [3, 7],
    educationLevel: "Wizard",
    petName: "Rex",
    jobTitle: "a\u0000b\nc",
    cityOfResidence: "🍁".repeat(121),
    fieldOfStudy: { toString: "no" },
    phone: "0802 123 4567",
    phoneCountry: "NG",
    province: " ",
    type: "request",
  });
  expect(placed).toMatchObject({
    phone: "0802 123 4567",
    phoneCountry: "NG",
    phoneChosen: "true",
    spouseAge: "30",
    jobTitle: "a b c",
    cityOfResidence: "🍁".repeat(120),
  });
  expect(unplaced).toEqual([
    { name: "educationLevel", text: "Wizard" },
    // Its question is not asked where nobody depends on the visitor.
    { name: "dependentAge", text: "3, 7" },
    { name: "petName", text: "Rex" },
    { name: "cityOfResidence", text: "🍁".repeat(121) },
    { name: "fieldOfStudy", text: '{"toString":"no"}' },
  ]);
});

test("a file's answers stay out where the question that they follow from has another answer", () => {
  const before = { firstName: "Eva", status: "Widow", educationLevel: "Please make a selection" };
  const { taken, ...counts } = mergeAnswers(assessment, before, typed, false);
  expect(counts).toEqual({ filled: 21, kept: 2 });
  expect(Object.keys(taken)).not.toContain("spouseAge");
});

test("no file puts anything into a form but bounded texts of its own questions", () => {
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary", maxLength: 9000 }), fc.constant("Yes"));
  const names = [...fieldsOf(assessment).map(({ name }) => name), "phoneCountry", "__proto__", "constructor"];
  const forged = fc
    .dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value)
    .map((answers) => fileOf({ ...saved, answers }));
  fc.assert(
    fc.property(forged, fc.constantFrom(contact, assessment), (text, form) => {
      const read = readAnswersFile(text);
      if (typeof read === "string") return;
      const { placed, unplaced } = placeAnswers(form, read.answers);
      const { phoneCountry = "CA", phoneChosen: _, ...others } = placed;
      expect(phoneCountry).toMatch(/^[A-Z]{2}$/);
      for (const [name, found] of Object.entries(others)) {
        const field = fieldsOf(form).find((one) => one.name === name);
        const { kind, max = 120, options = [found] } = field ?? {};
        expect([name, [...found].length]).toEqual([
          field?.name,
          Math.min([...found].length, kind === "integer" ? 120 : max),
        ]);
        expect(options).toContain(found);
      }
      expect(unplaced.length).toBeLessThanOrEqual(50);
    }),
    { numRuns: 1000 },
  );
});

/** Everything in a page that a browser would run, fetch, or lead to. */
function runnable(html: string) {
  const all = (node: Tree.Node): Tree.Node[] => [
    node,
    ...("childNodes" in node ? node.childNodes.flatMap(all) : []),
  ];
  return all(parse(html)).flatMap((node) => {
    if (!("attrs" in node)) return [];
    const isData = node.attrs.some(({ value }) => value === "application/json");
    const acts =
      !/^(html|head|meta|title|style|body|h1|h2|p|br|a|dl|div|dt|dd)$/.test(node.tagName) && !isData;
    // The one link is to the form.
    const handlers = node.attrs
      .filter(({ value }) => value !== formAddress)
      .map(({ name }) => name)
      .filter((name) => /^(on|src|href|style|action)/.test(name));
    return [...(acts ? [node.tagName] : []), ...handlers];
  });
}
