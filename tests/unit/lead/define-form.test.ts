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
