import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { putMadeUpRelease } from "../support/made-up-release.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const identity = [
  "-c",
  "user.name=A firm",
  "-c",
  "user.email=firm@example.com",
  "-c",
  "commit.gpgsign=false",
];
const git = (folder: string, ...args: readonly string[]) =>
  execFileSync("git", [...identity, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });

/** Why the history of a checkout cannot be read; undefined if it can. */
function missingHistory(folder: string) {
  try {
    const isShallow = git(folder, "rev-parse", "--is-shallow-repository").trim() === "true";
    return isShallow ? "a shallow clone has no history of the releases" : undefined;
  } catch {
    return "without git there is no history of the releases";
  }
}

/** Numbers of the development, which nobody could pin: the product published nothing before 1.5.0. */
const neverPublished = /^releases\/1\.[1-4]\.0$/;

/** The commits that touch each folder of a release, also one that is gone. */
function commitsByRelease(folder: string) {
  const commits = new Map<string, Set<string>>();
  const log = git(folder, "log", "--full-history", "--no-renames", "--format=commit %h", "--name-only");
  let commit = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("commit ")) commit = line.slice("commit ".length);
    const [release] = /^(?:firm\/)?releases\/\d+\.\d+\.\d+(?=\/)/.exec(line) ?? [];
    if (release && !neverPublished.test(release))
      commits.set(release, (commits.get(release) ?? new Set()).add(commit));
  }
  return commits;
}

function releasesTouchedAgain(folder: string) {
  return [...commitsByRelease(folder)].flatMap(([release, { size }]) => (size > 1 ? [release] : []));
}

test("no commit touches the folder of a release but the one that froze it", ({ skip }) => {
  const reason = missingHistory(".");
  if (reason) skip(reason);
  expect(releasesTouchedAgain(".")).toEqual([]);
});

function repositoryWithReleases() {
  const folder = temporaryFolder();
  git(folder, "init", "--quiet");
  for (const release of ["releases/1.5.0", "releases/1.6.0", "firm/releases/1.0.0"]) {
    const [, place = "", version = ""] = /^(.*)\/(.*)$/.exec(release) ?? [];
    putMadeUpRelease(join(folder, place), version);
    commit(folder, `Freeze ${release}`);
  }
  return folder;
}

function commit(folder: string, subject: string) {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", subject);
}

test("releases that were frozen in a commit each are as they should be", () => {
  expect(releasesTouchedAgain(repositoryWithReleases())).toEqual([]);
});

test.each<readonly [string, string, (folder: string) => void]>([
  ["changed", "releases/1.5.0", (folder) => writeFileSync(join(folder, "contact-form.js"), "")],
  ["given a file", "releases/1.6.0", (folder) => writeFileSync(join(folder, "extra.js"), "")],
  ["removed", "firm/releases/1.0.0", (folder) => rmSync(folder, { recursive: true })],
])("a release that was %s in a later commit is found", (_, release, change) => {
  const folder = repositoryWithReleases();
  change(join(folder, release));
  commit(folder, "Change a release");
  expect(releasesTouchedAgain(folder)).toEqual([release]);
});

test("a shallow clone and a folder without git say that they have no history", () => {
  const clone = temporaryFolder();
  git(clone, "clone", "--quiet", "--depth=1", `file://${repositoryWithReleases()}`, ".");
  expect(missingHistory(clone)).toContain("shallow");
  expect(missingHistory(temporaryFolder())).toContain("without git");
});
