import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "./fixed-firm.ts";
import { misused, readOptions } from "../run/read-options.ts";
import { build, run } from "../run/tools.ts";
import { check, countFailure, end } from "./check.ts";
import { obtainBrowser } from "./find-browser.ts";

const usage = `npm test                             every check and every test; the last line is \`N passed, N failed\`
npm run check                        only what needs no build
npm run test:full                    every claim at full size
npm run test:full -- kill hosts      only these parts of it`;

/** Continues after a failure. */
const { values, positionals: named } = readOptions(usage, {
  allowPositionals: true,
  options: { full: { type: "boolean" } },
});
if (values.full) process.env.FULL = "1";

const reports = mkdtempSync(join(tmpdir(), "evermaple-test-"));
process.once("exit", () => rmSync(reports, { recursive: true, force: true }));

function runVitest(name: string, options: string) {
  const report = join(reports, `vitest-${name}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return check(`vitest run ${options} ${reporters}`, { reports: [report] });
}

async function runPlaywright(name: string, options = "") {
  const browser = await obtainBrowser().catch(({ message }: Error) => console.error(`\n✗ ${message}`));
  const line = `playwright test${options} --reporter=line,json`;
  if (!browser) {
    countFailure(line);
    return false;
  }
  const report = join(reports, `playwright-${name}.json`);
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return check(line, { env, reports: [report], alone: true });
}

async function checkSources() {
  await check("scripts/firm/check-firm.ts", { env: { FIRM_FOLDER: "firm" } });
  await check("wrangler types --config wrangler.toml --include-runtime=true");
  await check("tsc -b");
  await check("biome ci .");
  await check("knip");
  // Named one by one: for a pattern it would read all folders, including dist.
  await check(
    "depcruise generated words src integrations examples widgets worker scripts tests playwright.config.ts vite.config.ts vite.widgets.config.ts vitest.config.ts",
  );
}

const runSecondFirm = () =>
  check(`tests/firm/second-firm.ts ${reports}`, {
    reports: ["unit", "built", "lawyer"].map((project) => join(reports, `second-firm-${project}.json`)),
  });

async function runWordPress(): Promise<unknown> {
  const options = " -c tests/wordpress/playwright.config.ts";
  if (named.length > 0 || ["php", "mariadb"].every(isInstalled)) return runPlaywright("wordpress", options);
  return console.log("\n› PHP or MariaDB was not found, so the plugin was not tried on WordPress sites.");
}

const onceBuilt = (part: () => Promise<unknown>) => async () => {
  await build();
  await part();
};

const isInstalled = (program: string) => spawnSync(program, ["--version"]).error === undefined;

const parts: Record<string, () => Promise<unknown>> = {
  check: checkSources,
  faults: () => runVitest("faults", "tests/faults/faults.test.ts tests/faults/outages.test.ts"),
  fuzz: () => runVitest("fuzz", "tests/faults/fuzz.test.ts"),
  firm: runSecondFirm,
  clones: () => check("tests/firm/clones.ts", { alone: true }),
  mutants: () => check("tests/mutants/run.ts"),
  kill: () => check("tests/kill/kill.ts"),
  upgrade: () => check("tests/firm/upgrade.ts"),
  "first-change": () => check("tests/firm/first-change.ts", { alone: true }),
  deploy: () => check("tests/firm/deployment.ts"),
  browsers: onceBuilt(() => runPlaywright("all")),
  hosts: onceBuilt(() => runPlaywright("hosts", " host-kinds")),
  examples: onceBuilt(() => runPlaywright("examples", " -c tests/examples/playwright.config.ts")),
  wordpress: onceBuilt(runWordPress),
};

async function everything() {
  // Downloads meanwhile; its failure is reported when the browser is needed.
  const browser = obtainBrowser().catch(() => undefined);
  const built = checkSources().then(() => check("scripts/build/build.ts"));
  // Two at a time, one per core: more on two cores take longer.
  const firms = async () => {
    if (await built) await runVitest("built", "--project=built --maxWorkers=50%");
    await runSecondFirm();
  };
  const units = async () => {
    await runVitest("unit", "--project=unit --project=other-firm-* --maxWorkers=50%");
    // The worker's settings name the folder that the build writes.
    await built;
    await runVitest("worker", "--project=worker");
  };
  await Promise.all([firms(), units(), browser]);
  if (await built) await runPlaywright("all");
  if (!values.full) return;
  for (const name of ["mutants", "kill", "clones", "upgrade", "first-change", "deploy"])
    await parts[name]?.();
  await runWordPress();
}

for (const name of named)
  if (!(name in parts))
    misused(usage, `No part is called ${name}. There are ${Object.keys(parts).join(", ")}.`);
// scripts/launch.mjs has written the modules of this checkout's firm.
await run("scripts/firm/write-modules.ts", []);
if (named.length === 0) await everything();
for (const name of named) await parts[name]?.();
end();
