import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { deploymentSchemas, factSchemas } from "#scripts/firm/answers.ts";
import { readText } from "#scripts/firm/read-file.ts";
import { pathOf, readFirmFile } from "#scripts/firm/read-firm.ts";
import { reviewsOf } from "#scripts/firm/schema.ts";
import { judge, type Question, schemas } from "#scripts/setup/firm-files.ts";
import { readTyped, readWords, showTyped } from "#scripts/setup/typed.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** Their texts are YAML as people write it, which a string of code could show with escapes alone. */
interface Rows {
  slips: readonly [file: FirmFile, text: string, message: string][];
  clear: readonly [text: string, meant: object][];
  refused: readonly [answer: object, message: string][];
  taken: readonly [answer: object, stored: object][];
  typed: readonly [key: Question, typed: string, answer: unknown][];
}
type FirmFile = Parameters<typeof readFirmFile>[0];

const rows: Rows = parse(readFileSync("tests/unit/setup/slips.yaml", "utf8"));

test.each(rows.slips)("a mistake in %s.yaml is reported with its line: %j", (file, text, message) => {
  const schema = file === "reviews" ? reviewsOf(z.enum(["startUpVisa"])) : undefined;
  expect(() => readFirmFile(file, text, schema)).toThrow(message);
});

test.each(rows.clear)("what a file means is clear: %j", (text, meant) => {
  const partly = z.strictObject({ ...factSchemas, ...deploymentSchemas }).partial();
  expect(readFirmFile("facts", text, partly)).toEqual(meant);
});

const example = JSON.parse(readFileSync("docs/examples/setup-answers.json", "utf8"));

test.each(rows.refused)("%j is answered with what to write", (slip, message) => {
  expect(judge({}, { ...example, ...slip }).complaints).toEqual([expect.stringContaining(message)]);
});

test.each(rows.taken)("%j is taken as it is meant", (answer, stored) => {
  expect(judge({}, { ...answer })).toMatchObject({ complaints: [], after: stored });
});

test.each(rows.typed)("%s takes what is typed as %j, and shows it again", (key, typed, answer) => {
  expect(judge({}, { [key]: readTyped(schemas[key], typed) }).after[key] ?? null).toEqual(answer);
  expect(showTyped(schemas[key], answer)).toBe(typed);
});

test("every answer of the example is shown so that it could be typed again", () => {
  const { after } = judge({}, example);
  const agent = { name: "Adaeze Obi", city: "Lagos", country: "Nigeria", registeredOn: "2026-11-23" };
  const given = { ...after, partners: [{ ...example.partners[0], agent }] };
  const again = Object.entries(given).map(([key, answer]) => {
    const schema = schemas[key as Question];
    return [key, readTyped(schema, showTyped(schema, answer))];
  });
  expect(judge({}, Object.fromEntries(again))).toMatchObject({ after: given, complaints: [] });
});

test("the words of a command are the parts of an answer, or a text with spaces", () => {
  const absence = { from: "2026-12-24", until: "2027-01-03" };
  expect(readWords(schemas.absence, Object.values(absence))).toEqual(absence);
  expect(readWords(schemas.phone, ["+1", "902-444-0187"])).toBe("+1 902-444-0187");
});

test("a text in another encoding is refused by its file's name", () => {
  const file = join(temporaryFolder(), "agreement.md");
  writeFileSync(file, Buffer.from("Qu\u00e9bec", "latin1"));
  expect(() => readText(file)).toThrow(`${file}: save the file again with the encoding UTF-8`);
});

test("the example in each file of the firm is one that the file takes", () => {
  for (const file of ["praise", "reviews", "partners", "absence"] as const)
    expect(Object.keys(readFirmFile(file, exampleIn(file)) ?? {}), file).not.toEqual([]);
  expect(judge({}, parse(exampleIn("facts"))).complaints).toEqual([]);
});

/** The example in a file's comment, as somebody copies it below. */
function exampleIn(file: FirmFile) {
  const text = readFileSync(pathOf(file), "utf8");
  return (/examples?:\n((?:# .*\n)+)/.exec(text)?.[1] ?? "")
    .replace(/^# and .*\n/gm, "")
    .replace(/^# /gm, "");
}
