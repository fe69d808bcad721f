import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const code = globSync("worker/**/*.{ts,tsx,sql}")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

const tablesIn = (statements: RegExp) => new Set(code.match(statements));

// tests/worker/strangers.test.ts checks how many rows a stranger can cause.
test("rows of every table come to an end, except the mark of what was erased", () => {
  const filled = tablesIn(/(?<=INSERT (?:OR \w+ )?INTO )[a-z_]+/g);
  const emptied = tablesIn(/(?<=DELETE FROM )[a-z_]+/g);
  expect(filled.size).toBeGreaterThan(8);
  expect([...filled].filter((table) => !emptied.has(table))).toEqual(["erased"]);
});
