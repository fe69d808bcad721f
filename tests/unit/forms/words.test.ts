import { expect, test } from "vitest";
import { conditionWords } from "#forms/condition-words.ts";
import { words as english } from "#forms/words/en.ts";
import { words as french } from "#forms/words/fr.ts";
import { assessment } from "#lead/assessment.ts";
import { fieldsOf } from "#lead/field.ts";
import { englishIn, textsIn, typographyFaults } from "../../support/french.ts";

const condition = fieldsOf(assessment).find(({ name }) => name === "spouseAge")?.when ?? {
  field: "",
  is: [],
};

test("a send under way is told in the words of the specification", () => {
  expect(english.sending).toBe("Message sending... Please wait");
  expect(french.sending).toBe("Envoi du message... Veuillez patienter");
});

test("a condition names its question and answers as they show", () => {
  expect(conditionWords(assessment, condition, english)).toBe(
    "Only if you answered “Married” or “Common-law relationship” to “Marital status”:",
  );
  expect(conditionWords(french.translate(assessment), condition, french)).toBe(
    "Seulement si vous avez répondu «\u00a0Personne mariée\u00a0» ou «\u00a0En union de fait\u00a0» à «\u00a0État civil\u00a0»\u00a0:",
  );
});

test("no English word stands around a French form, and it is written as in Canada", () => {
  const { language: _, locale: __, ...shown } = french;
  const texts = [
    ...textsIn(shown),
    french.wrongAnswers(2),
    conditionWords(french.translate(assessment), condition, french),
  ];
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) {
    expect(englishIn(text), text).toEqual([]);
    expect(typographyFaults(text), text).toEqual([]);
  }
});
