import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { run } from "#scripts/run/tools.ts";
import { readTally } from "#scripts/test/reports.ts";
import { random } from "../support/random.ts";
import { type Mutant, mutants } from "./mutants.ts";

/**
 * Puts one slip of mutants.ts at a time into the worker, and runs the test that must notice it. MUTANTS is
 * the size of a sample, which MUTANT_SEED draws: by default another one each time.
 */
const seed = Number(process.env.MUTANT_SEED ?? Date.now());
const next = random(seed);
const count = Number(process.env.MUTANTS ?? mutants.length);
const drawn = mutants.toSorted(() => next() - 0.5).slice(0, count);
console.log(`MUTANT_SEED=${seed} draws these`);

/** The sources of the worker, with everything that they import in its usual place. */
const copy = mkdtempSync(join(tmpdir(), "evermaple-mutant-"));
process.once("exit", () => rmSync(copy, { recursive: true }));
for (const name of readdirSync(".").filter((name) => !["worker", ".git"].includes(name)))
  symlinkSync(resolve(name), join(copy, name));
cpSync("worker", join(copy, "worker"), { recursive: true });

/** The first type error of a worker with this slip, ignoring what the slip leaves unused. */
async function typeError({ file, find, replace }: Mutant) {
  const path = join(copy, "worker", file);
  const source = readFileSync(path, "utf8");
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const { output } = await run("tsc", ["-p", join(copy, "worker"), "--noEmit"], { stdio: "pipe" });
  writeFileSync(path, source);
  const errors = output.split("\n").filter((line) => line.includes(`/worker/${file}(`));
  return errors.find((line) => /error TS(?!6133|6192|6196)/.test(line));
}

/**
 * Whether the mutant's test noticed its slip, and by which claim. A slip that does not compile, or whose
 * statements can never work, fails any claim, so it proves nothing.
 */
async function judge(mutant: Mutant, at: number) {
  const error = await typeError(mutant);
  if (error !== undefined) return { isCaught: false, why: `does not compile: ${error}` };
  const file = join(copy, `report-${at}.json`);
  const options = ["--bail=1", "--reporter=json", `--outputFile=${file}`];
  const env = { ...process.env, MUTANT: JSON.stringify(mutant) };
  await run("vitest", ["run", ...options, `tests/${mutant.test}`], { stdio: "ignore", env });
  const claim = readTally(file)?.failures[0];
  if (claim === undefined) return { isCaught: false, why: `not noticed by ${mutant.test}` };
  return { isCaught: !claim.includes("broken statement"), why: claim.trim() };
}

let survivors = 0;
for (const [at, mutant] of drawn.entries()) {
  const { isCaught, why } = await judge(mutant, at);
  console.log(`${isCaught ? "✓" : "✗"} ${mutant.file}: ${mutant.why}`);
  console.log(`  ${why.slice(0, 110)}`);
  if (!isCaught) survivors += 1;
}
console.log(`${drawn.length - survivors} of ${drawn.length} mutants caught`);
process.exit(survivors > 0 ? 1 : 0);
