import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm/firm.ts";
import { firmTextsIn } from "#content/firm/firm-texts.ts";
import { registersIn } from "#content/firm/licence.ts";
import { replyLanguagesIn, stoppedIn } from "#content/firm/practice.ts";
import { asksForRegister, isRegisterFresh } from "#content/firm/register.ts";
import { formReducer, initialState } from "#forms/form-state.ts";
import { LeadForm } from "#forms/lead-form.tsx";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { languageCodes } from "#lead/languages.ts";
import { wordedForm } from "#lead/worded-form.ts";
import { readFirmFile } from "#scripts/firm/read-firm.ts";
import { RegisterRead } from "#site/ui/firm/register-read.tsx";
import { mails } from "#words/en/mails.ts";
import { wordsIn } from "#words/words-in.ts";
import { notesOnRegister } from "#worker/outbox/site-facts.ts";

const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const factsWith = (line: string) =>
  readFirmFile("facts", `${readFileSync("tests/firm/evermaple/facts.yaml", "utf8")}\n${line}\n`);

/** A firm's name may have signs that markup writes otherwise. */
const decoded = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

describe("firm/facts.yaml", () => {
  test("takes the day on which the practice stopped, and a sentence in English and French", () => {
    const { practice } = factsWith("practice: {stopped: 2026-11-28, sentence: {en: Closed., fr: Fermé.}}");
    expect(practice).toEqual({ stopped: "2026-11-28", sentence: { en: "Closed.", fr: "Fermé." } });
    expect(factsWith("practice: {stopped: 2026-11-28}").practice).toEqual({ stopped: "2026-11-28" });
  });

  test.each([
    `practice: {stopped: ${tomorrow}}`,
    "practice: {stopped: soon}",
    "practice: {sentence: {en: Closed.}}",
    "practice: {stopped: 2026-11-28, sentence: {es: Cerrado.}}",
    "practice: yes",
    `registerReadOn: ${tomorrow}`,
  ])("refuses %s", (line) => {
    expect(() => factsWith(line)).toThrow(/line \d+: (?:practice|registerReadOn)/);
  });
});

test.each(languageCodes)(
  "while stopped, both forms in %s are the sentence and the links of the registers",
  (language) => {
    const words = wordsIn[language];
    const stopped = stoppedIn(words);
    const several = registersIn(words.firm).length > 1;
    expect(stopped).toBe(words.firm.stopped(firm.name, firm.profession, several));
    const { licence, ...texts } = firmTextsIn(words);
    const others = [{ line: "", register: "b.ca", href: "https://b.ca/members" }];
    const firmTexts = { ...texts, stopped, licence: { ...licence, others } };
    for (const form of [wordedForm(contact, words.contact), wordedForm(assessment, words.assessment)]) {
      const props = { form, words: words.form, firmTexts, site: "", api: "/api", idPrefix: "a" };
      const closed = renderToStaticMarkup(createElement(LeadForm, props));
      expect(decoded(closed)).toContain(stopped);
      expect(closed).toContain(`href="${firmTexts.licence.href.replace("&", "&amp;")}"`);
      expect(closed).toContain('href="https://b.ca/members"');
      expect(closed).not.toMatch(/<(?:form|input|button|textarea|select)/);
      const open = { ...props, firmTexts: firmTextsIn(words) };
      expect(decoded(renderToStaticMarkup(createElement(LeadForm, open)))).not.toContain(stopped);
    }
  },
);

test("where several registers have the firm's persons, the sentence sends to them all", () => {
  for (const code of languageCodes.filter((one) => one !== "zh")) {
    const sentence = (several: boolean) => wordsIn[code].firm.stopped("Firm", "professional", several);
    expect(sentence(true), code).not.toBe(sentence(false));
  }
});

test.each([
  ["en", "en-CA", ""],
  ["fr", "en-CA", "anglais"],
  ["en", "fr-CA", "French"],
  ["es", "fr-CA en-GB", "inglés o francés"],
  ["es", "en pa", "inglés"],
  ["pa", "en pa", ""],
  ["tl", "en fil", ""],
  ["zh", "en zh-Hant", ""],
  ["pt", "en pt-PT", ""],
] as const)("a visitor in %s of a firm that speaks %s is promised an answer in '%s'", (code, tags, named) => {
  expect(replyLanguagesIn(wordsIn[code], tags.split(" "))).toBe(named);
});

const read = "2026-11-23";
const after = (days: number) => Date.parse(read) + days * 86_400_000;

test.each([
  [0, true, false],
  [30, true, false],
  [31, true, true],
  [35, true, true],
  [36, false, true],
] as const)(
  "%i days after a look at the register it is fresh: %s, and the daily mail asks: %s",
  (days, fresh, asks) => {
    expect(isRegisterFresh(after(days), read)).toBe(fresh);
    expect(asksForRegister(after(days), read)).toBe(asks);
    const context = { mailWords: mails } as Parameters<typeof notesOnRegister>[0];
    expect(notesOnRegister(context, after(days), read)).toHaveLength(asks ? 1 : 0);
    const html = renderToStaticMarkup(createElement(RegisterRead, { day: read, wasFresh: fresh }));
    expect(/November.23, 2026/.test(html)).toBe(fresh);
    const check = `Look up ${firm.hasSeveralRegisters ? "each" : "the"} licence there yourself.`;
    expect(html).toContain(check);
  },
);

test.skipIf(firm.registerReadOn)("a firm that names no day is never asked, and shows none", () => {
  expect([isRegisterFresh(after(0)), asksForRegister(after(0))]).toEqual([false, false]);
  expect(renderToStaticMarkup(createElement(RegisterRead))).toBe("");
});

test("a form that a stopped practice refuses keeps its answers and key, and offers no retry by itself", () => {
  const form = contact;
  const begun = formReducer(initialState(form), { type: "submitted", typed: {}, key: "k", at: 1 });
  const error = { param: "form", msg: stoppedIn(wordsIn.en) };
  const refused = formReducer(begun, {
    type: "returned",
    result: { kind: "refused", error, errors: [error] },
    resets: begun.resets,
    language: "en",
  });
  expect(refused).toMatchObject({
    phase: "idle",
    notice: error.msg,
    uncertainty: "",
    resend: undefined,
    key: "k",
  });
  expect(refused.resets).toBe(begun.resets);
});
