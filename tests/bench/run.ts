import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, platform, totalmem } from "node:os";
import { misused, readOptions } from "#scripts/run/read-options.ts";
import { build } from "#scripts/run/tools.ts";
import { obtainBrowser } from "#scripts/test/find-browser.ts";
import { benchEmbed } from "./embed/bench-embed.ts";
import { benchCold } from "./worker/bench-cold.ts";
import { benchDesk } from "./worker/bench-desk.ts";
import { benchWorker } from "./worker/bench-worker.ts";

const usage =
  "npm run bench -- [embed] [worker] [cold] [desk]     renews these parts of docs/benchmarks.md, or all";

const parts = {
  embed: { title: "The forms on a partner’s page", bench: benchEmbed },
  worker: { title: "The worker", bench: benchWorker },
  cold: { title: "A new isolate", bench: benchCold },
  desk: { title: "The desk", bench: benchDesk },
};
const page = "docs/benchmarks.md";

const { positionals: named } = readOptions(usage, { allowPositionals: true });
const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) misused(usage, `No benchmark is called ${unknown.join(", ")}.`);

await build();
const browser = await obtainBrowser();

for (const [name, { title, bench }] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  console.log(`\n› ${title}`);
  const body = await bench(browser);
  console.log(`\n${body}`);
  const date = new Date().toISOString().slice(0, 10);
  const part = `<!-- ${name} -->\n## ${title}\n\n${date}, ${machine()}.\n\n${body}\n<!-- /${name} -->`;
  const old = new RegExp(`<!-- ${name} -->[^]*<!-- /${name} -->`);
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(old, () => part),
  );
}

/** Processor, system and browser that the figures were measured on; no host name and no path. */
function machine() {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const version = execFileSync(browser, ["--version", "--no-sandbox"], { encoding: "utf8" });
  const chrome = /[\d.]+/.exec(version)?.[0] ?? "unknown";
  return `${cpus().length} cores of ${first?.model.trim()}, ${memory} GB, ${platform()}, Node ${process.version}, Chromium ${chrome}`;
}
