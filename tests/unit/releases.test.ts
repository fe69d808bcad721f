import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import {
  changelogFile,
  integrityOf,
  readReleases,
  releasesFolder,
  versionList,
} from "#scripts/release/releases.ts";
import { putMadeUpRelease } from "../support/made-up-release.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const oldest = "1.9.0";
let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  for (const version of ["1.10.0", oldest]) putMadeUpRelease(folder, version);
});

const versionsIn = (changelog: string) =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version]) => version);

test.each([
  ["the product", "releases", "CHANGELOG.md"],
  ["the firm, once it has some,", releasesFolder, changelogFile],
])("the releases of %s are as they were released, each named in the changelog", (_, folder, changelog) => {
  const released = readReleases(folder).map(({ version }) => version);
  expect(versionsIn(readFileSync(changelog, "utf8")).toReversed()).toEqual(released);
});

test("versions are listed in the order of their numbers, beside the latest", () => {
  expect(versionList(readReleases(folder))).toEqual({ latest: "1.10.0", versions: ["1.9.0", "1.10.0"] });
});

test("before the first release no version is the latest", () => {
  expect(versionList(readReleases(join(folder, "none")))).toEqual({ latest: null, versions: [] });
});

const file = (name: string) => join(folder, oldest, name);

test.each<readonly [string, () => void, string]>([
  [
    "a file has changed together with integrity.json",
    () => {
      writeFileSync(file("contact-form.js"), "export const nine = 10;");
      const integrity = JSON.parse(readFileSync(file("integrity.json"), "utf8"));
      const changed = { ...integrity, "contact-form.js": integrityOf(file("contact-form.js")) };
      writeFileSync(file("integrity.json"), JSON.stringify(changed));
    },
    `${oldest}/contact-form.js is not what was released`,
  ],
  [
    "a file too many is there",
    () => writeFileSync(file("extra.js"), ""),
    `${oldest}/extra.js is not what was released`,
  ],
  ["it is gone", () => rmSync(file("."), { recursive: true }), `.js is not what was released`],
  [
    "nothing was recorded of it",
    () => cpSync(file("."), join(folder, "9.11.0"), { recursive: true }),
    "9.11.0 is not in",
  ],
])("a release is refused when %s", (_, change, expected) => {
  change();
  expect(() => readReleases(folder)).toThrow(expected);
});
