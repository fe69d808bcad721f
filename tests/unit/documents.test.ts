import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", "CHANGELOG.md", ...globSync("docs/**/*.md")];

test.each(documents)("%s names only files and folders that are there", (document) => {
  const text = readFileSync(document, "utf8");
  const paths = [...text.matchAll(/`((?:src|worker|widgets|scripts|tests|docs|public|data)\/[\w./-]+)`/g)];
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const named = [
    ...paths.map(([, path = ""]) => path),
    ...links.map(([, link = ""]) => join(dirname(document), link)),
  ];
  // Tables of what a test shows name it from the folder of the tests.
  expect(named.filter((path) => !existsSync(path) && !existsSync(join("tests", path)))).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** The rows of the tables whose last column says what shows them. */
const rowsWithProof = ["docs/lead-lifecycle.md", "docs/threats.md"]
  .map((file) => readFileSync(file, "utf8"))
  .join("\n\n")
  .split(/\n{2,}/)
  .filter((block) => /^\|.*\| shown by \|$/m.test(block))
  .flatMap((table) => table.trim().split("\n").slice(2))
  .map((row) => row.split(" | "))
  .map((cells) => [cells[0]?.replace(/^\| /, ""), cells.at(-1)?.replace(/ \|$/, "")] as [string, string]);

test("the life of a lead and its threats have tables of what holds and what shows it", () => {
  expect(rowsWithProof.length).toBeGreaterThan(50);
});

test.each(rowsWithProof)("‘%s’ is proved by tests that are there", (_, proof) => {
  for (const [, script = ""] of proof.matchAll(/`npm run ([\w:]+)`/g)) expect(scripts).toHaveProperty(script);
  const named = [...proof.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`([^`]*)/g)];
  expect(named.length > 0 || /`npm run|^by design$/.test(proof.replace(/^.*; /, "")), proof).toBe(true);
  for (const [, file = "", claims = ""] of named) {
    const source = readFileSync(join("tests", file), "utf8");
    for (const [, claim] of claims.matchAll(/\*([^*]+)\*/g)) expect(source, file).toContain(claim);
  }
});
