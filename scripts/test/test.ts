import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { obtainBrowser } from "./find-browser.ts";

/** Runs every check and every test, goes on after a failure, and ends with the sum. */
interface Tally {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), "evermaple-test-"));
const sum: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];

let running: ChildProcess | undefined;
let stopped = false;

process.on("SIGINT", () => {
  stopped = true;
  if (!running) process.exit(1);
});
process.on("SIGTERM", () => {
  stopped = true;
  // As Ctrl+C would, which reaches the whole group: on it the runners stop what they have started.
  if (!running?.kill("SIGINT")) process.exit(1);
});

async function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const began = Date.now();
  console.log(`\n› ${command} ${args.join(" ")}`);
  const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  running = child;
  const status = await new Promise((done) => {
    child.once("error", () => done(undefined));
    child.once("exit", done);
  });
  running = undefined;
  if (stopped) process.exit(1);
  console.log(`  ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}

function count(name: string, ok: boolean, tally: Tally): void {
  sum.passed += tally.passed;
  sum.failed += tally.failed;
  // A runner that broke off before it could report is a failure, not an empty success.
  if (!ok && tally.failed === 0) sum.failed += 1;
  if (ok && tally.passed === 0) sum.failed += 1;
  if (!ok || tally.passed === 0) failures.push(name);
}

async function check(command: string, ...args: string[]): Promise<boolean> {
  const ok = await run(command, args);
  count([command, ...args].join(" "), ok, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return ok;
}

function tallyOf(file: string, read: (report: never) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

await check("wrangler", "types", "--include-runtime=true");
await check("biome", "ci", ".");
await check("tsc", "-b");
await check("knip");
await check("npm", "run", "--silent", "check:imports");
const built = await check("npm", "run", "--silent", "build");

const vitestReport = join(reports, "vitest.json");
const vitest = await run("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);
count(
  "vitest",
  vitest,
  tallyOf(vitestReport, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  })),
);

// All of them: `npm run test:mutants`.
await check("env", "MUTANTS=3", "sh", "tests/mutants/mutants.sh");
await check("env", "KILL_ROUNDS=2", "sh", "tests/kill/kill.sh");

if (built) {
  let browser = "";
  try {
    browser = await obtainBrowser();
  } catch (error) {
    console.error(`\n✗ ${(error as Error).message}`);
  }
  const playwrightReport = join(reports, "playwright.json");
  const playwright =
    browser !== "" &&
    (await run("playwright", ["test", "--reporter=line,json"], {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    }));
  count(
    "playwright",
    playwright,
    // A flaky test counts as failed: its cause is to be found.
    tallyOf(
      playwrightReport,
      ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    ),
  );
}

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join("; ")}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
