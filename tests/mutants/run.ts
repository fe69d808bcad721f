import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scriptOf } from "#scripts/run/tools.ts";
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
let running: ReturnType<typeof spawn> | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    running?.kill("SIGINT");
    rmSync(reports, { recursive: true });
    process.exit(1);
  });
}

interface Report {
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** The first claim of its test that noticed; undefined where all passed. A worker that does not load at all shows nothing. */
async function noticed(mutant: Mutant, at: number): Promise<string | undefined> {
  const file = join(reports, `${at}.json`);
  running = spawn(
    process.execPath,
    [
      scriptOf("vitest"),
      "run",
      "--bail=1",
      "--reporter=json",
      `--outputFile=${file}`,
      `tests/${mutant.test}`,
    ],
    {
      stdio: "ignore",
      env: { ...process.env, MUTANT: JSON.stringify(mutant) },
    },
  );
  const child = running;
  await new Promise((done) => child.once("exit", done));
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === "failed")?.fullName;
}

let survivors = 0;
for (const { mutant, at } of drawn) {
  const claim = await noticed(mutant, at);
  console.log(`${claim === undefined ? "✗" : "✓"} ${mutant.file}: ${mutant.why}`);
  console.log(`  ${claim === undefined ? `not noticed by ${mutant.test}` : claim.slice(0, 110)}`);
  if (claim === undefined) survivors += 1;
}
rmSync(reports, { recursive: true });
console.log(`${drawn.length - survivors} of ${drawn.length} mutants caught`);
process.exit(survivors > 0 ? 1 : 0);
