import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { build, run, stop } from "#scripts/run/tools.ts";
import { obtainBrowser } from "#scripts/test/find-browser.ts";
import { readTally } from "#scripts/test/reports.ts";
import { copyTree } from "../support/copy-tree.ts";
import { random } from "../support/random.ts";
import { type Mutant, mutants } from "./mutants.ts";

/**
 * Makes one mistake of mutants.ts at a time in a copy of the sources, and runs the test that must notice it.
 * MUTANTS_OF keeps those whose proof or file it matches; MUTANTS is the size of a sample, which MUTANT_SEED
 * draws: by default another one each time.
 */
const seed = Number(process.env.MUTANT_SEED ?? Date.now());
const next = random(seed);
const part = new RegExp(process.env.MUTANTS_OF ?? "");
const chosen = mutants.filter(({ file, test, claim }) => part.test(`${test}: ${claim} ${file}`));
const drawn = chosen
  .toSorted(() => next() - 0.5)
  .slice(0, Number(process.env.MUTANTS ?? chosen.length))
  // Those that need a build come last.
  .toSorted((a, b) => Number(isOfBuild(a)) - Number(isOfBuild(b)));
console.log(`MUTANT_SEED=${seed} draws these`);

const copy = mkdtempSync(join(tmpdir(), "evermaple-mutant-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
copyTree(copy);
// Some tests ask git for the files.
execFileSync("git", ["init", "--quiet"], { cwd: copy });
process.chdir(copy);
process.env.PWD = copy;
// The tests have the size of `npm test`.
delete process.env.FULL;
const runQuietly = (tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run(tool, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });

// The compiler's results of this folder are not those of the copy.
edit("tsconfig.base.json", "node_modules/.cache/tsc", ".vitest/tsc");
await runQuietly("scripts/firm/write-modules.ts", []);
await build();
await runQuietly("wrangler", ["types", "--config", "wrangler.toml", "--include-runtime=true"]);
if ((await runQuietly("tsc", ["-b"])).code !== 0) stop("The sources do not compile.");

/** Replaces a text in a file of the copy, and returns what puts the file back. */
function edit(name: string, find: string, replace: string) {
  const source = readFileSync(name, "utf8");
  writeFileSync(
    name,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(name, source);
}

/** The type errors of sources with these mistakes, by mutant, ignoring what a mistake leaves unused. */
async function typeErrors(some: readonly Mutant[]): Promise<Map<Mutant, string>> {
  const restore = some.map(({ file, find, replace }) => edit(file, find, replace));
  const { output } = await runQuietly("tsc", ["-b"]);
  for (const file of restore) file();
  const lines = output.split("\n").filter((line) => /error TS(?!6133|6192|6196|6198)/.test(line));
  return new Map(
    some.flatMap((mutant) => {
      const error = lines.find((line) => line.startsWith(`${mutant.file}(`));
      return error === undefined ? [] : [[mutant, error]];
    }),
  );
}

/** Those that do not compile fail any claim, so they prove nothing. One mistake of each file at once. */
async function findBroken(): Promise<Map<Mutant, string>> {
  const broken = new Map<Mutant, string>();
  const byFile = [...Map.groupBy(drawn, ({ file }) => file).values()];
  const most = Math.max(0, ...byFile.map(({ length }) => length));
  for (let turn = 0; turn < most; turn += 1) {
    const suspects = await typeErrors(byFile.flatMap((some) => some[turn] ?? []));
    // Another file's mistake may be the cause.
    for (const suspect of suspects.keys())
      for (const [mutant, error] of await typeErrors([suspect])) broken.set(mutant, error);
  }
  return broken;
}

/** Whether the test reads built files that the mistake changes; wrangler builds the worker by itself. */
function isOfBuild({ test, file }: Mutant) {
  return /^built\/|\.spec\.ts$/.test(test) && !file.startsWith("worker/");
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One process for all, because to start it takes longer than most tests. */
let vitest: Vitest | undefined;

async function failureInVitest({ test, claim, file }: Mutant): Promise<string | undefined> {
  vitest ??= await createVitest("test", { watch: false, reporters: [{}] });
  vitest.invalidateFile(join(copy, file));
  vitest.setGlobalTestNamePattern(escaped(claim));
  const files = await vitest.globTestSpecifications([`tests/${test}`]);
  const { testModules } = await vitest.runTestSpecifications(files);
  vitest.invalidateFile(join(copy, file));
  // The results of earlier mutants' tests are among them.
  const own = testModules.find(({ moduleId }) => moduleId.endsWith(test));
  const [failed] = own?.children.allTests("failed") ?? [];
  return failed && `${failed.fullName}: ${failed.result().errors?.[0]?.message}`;
}

async function failureInPlaywright({ test, claim }: Mutant): Promise<string | undefined> {
  const report = "playwright-report.json";
  rmSync(report, { force: true });
  // FULL: `npm test` runs a sample of some tests.
  const browser = { CHROMIUM_PATH: await obtainBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, FULL: "1" };
  await runQuietly(
    "playwright",
    ["test", `tests/${test}`, "-x", "--reporter=json", "-g", escaped(claim)],
    browser,
  );
  return readTally(report)?.failures[0];
}

/** A script of its own, which prints what fails behind a cross. */
async function failureInScript({ test, claim }: Mutant): Promise<string | undefined> {
  const { code, output } = await runQuietly(`tests/${test}`, [], { KILL_ROUNDS: "20" });
  return code === 0
    ? undefined
    : output.split("\n").find((line) => /[✗✖]/.test(line) && line.includes(claim));
}

/** The first failure of the mutant's test, if it notices the mistake. */
function failureOf(mutant: Mutant): Promise<string | undefined> {
  if (mutant.test.endsWith(".test.ts")) return failureInVitest(mutant);
  return mutant.test.endsWith(".spec.ts") ? failureInPlaywright(mutant) : failureInScript(mutant);
}

const broken = await findBroken();

async function judge(mutant: Mutant) {
  const error = broken.get(mutant);
  if (error !== undefined) return { isCaught: false, why: `does not compile: ${error}` };
  const restore = edit(mutant.file, mutant.find, mutant.replace);
  try {
    if (isOfBuild(mutant)) {
      const { code, output } = await runQuietly("scripts/build/build.ts", []);
      if (code !== 0) return { isCaught: false, why: `is not built: ${output.slice(-500)}` };
    }
    const failure = await failureOf(mutant);
    if (failure === undefined) return { isCaught: false, why: "not noticed" };
    return { isCaught: !failure.includes("broken statement"), why: failure.trim() };
  } finally {
    restore();
  }
}

let survivors = 0;
for (const mutant of drawn) {
  const { isCaught, why } = await judge(mutant);
  console.log(`${isCaught ? "✓" : "✗"} ${mutant.file}: ${mutant.why}`);
  console.log(`  ${mutant.test}: ${why.slice(0, isCaught ? 110 : 600)}`);
  if (!isCaught) survivors += 1;
}
console.log(`${drawn.length - survivors} of ${drawn.length} mutants caught`);
process.exit(survivors > 0 ? 1 : 0);
