import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { absenceSchema, deploymentSchemas, factSchemas } from "#scripts/firm/fact-schemas.ts";
import { readText } from "#scripts/firm/read-file.ts";
import { type FirmFile, readFirmFile } from "#scripts/firm/read-firm.ts";
import { reviewsOf } from "#scripts/firm/schema.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** Their texts are YAML as people write it, which a string of code could show with escapes alone. */
interface Rows {
  slips: readonly [file: FirmFile, text: string, message: string][];
  clear: readonly [text: string, meant: object][];
  refused: readonly [content: object, message: string][];
  taken: readonly [content: object, stored: object][];
}

const rows: Rows = parse(readFileSync("tests/unit/setup/slips.yaml", "utf8"));

test.each(rows.slips)("a mistake in %s.yaml is reported with its line: %j", (file, text, message) => {
  const schema = file === "reviews" ? reviewsOf(z.enum(["startUpVisa"])) : undefined;
  expect(() => readFirmFile(file, text, schema)).toThrow(message);
});

/** Any of the facts and settings alone, without the defaults of others. */
function readPart(text: string): object {
  const all = { ...factSchemas, ...deploymentSchemas, absence: absenceSchema };
  const named = Object.entries(all).filter(([key]) =>
    new RegExp(`(?<![^\\n\\uFEFF\\u200B])${key}:`).test(text),
  );
  return readFirmFile("facts", text, z.strictObject(Object.fromEntries(named)));
}

test.each(rows.clear)("what a file means is clear: %j", (text, meant) => {
  expect(readPart(text)).toEqual(meant);
});

test.each(rows.refused)("%j is answered with what to write", (content, message) => {
  expect(() => readPart(stringify(content))).toThrow(message);
});

test.each(rows.taken)("%j is taken as it is meant", (content, stored) => {
  expect(readPart(stringify(content))).toEqual(stored);
});

test("a text in another encoding is refused by its file's name", () => {
  const file = join(temporaryFolder(), "agreement.md");
  writeFileSync(file, Buffer.from("Qu\u00e9bec", "latin1"));
  expect(() => readText(file)).toThrow(`${file}, line 1: save the file again with the encoding UTF-8`);
});
