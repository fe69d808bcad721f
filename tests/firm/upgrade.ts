import { cpSync, globSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { say, scriptOf, stop } from "#scripts/run/tools.ts";
import { editFile } from "../support/edit-file.ts";
import { commitAll, copySources, git, inCopy, setUp } from "./set-up-copy.ts";

/*
 * Proves that a new version of the product merges into a firm that has been set up: a firm commits its facts,
 * partners and a release of its own; the product adds a release, a migration, a page, a question and a
 * setting. The merge has no conflict, and the compiler and the tests that judge all of it are green.
 */

const product = copySources();
const firm = `${product}-firm`;

/** Edits a file of the product. */
const edit = (file: string, place: RegExp, put: string) => editFile(join(product, file), place, put);

/** Runs in the merged sources: what is the firm's and what came with the upgrade stand side by side. */
const judgeMerged = `
  import assert from "node:assert/strict";
  import { existsSync } from "node:fs";
  import { firm } from "#content/firm.ts";
  import { menu } from "#content/menu.ts";
  import { fieldsOf } from "#lead/field.ts";
  import { forms } from "#words/forms.ts";
  import { readPages } from "./scripts/build/pages/read-pages.ts";
  import { varsOf } from "./scripts/deploy/configuration.ts";
  import { readReleases, releasesFolder } from "./scripts/release/releases.ts";
  assert.equal(firm.shortName, "Harbourline");
  assert.deepEqual(readReleases(releasesFolder).map(({ version }) => version), ["1.3.0"]);
  assert(readReleases("releases").some(({ version }) => version === "9.9.0"));
  assert(existsSync("worker/migrations/9999_upgrade.sql"));
  assert(JSON.stringify(menu).includes("/visit/upgrade"));
  assert(readPages("fr").has("upgrade"));
  assert(fieldsOf(forms.fr.request).some(({ name }) => name === "upgraded"));
  assert.equal(varsOf().UPGRADED, "1");`;

say("A firm clones the product, is set up, and commits");
unlinkSync(join(product, "node_modules"));
git(product, "init", "--quiet", "--initial-branch=main");
commitAll(product, "The product");
git(product, "clone", "--quiet", product, firm);
process.once("exit", () => rmSync(firm, { recursive: true, force: true }));
symlinkSync(resolve("node_modules"), join(firm, "node_modules"), "dir");
await setUp(firm);
putRelease(join(firm, "firm/releases"), "1.3.0", join(firm, "firm/CHANGELOG.md"));
const ownPartners = readFileSync(join(firm, "firm/partners.yaml"), "utf8");
commitAll(firm, "Set up the firm");

say("The product goes on");
putRelease(join(product, "releases"), "9.9.0", join(product, "CHANGELOG.md"));
edit("package.json", /"version": ".*"/, '"version": "9.10.0-dev"');
writeFileSync(
  join(product, "worker/migrations/9999_upgrade.sql"),
  "ALTER TABLE leads ADD COLUMN upgraded INTEGER;\n",
);
addPage();
addQuestion();
edit("scripts/deploy/configuration.ts", /( {4}HSTS_DAYS:)/, "    UPGRADED: String(of.upgraded ?? 1),\n$1");
edit(
  "scripts/firm/questions.ts",
  /( {2}hstsDays: wholeNumber)/,
  "  upgraded: optional(wholeNumber(0, 9)),\n$1",
);
commitAll(product, "A new version");

say("The firm merges it");
try {
  git(firm, "pull", "--quiet", "--no-rebase", "--no-edit");
} catch {
  stop(`The upgrade does not merge:\n${git(firm, "status", "--short")}`);
}

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
if (readFileSync(join(firm, "firm/partners.yaml"), "utf8") !== ownPartners)
  stop("The upgrade has changed the firm’s partners.");
const { code, output } = await inCopy(firm, ["--input-type=module", "--eval", judgeMerged]);
if (code !== 0) stop(`The upgrade is not there:\n${output}`);
console.log("  merged without a conflict");

/** Puts a release into a folder, by another number: what is in it does not matter here. */
function putRelease(folder: string, version: string, changelog: string): void {
  const [file = ""] = globSync("releases/*/integrity.json").toSorted();
  cpSync(join(file, ".."), join(folder, version), { recursive: true });
  const record = join(folder, "releases.json");
  const recorded = {
    ...JSON.parse(readFileSync(record, "utf8")),
    [version]: JSON.parse(readFileSync(file, "utf8")),
  };
  writeFileSync(record, `${JSON.stringify(recorded, null, 2)}\n`);
  const notes = readFileSync(changelog, "utf8");
  writeFileSync(changelog, notes.replace("## Unreleased\n", `## Unreleased\n\n## ${version} (2026-12-01)\n`));
}

function addPage(): void {
  edit("src/content/menu.ts", /entry\("\/visit\/tourism"\), /, '$&entry("/visit/upgrade"), ');
  for (const language of ["en", "fr"]) {
    edit(`words/${language}/site.ts`, /( +"\/visit\/tourism": .*\n)/, '$1    "/visit/upgrade": "Upgrade",\n');
    const pages = `words/${language}/pages`;
    cpSync(join(product, pages, "tourism.md"), join(product, pages, "upgrade.md"));
    edit(`${pages}/upgrade.md`, /title: .*/, "title: Upgrade");
  }
}

function addQuestion(): void {
  edit(
    "src/lead/assessment.ts",
    /( +\{ name: "relativeCanada".*\n)/,
    '$1        { name: "upgraded", kind: "text" },\n',
  );
  for (const file of globSync("words/*/forms.ts"))
    edit(file, /( +relativeCanada: .*\n)/, '$1    upgraded: { label: "Upgraded" },\n');
}
