import { expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type FormDefinition, fieldsOf } from "#lead/field.ts";

const forms = [contact, assessment] satisfies readonly FormDefinition[];

test.each(forms)("a condition of $name names an earlier choice, and options of it", (form) => {
  const fields = fieldsOf(form);
  for (const [at, { name, when }] of fields.entries()) {
    const choice = fields.slice(0, at).find((field) => field.name === when?.field);
    if (!when) continue;
    expect(when.is.length, name).toBeGreaterThan(0);
    expect(choice?.options, name).toEqual(expect.arrayContaining([...when.is]));
  }
});

test.each(forms)("no name or option of $name is there twice", (form) => {
  expectDistinct(form.sections.map(({ name }) => name));
  expectDistinct(fieldsOf(form).map(({ name }) => name));
  for (const { options = [], placeholder } of fieldsOf(form)) expectDistinct([placeholder, ...options]);
});

function expectDistinct(words: readonly (string | undefined)[]): void {
  expect(words).toEqual([...new Set(words)]);
}
