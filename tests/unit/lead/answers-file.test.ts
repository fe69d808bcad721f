import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, test } from "vitest";
import {
  answersFileLimit,
  answersFileName,
  answersFormat,
  jsonInHtml,
  readAnswersFile,
  type SavedAnswers,
} from "#lead/answers-file/answers-file.ts";
import { answersPage } from "#lead/answers-file/answers-page.ts";
import { placeAnswers } from "#lead/answers-file/place-answers.ts";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { fieldsOf } from "#lead/field.ts";
import { directionOf, languageCodes, languages } from "#lead/languages.ts";
import { wordedForm } from "#lead/worded-form.ts";
import { toolsWordsIn } from "#words/tools-words-in.ts";
import { wordsIn } from "#words/words-in.ts";
import { fullAnswers, messageAnswers, shortAnswers } from "../../support/filled.ts";

const saved: SavedAnswers = {
  format: answersFormat,
  version: 1,
  form: "request",
  language: "en",
  notice: "2026-11-23.4fa2c1",
  savedOn: "2026-11-27",
  answers: fullAnswers,
};

function pageOf(file: SavedAnswers, language = languageCodes[0] ?? "en"): string {
  const words = wordsIn[language];
  const form =
    file.form === "contact" ? wordedForm(contact, words.contact) : wordedForm(assessment, words.assessment);
  return answersPage(
    { ...file, language },
    { form, words: toolsWordsIn[language].file, months: words.receipt.months },
  );
}

/** A file of another's making, with only what a form reads. */
const fileOf = (content: unknown) =>
  `<script type="application/json" id="answers">${jsonInHtml(content)}</script>`;

const texts = (answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));

describe.each(languageCodes)("in %s", (language) => {
  test("a saved page reads in its language, runs nothing, and holds every answer for a form in any other", () => {
    const html = pageOf(saved, language);
    const words = wordsIn[language].assessment;
    const nodes = all(parse(html));
    const root = nodes.find(({ nodeName }) => nodeName === "html");
    expect(attributesOf(root)).toMatchObject({
      lang: languages[language].tag,
      dir: directionOf(language) ?? "ltr",
    });
    const shown = nodes.flatMap((node) => (node.nodeName === "#text" ? [(node as Tree.TextNode).value] : []));
    expect(shown).toEqual(
      expect.arrayContaining([words.fields.spouseAge.label, words.fields.eca.options.Yes, "36"]),
    );
    expect(runnable(html)).toEqual([]);
    const read = readAnswersFile(html);
    expect(read).toEqual({ ...saved, language });
    expect(placeAnswers(assessment, (read as SavedAnswers).answers)).toEqual({
      placed: texts(fullAnswers),
      unplaced: [],
    });
  });
});

test("the file's name tells form and day", () => {
  expect(answersFileName(saved)).toBe("answers-request-2026-11-27.html");
});

test("whatever was typed comes back as it was, and nothing of it becomes markup", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 60 }),
    fc.constantFrom(
      "</script><script>alert(1)</script>",
      "<!--<script>",
      "-->",
      "\u2028&amp;\u2029",
      '"}]',
      "\ud800",
    ),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("fullName", "body", "email"), typed), (answers) => {
      const html = pageOf({ ...saved, form: "contact", answers });
      expect(runnable(html)).toEqual([]);
      expect((readAnswersFile(html) as SavedAnswers).answers).toEqual(answers);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["of another format", fileOf({ ...saved, format: "other" }), "foreign"],
  ["without a version", fileOf({ ...saved, version: undefined }), "foreign"],
  ["of a later major version", fileOf({ ...saved, version: 2 }), "newer"],
  ["for a form of another kind", fileOf({ ...saved, form: "visa" }), "foreign"],
  ["whose answers are a list", fileOf({ ...saved, answers: [] }), "foreign"],
  ["that is no JSON", '<script id="answers">{</script>', "foreign"],
  ["that is nothing", "", "foreign"],
  ["that is too large", fileOf(saved).padEnd(answersFileLimit + 1), "large"],
])("a file %s is refused", (_, text, problem) => {
  expect(readAnswersFile(text)).toBe(problem);
});

test("a file of a later minor version opens, and so does one whose tag a program has written anew", () => {
  const later = { ...saved, version: 1.2, mood: "good" };
  expect(readAnswersFile(fileOf(later))).toEqual(later);
  expect(
    readAnswersFile(fileOf(saved).replace('type="application/json" id="answers"', "id='answers'")),
  ).toEqual(saved);
});

test("a form takes what it asks for and names the rest", () => {
  const foreign = {
    ...shortAnswers,
    status: "Married",
    spouseAge: 30,
    dependentAge: [3, 7],
    educationLevel: "Wizard",
    petName: "Rex",
    jobTitle: "a\u0000b\nc",
    cityOfResidence: "x".repeat(121),
    fieldOfStudy: { toString: "no" },
    phone: "0802 123 4567",
    phoneCountry: "NG",
    province: " ",
    type: "request",
  };
  const { placed, unplaced } = placeAnswers(assessment, foreign);
  expect(placed).toMatchObject({
    spouseAge: "30",
    jobTitle: "a b c",
    cityOfResidence: "x".repeat(120),
    phoneCountry: "NG",
    phoneChosen: "true",
  });
  expect(unplaced).toEqual([
    { name: "educationLevel", text: "Wizard" },
    // Its question is not asked where nobody depends on the visitor.
    { name: "dependentAge", text: "[3,7]" },
    { name: "petName", text: "Rex" },
    { name: "cityOfResidence", text: "x".repeat(121) },
    { name: "fieldOfStudy", text: '{"toString":"no"}' },
  ]);
  expect(placeAnswers(assessment, { dependent: "Yes", dependentAge: [3, "7"] }).placed.dependentAge).toBe(
    "3, 7",
  );
  expect(placeAnswers(assessment, messageAnswers)).toMatchObject({
    placed: { phone: "+16045550142", email: "ana@example.com" },
    unplaced: [{ name: "fullName" }, { name: "body" }],
  });
});

test("no mutation of a file puts anything into a form but bounded texts of its own questions", () => {
  const page = pageOf(saved);
  const bits = [
    "<script id=answers>",
    "</script",
    "__proto__",
    '"',
    "\\",
    "{",
    "[",
    "\u0000",
    "\ud800",
    "9".repeat(400),
    "<".repeat(999),
  ];
  const cut = fc.tuple(fc.nat(page.length), fc.nat(400), fc.oneof(fc.constantFrom(...bits), fc.string()));
  const mutated = fc
    .array(cut, { minLength: 1, maxLength: 6 })
    .map((cuts) =>
      cuts.reduce((text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length), page),
    );
  const value = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary", maxLength: 9000 }), fc.constant("Yes"));
  const names = [...fieldsOf(assessment).map(({ name }) => name), "phoneCountry", "__proto__", "constructor"];
  const forged = fc
    .dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value)
    .map((answers) => fileOf({ ...saved, answers }));
  fc.assert(
    fc.property(fc.oneof(mutated, forged), (text) => {
      const read = readAnswersFile(text);
      if (typeof read === "string") return;
      for (const form of [contact, assessment]) {
        const { placed, unplaced } = placeAnswers(form, read.answers);
        for (const { name, options, max = 120, kind } of fieldsOf(form)) {
          const found = placed[name];
          if (found === undefined) continue;
          expect([...found].length).toBeLessThanOrEqual(kind === "integer" ? 120 : max);
          if (options) expect(options).toContain(found);
        }
        const known = new Set([...fieldsOf(form).map(({ name }) => name), "phoneCountry", "phoneChosen"]);
        expect(Object.keys(placed).filter((name) => !known.has(name))).toEqual([]);
        expect(unplaced.length).toBeLessThanOrEqual(50);
      }
    }),
    { numRuns: 1000 },
  );
});

test("a file of nothing but beginnings of scripts is read in no time", () => {
  const start = performance.now();
  readAnswersFile("<script ".repeat(answersFileLimit / 8));
  expect(performance.now() - start).toBeLessThan(500);
});

function all(node: Tree.Node): Tree.Node[] {
  return [node, ...("childNodes" in node ? node.childNodes.flatMap(all) : [])];
}

function attributesOf(node: Tree.Node | undefined): Record<string, string> {
  return Object.fromEntries((node as Tree.Element).attrs.map(({ name, value }) => [name, value]));
}

/** Everything in a page that a browser would run, fetch, or lead to. */
function runnable(html: string): string[] {
  return all(parse(html)).flatMap((node) => {
    if (!("attrs" in node)) return [];
    const attributes = attributesOf(node);
    const isData = node.tagName === "script" && attributes.type === "application/json";
    const fetches = /^(script|img|link|iframe|object|embed|base|form|a|svg)$/.test(node.tagName) && !isData;
    const handlers = Object.keys(attributes).filter((name) => /^(on|src|href|style|action)/.test(name));
    return [...(fetches ? [node.tagName] : []), ...handlers];
  });
}
