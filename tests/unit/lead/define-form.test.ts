import { expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { defineForm } from "#lead/define-form.ts";
import { type FormDefinition, fieldsOf } from "#lead/field.ts";

const forms = [contact, assessment] satisfies readonly FormDefinition[];
const shell = { ...contact, sections: [] };
const pet = { name: "pet", kind: "choice", options: ["Cat", "Dog"] } as const;
const age = { name: "age", kind: "integer", min: 0, max: 30 } as const;
const note = { name: "note", kind: "text" } as const;

test.each(forms)("a condition of $name names an earlier choice, and options of it", (form) => {
  const fields = fieldsOf(form);
  for (const [at, { name, when }] of fields.entries()) {
    const choice = fields.slice(0, at).find((field) => field.name === when?.field);
    if (!when) continue;
    expect(when.is.length, name).toBeGreaterThan(0);
    expect(choice?.options, name).toEqual(expect.arrayContaining([...when.is]));
  }
});

test("a section's condition is that of its fields", () => {
  const forCats = { field: "pet", is: ["Cat"] } as const;
  const below = { name: "more", when: forCats, fields: [age, note] } as const;
  const form = defineForm({ ...shell, sections: [{ name: "all", fields: [pet] }, below] });
  expect(fieldsOf(form).map(({ when }) => when)).toEqual([undefined, forCats, forCats]);
});

test.each(forms)("no name or option of $name is there twice", (form) => {
  expectDistinct(form.sections.map(({ name }) => name));
  expectDistinct(fieldsOf(form).map(({ name }) => name));
  for (const { options = [], placeholder } of fieldsOf(form)) expectDistinct([placeholder, ...options]);
});

test("what most fields share is a default of their kind", () => {
  const [, ask] = fieldsOf(defineForm({ ...shell, sections: [{ name: "all", fields: [pet, note] }] }));
  expect(ask).toEqual({ ...note, required: false, autocomplete: "off", short: true, max: 120 });
  // @ts-expect-error A choice has options.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...note, kind: "choice" }] }] });
  // @ts-expect-error A number has bounds.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...note, kind: "integer" }] }] });
});

function expectDistinct(words: readonly (string | undefined)[]): void {
  expect(words).toEqual([...new Set(words)]);
}
