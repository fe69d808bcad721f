import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { obtainBrowser } from "./find-browser.ts";

/** Runs every check and every test, goes on after a failure, and ends with the sum. */
interface Tally {
  passed: number;
  failed: number;
  /** What failed, a line each. */
  readonly names?: readonly string[];
}

const reports = mkdtempSync(join(tmpdir(), "evermaple-test-"));
const sum: Tally = { passed: 0, failed: 0 };
const failures: string[] = [];

const running = new Set<ChildProcess>();
let stopped = false;

process.on("SIGINT", () => {
  stopped = true;
  if (running.size === 0) process.exit(1);
});
process.on("SIGTERM", () => {
  stopped = true;
  if (running.size === 0) process.exit(1);
  // As Ctrl+C would, which reaches the whole group: on it the runners stop what they have started.
  for (const child of running) child.kill("SIGINT");
});

/** What runs beside others says what it has to say when it ends. */
async function run(
  command: string,
  args: readonly string[],
  { env = {}, beside = false }: { readonly env?: Record<string, string>; readonly beside?: boolean } = {},
): Promise<boolean> {
  const began = Date.now();
  const title = `\n› ${command} ${args.join(" ")}`;
  if (!beside) console.log(title);
  const child = spawn(command, args, {
    stdio: ["inherit", ...(beside ? (["pipe", "pipe"] as const) : (["inherit", "inherit"] as const))],
    env: { ...process.env, ...env },
  });
  running.add(child);
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk: Buffer) => said.push(chunk));
  const status = await new Promise((done) => {
    child.once("error", () => done(undefined));
    child.once("close", done);
  });
  running.delete(child);
  if (stopped && running.size === 0) process.exit(1);
  if (beside) process.stdout.write(Buffer.concat([Buffer.from(`${title}\n`), ...said]));
  console.log(`  ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Spec {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface Suite {
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

function nameOf(test: string, why = "failed"): string {
  return `  ${test}: ${stripVTControlCharacters(why).split("\n", 1)[0]}`;
}

function count(name: string, ok: boolean, tally: Tally): void {
  sum.passed += tally.passed;
  sum.failed += tally.failed;
  // A runner that broke off before it could report is a failure, not an empty success.
  if (!ok && tally.failed === 0) sum.failed += 1;
  if (ok && tally.passed === 0) sum.failed += 1;
  if (!ok || tally.passed === 0) failures.push(name, ...(tally.names ?? []));
}

/** Runs commands side by side, since each leaves a core idle; resolves whether each succeeded. */
function checks(...commands: readonly string[]): Promise<readonly boolean[]> {
  return Promise.all(
    commands.map(async (line) => {
      const [command = "", ...args] = line.split(" ");
      const ok = await run(command, args, { beside: true });
      count(line, ok, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      return ok;
    }),
  );
}

function tallyOf(file: string, read: (report: never) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, "utf8")) as never);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const typesThenTypeCheck = async () => {
  await checks("wrangler types --include-runtime=true");
  await checks("tsc -b");
};
const building = checks("npm run --silent build");
const checking = Promise.all([
  typesThenTypeCheck(),
  checks("biome ci .", "knip", "npm run --silent check:imports"),
]);
const [built] = await building;

async function runVitest(projects: readonly string[], { beside = false } = {}): Promise<void> {
  const report = join(reports, `vitest-${projects.join("-")}.json`);
  const args = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const ok = await run("vitest", ["run", ...chosen, ...args], { beside });
  count(
    `vitest ${projects.join(" ")}`,
    ok,
    tallyOf(report, ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      names: testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => nameOf(fullName, failureMessages[0])),
    })),
  );
}

async function runBrowserTests(): Promise<void> {
  let browser = "";
  try {
    browser = await obtainBrowser();
  } catch (error) {
    console.error(`\n✗ ${(error as Error).message}`);
  }
  const report = join(reports, "playwright.json");
  const ok =
    browser !== "" &&
    (await run("playwright", ["test", "--reporter=line,json"], {
      env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    }));
  count(
    "playwright",
    ok,
    // A flaky test counts as failed: its cause is to be found.
    tallyOf(report, ({ stats, suites }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      names: suites
        .flatMap(specsOf)
        .flatMap(({ file, line, title, tests }) =>
          tests
            .filter(({ status }) => status === "unexpected" || status === "flaky")
            .map(({ results }) =>
              nameOf(`${file}:${line} ${title}`, results.find(({ error }) => error)?.error?.message),
            ),
        ),
    })),
  );
}

/** What else needs what is built. One after the other: some share a folder of mails. */
async function runOtherTests(): Promise<void> {
  await checking;
  await checks("env MUTANTS=3 sh tests/mutants/mutants.sh");
  await runVitest(["built"], { beside: true });
  await checks("env KILL_ROUNDS=2 sh tests/kill/kill.sh");
}

// Half of the time of either is waiting. The browsers fill two cores, and take longer for all that runs beside them.
await Promise.all([runVitest(["unit", "worker"]), runOtherTests()]);
if (built) await runBrowserTests();

rmSync(reports, { recursive: true });
// Once more at the end, where whoever reads the last lines alone finds it.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed > 0 ? 1 : 0);
