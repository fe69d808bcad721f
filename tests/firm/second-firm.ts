import { cpSync } from "node:fs";
import { join } from "node:path";
import { scriptOf, stop } from "#scripts/run/tools.ts";
import { editFile } from "../support/edit-file.ts";
import { copySources, inCopy, setUp } from "./set-up-copy.ts";

/*
 * Sets up another firm in a copy of the sources, builds what it would deploy, and runs there the tests that
 * test what depends on the firm's facts. Writes the runner's reports into the folder that is its argument.
 */

/** Their claims speak of the firm's facts, or of what the facts are put into. */
const units = filesIn("unit", ["content", "firm", "headers-file", "pages", "settings"]);
const builts = filesIn("built", [
  "absence",
  "form-notes",
  "notices",
  "own-firm",
  "public-build",
  "texts",
  "worker",
]);

function filesIn(folder: string, names: readonly string[]) {
  return names.map((name) => `tests/${folder}/${name}`);
}

const [reports = "."] = process.argv.slice(2);
const copy = copySources();
await setUp(copy);

const outcomes = [
  await runVitest("unit", ["tests/claims", ...units, "tests/wordpress"]),
  await buildAndJudge(),
  await judgeLawyer(),
];
for (const { code, output } of outcomes) if (code !== 0) console.error(output);
process.exitCode = outcomes.some(({ code }) => code !== 0) ? 1 : 0;

async function buildAndJudge() {
  const { code, output } = await inCopy(copy, ["scripts/build/build.ts"], { PUBLIC_BUILD: "1" });
  if (code !== 0) stop(`The second firm’s site could not be built:\n${output}`);
  return runVitest("built", builts, { PUBLIC_BUILD: "1" });
}

/** The firm of the tests, where a lawyer is in the consultant's place. */
async function judgeLawyer() {
  cpSync("tests/firm/evermaple", join(copy, "firm"), { recursive: true });
  const facts = join(copy, "firm/facts.yaml");
  const lawyer = "regulator: Law Society of Ontario\n    register: https://lso.ca/\n    class: lawyer";
  editFile(facts, "class: RCIC", lawyer);
  return runVitest("unit", ["tests/claims/advisers", "tests/claims/languages"], {}, "lawyer");
}

function runVitest(
  project: string,
  files: readonly string[],
  env: Record<string, string> = {},
  name = project,
) {
  const report = join(reports, `second-firm-${name}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  const options = `run --project=${project} --maxWorkers=50% ${reporters}`.split(" ");
  return inCopy(copy, [scriptOf("vitest"), ...options, ...files], env);
}
