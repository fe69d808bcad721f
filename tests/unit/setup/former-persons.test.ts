import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formerPersons } from "#scripts/setup/former-persons.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

test("a person who has left is named where the name is still written, also after a commit", () => {
  const folder = temporaryFolder();
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: folder });
  const who = ["-c", "user.name=A", "-c", "user.email=a@b.ca", "-c", "commit.gpgsign=false"];
  const write = (persons: string) => {
    put("facts.yaml", `licensees: [${persons}]\nprivacyOfficer: {name: Ana Núñez, email: a@b.ca}\n`);
    git("add", "--all");
    git(...who, "commit", "--quiet", "--message", "Facts");
  };
  git("init", "--quiet");
  put("reviews.yaml", "# fr: {reviewedBy: Ana Núñez}\nlanguages:\n  fr: {reviewedBy: Ana Núñez}\n");
  write("{name: Ana Núñez}, {name: Bo Roy}");
  write("{name: [");
  write("{name: Bo Roy-Tremblay}");
  expect(formerPersons(["Bo Roy-Tremblay"], folder)).toEqual([
    `${folder}/facts.yaml, line 2: Ana Núñez`,
    `${folder}/reviews.yaml, line 3: Ana Núñez`,
  ]);
});
