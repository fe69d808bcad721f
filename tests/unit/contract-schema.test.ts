import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Field, type Form, fieldsOf } from "#lead/field.ts";
import { forms as worded } from "#words/forms.ts";
import { jsonSchemaOf, printedJsonSchema } from "../../worker/intake/json-schema.ts";

const { contact, request: assessment } = worded.en;
const forms: readonly Form[] = [contact, assessment];

function propertyOf(form: Form, name: string): Readonly<Record<string, unknown>> {
  const property = jsonSchemaOf(form).properties?.[name];
  if (typeof property !== "object") throw new Error(`the schema of ${form.name} has no ${name}`);
  return property;
}

/** The form's data about a field, in the words of JSON Schema. */
function promised({ kind, label, required, options, min, max }: Field): Record<string, unknown> {
  const length = { maxLength: max, ...(required ? { minLength: 1 } : {}) };
  const byKind: Record<Field["kind"], Record<string, unknown>> = {
    text: { type: "string", ...length },
    longText: { type: "string", ...length },
    email: { type: "string", format: "idn-email", ...length },
    phone: { type: "string" },
    integer: { type: ["integer", "string"], minimum: min, maximum: max },
    ages: { type: ["string", "integer", "array"], maxLength: max },
    choice: { type: "string", enum: options },
  };
  return { title: label, ...byKind[kind] };
}

describe.each(forms.map((form) => [form.name, form] as const))("the schema of %s", (_, form) => {
  test("has the fields of the form in form order, and what goes with them", () => {
    const names = fieldsOf(form).map(({ name }) => name);
    expect(Object.keys(jsonSchemaOf(form).properties ?? {})).toEqual([
      ...names,
      "type",
      "source",
      "language",
      "notice",
      "phoneEntry",
    ]);
  });

  test("requires what the form requires, and its type", () => {
    const names = fieldsOf(form).flatMap(({ name, required }) => (required ? [name] : []));
    expect(jsonSchemaOf(form).required).toEqual([...names, "type"]);
    expect(propertyOf(form, "type").const).toBe(form.name);
  });

  test.each(fieldsOf(form).map((field) => [field.name, field] as const))(
    "has the kind, the options and the bounds of %s",
    (name, field) => {
      expect(propertyOf(form, name)).toMatchObject(promised(field));
    },
  );
});

test("docs/contract.md prints the schemas as they are", async () => {
  let document = readFileSync("docs/contract.md", "utf8");
  for (const form of forms) {
    const block = new RegExp(`(<!-- schema:${form.name} -->\n)[^]*?(<!-- /schema:${form.name} -->)`);
    expect(document).toMatch(block);
    const printed = `\`\`\`json\n${printedJsonSchema(form)}\n\`\`\`\n`;
    document = document.replace(block, (_, start, end) => start + printed + end);
  }
  await expect(document).toMatchFileSnapshot("../../docs/contract.md");
});
