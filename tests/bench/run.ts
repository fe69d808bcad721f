import { execFileSync } from "node:child_process";
import { cpus, platform, totalmem } from "node:os";
import { build, stop } from "#scripts/run/tools.ts";
import { obtainBrowser } from "#scripts/test/find-browser.ts";
import { benchEmbed } from "./embed/bench-embed.ts";
import { writePart } from "./report-page.ts";
import { benchDesk } from "./worker/bench-desk.ts";
import { benchWorker } from "./worker/bench-worker.ts";

/**
 * `npm run bench [-- embed|worker|desk]`; BENCH_RUNS sets how often each page of the embed benchmark loads.
 */
const runs = Number(process.env.BENCH_RUNS ?? 7);

const parts: Readonly<Record<string, readonly [title: string, bench: (browser: string) => Promise<string>]>> =
  {
    embed: ["The contact form on a partner's page", (browser) => benchEmbed(browser, runs)],
    worker: ["The worker", benchWorker],
    desk: ["The desk", benchDesk],
  };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) stop(`No benchmark is called ${unknown.join(", ")}.`);

await build();
const browser = await obtainBrowser();

for (const [name, [title, bench]] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n› ${title}`);
  const body = await bench(browser);
  console.log(`\n${body}`);
  writePart("docs/benchmarks.md", name, title, machine(browser), body);
}

/** Processor, system and browser that the figures were measured on; no host name and no path. */
function machine(browser: string): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const version = execFileSync(browser, ["--version", "--no-sandbox"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const chrome = /[\d.]+/.exec(version)?.[0] ?? "unknown";
  return `${cpus().length} cores of ${first?.model.trim()}, ${memory} GB, ${platform()}, Node ${process.version}, Chromium ${chrome}`;
}
