import * as z from "zod/mini";
import type { Form } from "#lead/field.ts";
import { bodySchema } from "./schema.ts";

/** A form's body as JSON Schema (draft 2020-12), for those who write a client. */
export function jsonSchemaOf(form: Form) {
  return z.toJSONSchema(bodySchema(form), { io: "input" });
}

/** The same as docs/contract.md prints it: a line for each field. */
export function printedJsonSchema(form: Form): string {
  const { properties = {}, required, ...rest } = jsonSchemaOf(form);
  const line = (name: string, value: unknown) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
  const fields = Object.entries(properties).map(([name, property]) => `    ${line(name, property)}`);
  return [
    "{",
    ...Object.entries(rest).map(([name, value]) => `  ${line(name, value)},`),
    `  "properties": {`,
    fields.join(",\n"),
    "  },",
    `  ${line("required", required)}`,
    "}",
  ].join("\n");
}
