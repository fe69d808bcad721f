import { expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Field, type Form, fieldsOf, optionText } from "#lead/field.ts";
import { french } from "#lead/french.ts";
import { type Translation, translateForm } from "#lead/translate.ts";
import { englishIn, textsIn, typographyFaults } from "../../support/french.ts";

// What must not compile stands below a `@ts-expect-error`, which `tsc` refuses where the next line has no error.

const pairs = [
  [contact, translateForm(contact, french.contact)],
  [assessment, translateForm(assessment, french.request)],
] as const;

const wordsOf = ({ label, hint = "", optionTexts = {} }: Field) => [
  label,
  hint,
  ...Object.values(optionTexts),
];

test("a French form asks the same fields and stores the same words", () => {
  const stored = (form: Form) =>
    fieldsOf(form).map(({ label, hint, optionTexts, ...rest }) => ({ ...rest, hint: hint !== undefined }));
  for (const [english, translated] of pairs) {
    expect(stored(translated)).toEqual(stored(english));
    expect(translated.sections.map(({ name }) => name)).toEqual(english.sections.map(({ name }) => name));
  }
});

test("every title, label, hint and option has French words of its own", () => {
  const same = new Set(["Non", "Non.", "3, 7"]);
  for (const [english, translated] of pairs) {
    const shown = fieldsOf(translated);
    for (const [at, field] of fieldsOf(english).entries()) {
      const there = shown[at] as Field;
      expect(there.label, field.name).not.toBe(field.label);
      for (const option of field.options ?? []) {
        if (!same.has(option)) expect(optionText(there, option), field.name).not.toBe(option);
      }
      for (const text of wordsOf(there)) expect(text.trim() !== "" || field.hint === undefined).toBe(true);
    }
    for (const [at, { title }] of english.sections.entries()) {
      if (title) expect(translated.sections[at]?.title).not.toBe(title);
    }
  }
});

test("no English word stands in the French forms, and they are written as in Canada", () => {
  for (const [, form] of pairs) {
    const texts = [
      form.heading,
      form.submitLabel,
      form.successMessage,
      ...form.sections.map(({ title }) => title),
      ...fieldsOf(form).flatMap(wordsOf),
    ];
    expect(texts.length).toBeGreaterThan(6);
    for (const text of texts) {
      expect(englishIn(text), text).toEqual([]);
      expect(typographyFaults(text), text).toEqual([]);
    }
  }
  expect(textsIn(french).length).toBeGreaterThan(100);
});

test("a translation without a key, or with a stray one, does not compile", () => {
  const { fullName, phone, email } = french.contact.fields;
  // @ts-expect-error The message has no label.
  const missing: Translation<typeof contact> = { ...french.contact, fields: { fullName, phone, email } };
  const { status } = french.request.fields;
  const { Widow: _, ...options } = status.options;
  // @ts-expect-error An option has no text.
  const short: Translation<typeof assessment>["fields"]["status"] = { ...status, options };
  // @ts-expect-error The field has no hint.
  const hinted: Translation<typeof contact>["fields"]["phone"] = { label: "Téléphone", hint: "Au complet." };
  // @ts-expect-error The field has a hint.
  const bare: Translation<typeof assessment>["fields"]["age"] = { label: "Votre âge" };
  expect([missing, short, hinted, bare]).toHaveLength(4);
});
