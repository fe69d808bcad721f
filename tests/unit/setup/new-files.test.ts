import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { siteLanguageCodes } from "#lead/languages.ts";
import { deploymentSchemas, factSchemas } from "#scripts/firm/fact-schemas.ts";
import { type FirmFile, firmFiles, readFirmFile } from "#scripts/firm/read-firm.ts";
import { entriesOf, newFile } from "#scripts/setup/new-files.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const shipped = "tests/firm/evermaple";

test("each fact and setting has a comment in English and French, and an example", () => {
  const named = (file: FirmFile) =>
    entriesOf(file).flatMap(({ example }) => (example ? Object.keys(parse(example)) : []));
  expect(named("facts").toSorted()).toEqual(Object.keys(factSchemas).toSorted());
  expect(named("deployment").toSorted()).toEqual(Object.keys(deploymentSchemas).toSorted());
  for (const entry of firmFiles.flatMap(entriesOf))
    for (const code of siteLanguageCodes) expect(entry[code]).toMatch(/\w{2}.*[.:]/);
});

test.each(firmFiles)("the examples of %s.yaml are accepted once their # is deleted", (file) => {
  const text = newFile(file, "en").replace(/^#(?! \S)/gm, "");
  // No photograph is there.
  expect(readFirmFile(file, text.replace(/^ +picture: .*\n/m, ""))).not.toEqual({});
});

test.each(firmFiles)("a new %s.yaml has no content in either language", (file) => {
  for (const code of siteLanguageCodes) expect(parse(newFile(file, code))).toBeNull();
  expect(newFile(file, "fr")).not.toBe(newFile(file, "en"));
});

test.each(firmFiles)("the comments of the product's own %s.yaml are those of a new one", (file) => {
  const commentsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("#"));
  const comments = commentsOf(newFile(file, "en"));
  const own = commentsOf(readFileSync(`${shipped}/${file}.yaml`, "utf8"));
  expect(own.filter((comment) => !comments.includes(comment))).toEqual([]);
  expect(own).not.toEqual([]);
});

describe("npm run setup", () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    cpSync(shipped, folder, { recursive: true });
  });

  function setup(...words: readonly string[]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["scripts/launch.mjs", "scripts/setup/setup.ts", ...words],
      { env: { ...process.env, FIRM_FOLDER: folder }, encoding: "utf8" },
    );
    return { status, output: stdout + stderr };
  }
  const git = (...args: readonly string[]) =>
    spawnSync(
      "git",
      ["-c", "user.name=A", "-c", "user.email=a@b.ca", "-c", "commit.gpgsign=false", ...args],
      {
        cwd: folder,
      },
    );
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const read = (file: FirmFile) => readFileSync(join(folder, `${file}.yaml`), "utf8");

  test("writes new files over the fictional firm's, and over new ones, in English or French", () => {
    for (const code of ["en", "fr"] as const) {
      expect(setup("new", code)).toMatchObject({ status: 0 });
      for (const file of firmFiles) expect(read(file)).toBe(newFile(file, code));
    }
  });

  test("does not write over a file that is neither fictional nor committed", () => {
    put("praise.yaml", "en: {gauges: [{label: A, percent: 1, source: B}]}\n");
    const before = read("facts");
    expect(setup("new")).toEqual({
      status: 1,
      output: expect.stringMatching(/Commit these.*praise\.yaml\n$/s),
    });
    expect(read("facts")).toBe(before);
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message", "Ours");
    expect(setup("new").status).toBe(0);
    expect(read("praise")).toBe(newFile("praise", "en"));
  });

  test.each<[string, readonly string[], () => void, RegExp]>([
    ["is empty", [], () => put("facts.yaml", ""), /\/facts\.yaml, line 1: name: write it, such as/],
    [
      "is missing",
      ["--check"],
      () => rmSync(join(folder, "partners.yaml")),
      /\/partners\.yaml, line 1: the file is missing/,
    ],
    [
      "is no YAML",
      [],
      () => put("absence.yaml", "from: [2026\n"),
      /\/absence\.yaml, line 2: .*ends with \] or \}/,
    ],
    [
      "has only comments",
      ["--check"],
      () => put("facts.yaml", newFile("facts", "fr")),
      /\/facts\.yaml, line 14: phone: write/,
    ],
  ])("names file and line where a file %s, and what is fictional in others", (_, words, damage, message) => {
    damage();
    const { status, output } = setup(...words);
    expect(status).toBe(1);
    expect(output).toMatch(message);
    expect(output).toMatch(/\/deployment\.yaml, line 5: worker\n/);
    expect(output).not.toMatch(/^ +at /m);
  });

  test.each([["--nothing"], ["nothing"], ["new", "de"], ["new", "fr", "en"]])(
    "shows its usage, and no stack, for %s %s",
    (...words) => {
      const { status, output } = setup(...words);
      expect(status).toBe(1);
      expect(output).toMatch(/^✗ .*\n\nnpm run setup /m);
      expect(output).not.toMatch(/^ +at /m);
    },
  );

  test("names every file of a folder that is empty, without a stack", () => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    const { status, output } = setup("--check");
    expect(status).toBe(1);
    for (const name of [...firmFiles.map((file) => `${file}.yaml`), "agreement.md"])
      expect(output).toContain(`/${name}, line 1: the file is missing`);
    expect(output).not.toMatch(/^ +at /m);
  });

  test("lists the mistakes of all files at once", () => {
    for (const name of readdirSync(folder).filter((name) => name.endsWith(".yaml"))) put(name, "one: [\n");
    const { output } = setup("--check");
    for (const file of firmFiles) expect(output).toContain(`/${file}.yaml, line `);
  });
});
