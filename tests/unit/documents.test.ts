import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const documents = ["README.md", "CHANGELOG.md", ...globSync("docs/**/*.md")];

test.each(documents)("%s names only files and folders that are there", (document) => {
  const text = readFileSync(document, "utf8");
  const paths = [...text.matchAll(/`((?:src|worker|widgets|scripts|tests|docs|public)\/[\w./-]+)`/g)];
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const named = [
    ...paths.map(([, path = ""]) => path),
    ...links.map(([, link = ""]) => join(dirname(document), link)),
  ];
  // Tables of what a test shows name it from the folder of the tests.
  expect(named.filter((path) => !existsSync(path) && !existsSync(join("tests", path)))).toEqual([]);
});
