import { expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { countQuestions } from "#lead/count-questions.ts";
import { fieldsOf } from "#lead/field.ts";
import { type Language, languageCodes } from "#lead/languages.ts";
import { home as homeEn } from "#words/en/home.ts";
import { words as siteEn } from "#words/en/site.ts";
import { home as homeFr } from "#words/fr/home.ts";
import { words as siteFr } from "#words/fr/site.ts";
import { wordsIn } from "#words/words-in.ts";

const { alone, couple } = countQuestions();

/** The number of required questions, as each language writes it in its sentence. */
const ten: Readonly<Record<Language, RegExp>> = {
  en: /\bten\b/i,
  fr: /\bdix\b/i,
  es: /\bdiez\b/i,
  pt: /\bdez\b/i,
  zh: /十个/,
  ar: /عشرة/,
  fa: /ده/,
  pa: /ਦਸ/,
  uk: /десят/,
  tl: /sampu/i,
};

test.each([
  ["en", homeEn, siteEn],
  ["fr", homeFr, siteFr],
] as const)(
  "the sentences of the site in %s count the questions as the form has them",
  (code, home, site) => {
    for (const sentence of [
      home.callToAction.text,
      site.heads.assessment.description,
      site.assessmentScreen.lead,
    ]) {
      const figures = sentence.match(/\d+/g)?.map(Number) ?? [];
      expect(figures.toSorted(), sentence).toEqual([alone, couple]);
      expect(sentence).toMatch(ten[code]);
    }
  },
);

test.each(languageCodes)("the form in %s says how many questions need an answer", (code) => {
  expect(fieldsOf(assessment).filter((field) => field.required)).toHaveLength(10);
  expect(wordsIn[code].form.effort).toMatch(ten[code]);
});
