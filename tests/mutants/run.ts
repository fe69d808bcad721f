import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "#scripts/run/tools.ts";
import { readTally } from "#scripts/test/reports.ts";
import { random } from "../support/random.ts";
import { type Mutant, mutants } from "./mutants.ts";

/**
 * Puts each slip of mutants.ts into the worker, one at a time, and runs the tests that must notice it: `npm run
 * test:full -- mutants`. MUTANTS takes so many of them, which MUTANT_SEED draws: the commit, so that each is met in time.
 */
const seed = Number(process.env.MUTANT_SEED ?? Number.parseInt(lastCommit().slice(0, 6), 16));
const next = random(seed);
const count = Number(process.env.MUTANTS ?? mutants.length);
const drawn = mutants
  .map((mutant, at) => ({ mutant, at, order: next() }))
  .sort((one, other) => one.order - other.order)
  .slice(0, count)
  .sort((one, other) => one.at - other.at);

if (drawn.length < mutants.length) console.log(`MUTANT_SEED=${seed} draws these`);

function lastCommit(): string {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return /^[0-9a-f]+/.exec(stdout ?? "")?.[0] ?? "1";
}

const reports = mkdtempSync(join(tmpdir(), "evermaple-mutants-"));
process.once("exit", () => rmSync(reports, { recursive: true }));

/** The first claim of its test that noticed; undefined where all passed. A worker that does not load at all shows nothing. */
async function noticed(mutant: Mutant, at: number): Promise<string | undefined> {
  const file = join(reports, `${at}.json`);
  const options = ["--bail=1", "--reporter=json", `--outputFile=${file}`];
  const env = { ...process.env, MUTANT: JSON.stringify(mutant) };
  await run("vitest", ["run", ...options, `tests/${mutant.test}`], { stdio: "ignore", env });
  return readTally(file)?.failures[0];
}

let survivors = 0;
for (const { mutant, at } of drawn) {
  const claim = await noticed(mutant, at);
  console.log(`${claim === undefined ? "✗" : "✓"} ${mutant.file}: ${mutant.why}`);
  console.log(`  ${claim === undefined ? `not noticed by ${mutant.test}` : claim.trim().slice(0, 110)}`);
  if (claim === undefined) survivors += 1;
}
console.log(`${drawn.length - survivors} of ${drawn.length} mutants caught`);
process.exit(survivors > 0 ? 1 : 0);
