import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mutants } from "../mutants/mutants.ts";

test("there are at least thirty mutants, and no two are the same", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(30);
  expect(new Set(mutants.map(({ file, find, replace }) => file + find + replace)).size).toBe(mutants.length);
});

// A changed line must change its mutant too, which would otherwise test nothing from then on.
test.each(mutants)("$file has one place where $why", ({ file, find, replace, test: name }) => {
  expect(readFileSync(`worker/${file}`, "utf8").split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(`tests/${name}`), name).toBe(true);
});
