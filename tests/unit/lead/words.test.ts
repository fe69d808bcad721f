import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { conditionWords } from "#forms/condition-words.ts";
import { assessment } from "#lead/assessment.ts";
import type { contact } from "#lead/contact.ts";
import { type Field, fieldsOf, noChoice } from "#lead/field.ts";
import { defaultLanguage, languageCodes } from "#lead/languages.ts";
import type { WordsOf } from "#lead/words.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { textsIn } from "../../support/language-rules.ts";

// What must not compile stands below a `@ts-expect-error`, which `tsc` refuses where the next line has no error.

const usual = wordsIn[defaultLanguage];
const condition = fieldsOf(assessment).find(({ name }) => name === "spouseAge")?.when ?? {
  field: "",
  is: [],
};

test("each language of the registry has its folder, and no other lies beside them", () => {
  const folders = readdirSync("words", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(languageCodes.toSorted());
});

describe.each(languageCodes)("the words of %s", (code) => {
  const words = wordsIn[code];

  test("have every part, and say which language they are", () => {
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(usual).toSorted());
    expect(words.form.language).toBe(code);
  });

  test("have no text that is empty", () => {
    const texts = textsIn(words);
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => text.trim() === "")).toEqual([]);
  });

  test("give every field a label of its own, and its options", () => {
    for (const form of Object.values(forms[code])) {
      const fields: readonly Field[] = fieldsOf(form);
      const labels = fields.map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
      for (const { options = [], optionTexts = {} } of fields)
        expect(Object.keys(optionTexts)).toEqual(options);
    }
  });
});

test("what is sent and stored does not depend on how it shows in English", () => {
  expect(noChoice).toBe("Please make a selection");
});

test("a condition names its question and answers as they show", () => {
  expect(conditionWords(forms.en.request, condition, wordsIn.en.form)).toBe(
    "Only if you answered “Married” or “Common-law relationship” to “Marital status”:",
  );
  expect(conditionWords(forms.fr.request, condition, wordsIn.fr.form)).toBe(
    "Seulement si vous avez répondu «\u00a0Personne mariée\u00a0» ou «\u00a0En union de fait\u00a0» à «\u00a0État matrimonial\u00a0»\u00a0:",
  );
});

test("words without a key, or with a stray one, do not compile", () => {
  const { fullName, phone, email } = usual.contact.fields;
  // @ts-expect-error The message has no label.
  const missing: WordsOf<typeof contact> = { ...usual.contact, fields: { fullName, phone, email } };
  const { status } = usual.assessment.fields;
  const { Widow: _, ...options } = status.options;
  // @ts-expect-error An option has no text.
  const short: WordsOf<typeof assessment>["fields"]["status"] = { ...status, options };
  // @ts-expect-error The field has no hint.
  const hinted: WordsOf<typeof contact>["fields"]["email"] = { label: "E-mail", hint: "All of it." };
  // @ts-expect-error The field has a hint.
  const bare: WordsOf<typeof assessment>["fields"]["age"] = { label: "Your age" };
  expect([missing, short, hinted, bare]).toHaveLength(4);
});
