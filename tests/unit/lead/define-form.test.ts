import { expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { defineForm } from "#lead/define-form.ts";
import { type Answers, fieldsOf } from "#lead/field.ts";

// What must not compile stands below a `@ts-expect-error`, which `tsc` refuses where the next line has no error.

const shell = {
  name: "contact",
  endpoint: "contact",
  errorDuration: 3000,
  focusOnError: false,
  enterMovesOn: false,
} as const;
const pet = { name: "pet", kind: "choice", options: ["Cat", "Dog"] } as const;
const age = { name: "age", kind: "integer", min: 0, max: 30 } as const;
const note = { name: "note", kind: "text" } as const;
const forCats = { field: "pet", is: ["Cat"] } as const;

test("a condition names a choice that stands before it", () => {
  const right = defineForm({
    ...shell,
    sections: [{ name: "all", fields: [pet, { ...age, when: forCats }] }],
  });
  expect(fieldsOf(right)[1]?.when).toEqual(forCats);

  const misspelt = { ...age, when: { field: "pets", is: ["Cat"] } } as const;
  const onNumber = { ...note, when: { field: "age", is: ["9"] } } as const;
  // @ts-expect-error No field has this name.
  defineForm({ ...shell, sections: [{ name: "all", fields: [pet, misspelt] }] });
  // @ts-expect-error The field comes later.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...age, when: forCats }, pet] }] });
  // @ts-expect-error A field does not wait for its own answer.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...pet, when: forCats }] }] });
  // @ts-expect-error A number has no options.
  defineForm({ ...shell, sections: [{ name: "all", fields: [age, onNumber] }] });
});

test("a condition names options that its field has, and at least one", () => {
  const cow = { ...age, when: { field: "pet", is: ["Cat", "Cow"] } } as const;
  const never = { ...age, when: { field: "pet", is: [] } } as const;
  // @ts-expect-error The field has no such option.
  defineForm({ ...shell, sections: [{ name: "all", fields: [pet, cow] }] });
  // @ts-expect-error The question could never show.
  defineForm({ ...shell, sections: [{ name: "all", fields: [pet, never] }] });
});

test("a section's condition is that of its fields, and held to the same", () => {
  const below = { name: "more", when: forCats, fields: [age, note] } as const;
  const right = defineForm({ ...shell, sections: [{ name: "all", fields: [pet] }, below] });
  expect(fieldsOf(right).map(({ when }) => when)).toEqual([undefined, forCats, forCats]);

  // @ts-expect-error The field that it names stands in it.
  defineForm({ ...shell, sections: [{ name: "all", when: forCats, fields: [pet, age] }] });
});

test("no name or option stands twice", () => {
  // @ts-expect-error The second would take the first one's answer.
  defineForm({ ...shell, sections: [{ name: "all", fields: [pet, pet] }] });
  const again = { name: "more", fields: [pet] } as const;
  // @ts-expect-error In another section too.
  defineForm({ ...shell, sections: [{ name: "all", fields: [pet] }, again] });

  for (const form of [contact, assessment]) {
    expectDistinct(form.sections.map(({ name }) => name));
    for (const { options = [], placeholder } of fieldsOf(form)) expectDistinct([placeholder, ...options]);
  }
});

test("a field has the settings of its kind and no other", () => {
  // @ts-expect-error A number has no options.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...age, options: ["1"] }] }] });
  // @ts-expect-error A choice has no greatest value.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...pet, max: 3 }] }] });
  // @ts-expect-error A choice has options.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...note, kind: "choice" }] }] });
  // @ts-expect-error A number has bounds.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...note, kind: "integer" }] }] });
  // @ts-expect-error A misspelt key would be of no effect.
  defineForm({ ...shell, sections: [{ name: "all", fields: [{ ...note, requierd: true }] }] });
});

test("what most fields share is a default of their kind", () => {
  const [, ask] = fieldsOf(defineForm({ ...shell, sections: [{ name: "all", fields: [pet, note] }] }));
  expect(ask).toEqual({ ...note, required: false, autocomplete: "off", short: true, max: 120 });
});

test("the answers' types have each name and each option, as written", () => {
  const answers: Answers<typeof assessment> = { status: "Married", age: 34, firstName: "Adaeze" };
  expect(fieldsOf(assessment).map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(answers)));

  // @ts-expect-error Misspelt.
  const option: Answers<typeof assessment> = { status: "Maried" };
  // @ts-expect-error Misspelt too.
  const name: Answers<typeof assessment> = { firstname: "Adaeze" };
  // @ts-expect-error A placeholder is no answer.
  const placeholder: Answers<typeof assessment> = { educationLevel: "Please make a selection" };
  // @ts-expect-error Numbers are stored as numbers.
  const number: Answers<typeof assessment> = { age: "34" };
  expect([option, name, placeholder, number]).toHaveLength(4);
});

function expectDistinct(words: readonly (string | undefined)[]): void {
  expect(words).toEqual([...new Set(words)]);
}
