import {
  cpSync,
  globSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { say, scriptOf, stop } from "#scripts/run/tools.ts";
import { editFile } from "../support/edit-file.ts";
import { putMadeUpRelease } from "../support/made-up-release.ts";
import { commitAll, copySources, git, inCopy, setUp } from "./set-up-copy.ts";

/* Proves that a new version of the product merges into a firm that has been set up: a firm commits its facts,
   partners and a release of its own; the product adds a release, a migration, a page, a question and a
   setting. Merged, firm/ is the firm's, everything else is the product's, and the compiler and the tests of
   both are green. */

const product = copySources();
const firm = `${product}-firm`;

say("A firm clones the product, is set up, and commits");
unlinkSync(join(product, "node_modules"));
git(product, "init", "--quiet", "--initial-branch=main");
commitAll(product, "The product");
git(product, "clone", "--quiet", product, firm);
process.once("exit", () => rmSync(firm, { recursive: true, force: true }));
symlinkSync(resolve("node_modules"), join(firm, "node_modules"), "dir");
// A lock newer than the packages would be installed, through the link.
utimesSync(join(firm, "package-lock.json"), 0, 0);
await setUp(firm);
putRelease(join(firm, "firm/releases"), "1.3.0", join(firm, "firm/CHANGELOG.md"));
commitAll(firm, "Set up the firm");
git(firm, "tag", "own");

say("The product goes on");
putRelease(join(product, "releases"), "9.9.0", join(product, "CHANGELOG.md"));
writeFileSync(
  join(product, "worker/migrations/9999_upgrade.sql"),
  "ALTER TABLE leads ADD COLUMN upgraded INTEGER;\n",
);
for (const pages of globSync("words/{en,fr}/pages", { cwd: product }))
  cpSync(join(product, pages, "tourism.md"), join(product, pages, "upgrade.md"));
const edits: readonly (readonly [files: string, place: string, put: string])[] = parse(
  readFileSync("tests/firm/upgrade.yaml", "utf8"),
);
for (const [files, place, put] of edits)
  for (const file of globSync(files, { cwd: product })) editFile(join(product, file), new RegExp(place), put);
commitAll(product, "A new version");

say("The firm merges it");
try {
  git(firm, "pull", "--quiet", "--no-rebase", "--no-edit");
} catch {
  stop(`The upgrade does not merge:\n${git(firm, "status", "--short")}`);
}
const changed =
  git(firm, "diff", "--stat", "origin/main", "--", ".", ":!firm") +
  git(firm, "diff", "--stat", "own", "--", "firm");
if (changed !== "") stop(`The merge is neither the firm's nor the product's:\n${changed}`);

say("The merged sources compile and are judged");
const units = ["firm", "settings", "releases", "pages"].map((name) => `tests/unit/${name}`).join(" ");
for (const check of [
  "wrangler types --config wrangler.toml --include-runtime=true",
  "tsc -b",
  `vitest run --project=unit tests/claims/languages.test.ts ${units}`,
  "vitest run --project=worker tests/worker/heartbeat.test.ts tests/worker/inbox.test.ts",
]) {
  const [tool = "", ...args] = check.split(" ");
  const { code, output } = await inCopy(firm, [scriptOf(tool), ...args]);
  if (code !== 0) stop(`${check} fails after the upgrade:\n${output}`);
}
console.log("  merged without a conflict");

function putRelease(folder: string, version: string, changelog: string): void {
  putMadeUpRelease(folder, version);
  editFile(changelog, "## Unreleased\n", `## Unreleased\n\n## ${version} (2026-12-01)\n`);
}
