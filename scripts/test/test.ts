import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, run, stop } from "../run/tools.ts";
import { obtainBrowser } from "./find-browser.ts";
import {
  nothing,
  playwrightTally,
  readTally,
  slowestFiles,
  sumOf,
  type Tally,
  vitestTally,
} from "./reports.ts";

/**
 * Every check and every test: goes on after a failure and ends with `N passed, N failed`. `--full` proves each claim at
 * full size, and with names after it only those parts: `npm run test:full -- kill hosts`.
 */
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { full: { type: "boolean", default: false } },
});
// Read by the tests, the runners' configurations and the reporters that write docs/hosts.md.
if (values.full) Object.assign(process.env, { FULL: "1", WRITE_HOSTS: "1" });

const reports = mkdtempSync(join(tmpdir(), "evermaple-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));
let passed = 0;
let failed = 0;
const failures: string[] = [];
const seconds = new Map<string, number>();

interface Command {
  readonly env?: Readonly<Record<string, string>>;
  /** Reads its report; a command without one counts as one test. */
  readonly tally?: () => Tally;
  /** Says that others run at the same time: then it speaks when it ends. */
  readonly beside?: boolean;
}

/** Runs a command and counts it; resolves to whether it succeeded. */
async function check(line: string, { env = {}, tally, beside = true }: Command = {}): Promise<boolean> {
  const [tool = "", ...args] = line.split(" ");
  const title = `\n› ${line.replaceAll(reports, "")}`;
  if (!beside) console.log(title);
  const began = Date.now();
  const { code, said } = await run(tool, args, {
    stdio: beside ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (beside) console.log(code === 0 ? title : `${title}\n${said.trimEnd()}`);
  console.log(`  ${code === 0 ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  const ok = code === 0;
  count(line.split(" --", 1)[0] ?? "", ok, tally ? tally() : { ...nothing, passed: Number(ok) });
  return ok;
}

function count(name: string, ok: boolean, tally: Tally): void {
  const whole = ok && tally.failed === 0 && tally.passed > 0;
  passed += tally.passed;
  // A runner that broke off before it could report is a failure, not an empty success.
  failed += tally.failed > 0 || whole ? tally.failed : 1;
  if (!whole) failures.push(name, ...tally.failures);
  for (const [file, time] of tally.seconds) seconds.set(file, (seconds.get(file) ?? 0) + time);
}

function runVitest(...projects: readonly string[]): Promise<boolean> {
  const report = join(reports, `vitest-${projects.join("-")}.json`);
  const chosen = projects.map((name) => `--project=${name}`).join(" ");
  // Half of the cores, for there is another command beside it.
  const line = `vitest run ${chosen} --maxWorkers=50% --reporter=default --reporter=json --outputFile.json=${report}`;
  return check(line, { tally: () => readTally(report, vitestTally) });
}

async function runPlaywright(options = "", env: Readonly<Record<string, string>> = {}): Promise<boolean> {
  let browser: string;
  try {
    browser = await obtainBrowser();
  } catch (error) {
    console.error(`\n✗ ${(error as Error).message}`);
    count(`playwright ${options}`, false, nothing);
    return false;
  }
  const report = join(reports, `playwright${options.replace(/\W+/g, "-")}.json`);
  return check(`playwright test${options} --reporter=line,json`, {
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    tally: () => readTally(report, playwrightTally),
    beside: false,
  });
}

const kill = () =>
  check("tests/kill/kill.ts", {
    env: { KILL_ROUNDS: process.env.KILL_ROUNDS ?? (values.full ? "100" : "1") },
  });
const upgrade = () => check("tests/firm/upgrade.ts");
const deploy = () => check("tests/firm/deployment.ts");
const mutants = () =>
  check("tests/mutants/run.ts", values.full ? {} : { env: { MUTANTS: process.env.MUTANTS ?? "1" } });

/** Runs the checks that need no build. */
async function checkSources(): Promise<void> {
  await check("wrangler types --config wrangler.toml --include-runtime=true");
  await check("tsc -b");
  await check("biome ci .");
  await check("knip");
  // Named one by one: to find them by a pattern it reads all folders, dist too.
  await check(
    "depcruise generated words src integrations examples widgets worker scripts tests playwright.config.ts vite.config.ts vite.widgets.config.ts vitest.config.ts",
  );
}

interface Part {
  readonly run: () => Promise<unknown>;
  /** Says that it looks at the built files. */
  readonly built?: boolean;
}

/** Parts that can be asked for alone. */
const parts: Readonly<Record<string, Part>> = {
  check: { run: checkSources },
  faults: { run: () => runFaults("faults", "outages") },
  firm: { run: runSecondFirm },
  upgrade: { run: upgrade },
  deploy: { run: deploy },
  fuzz: { run: () => runFaults("fuzz") },
  mutants: { run: mutants },
  kill: { run: kill },
  browsers: { run: () => runPlaywright(), built: true },
  hosts: { run: () => runPlaywright(" host-kinds"), built: true },
  wordpress: {
    run: () => runPlaywright(" -c integrations/wordpress/tests/playwright.config.ts"),
    built: true,
  },
  markup: { run: () => check("tests/markup/markup.ts"), built: true },
};

/** Sets up another firm in a copy and judges it there: tests/firm/second-firm.ts. */
function runSecondFirm(): Promise<boolean> {
  return check(`tests/firm/second-firm.ts ${reports}`, {
    tally: () => {
      const files = ["unit", "built"].map((project) => join(reports, `second-firm-${project}.json`));
      return sumOf(files.map((file) => readTally(file, vitestTally)));
    },
  });
}

function runFaults(...names: readonly string[]): Promise<boolean> {
  const files = names.map((name) => `tests/faults/${name}.test.ts`).join(" ");
  const report = join(reports, `vitest-${names.join("-")}.json`);
  const line = `vitest run ${files} --silent=false --reporter=default --reporter=json --outputFile.json=${report}`;
  return check(line, { tally: () => readTally(report, vitestTally) });
}

const isInstalled = (program: string) => spawnSync(program, ["--version"]).error === undefined;

/** Runs the checks, builds, and tests what is built as far as it needs no browser; resolves to whether it is built. */
async function checkAndBuild(): Promise<boolean> {
  await checkSources();
  const built = await check("scripts/build/build.ts");
  await mutants();
  if (!built) return false;
  await runVitest("built");
  await kill();
  await runSecondFirm();
  return true;
}

async function everything(): Promise<void> {
  // A download waits for the network meanwhile; its failure is told when the browser is needed.
  const browser = obtainBrowser().catch(() => undefined);
  // Two at a time, a core each: with more of them on two cores each takes longer than in its turn.
  const [built] = await Promise.all([checkAndBuild(), runVitest("unit", "worker"), browser]);
  if (built) await runPlaywright();
  if (!values.full) return;
  await upgrade();
  await deploy();
  await parts.markup?.run();
  if (["php", "mariadb"].every(isInstalled)) await parts.wordpress?.run();
  else console.log("\n› PHP or MariaDB was not found, so the plugin was not tried on WordPress sites.");
}

if (asked.length === 0) await everything();
for (const name of asked) {
  const part = parts[name];
  if (!part) stop(`No part is called ${name}: ${Object.keys(parts).join(", ")}.`);
  if (part.built) await build();
  await part.run();
}
if (seconds.size > 0) console.log(`\nThe slowest files:\n${slowestFiles(seconds, 10).join("\n")}`);
// Once more at the end, where whoever reads the last lines alone finds it.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
