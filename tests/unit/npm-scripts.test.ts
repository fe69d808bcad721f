import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, utimesSync } from "node:fs";
import { createServer } from "node:http";

import { join } from "node:path";
import { expect, test } from "vitest";
import { listen } from "../embed/support/local-server.ts";
import { copyTree } from "../support/copy-tree.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Scripts that stop at once in another way than by an unknown part. */
const others: Record<string, readonly [args: string, shows: RegExp]> = {
  start: ["", /Port \d+ is in use/],
  dev: ["", /Port \d+ is in use/],
  release: ["one", /Not released: /],
  "train:spam": ["", /\d+ texts, \d+ bytes of weights/],
  facts: ["", /days ago, for \//],
  "add:text": ["", /Name the text and its English/],
  setup: ["--check", /Still fictional or missing:/],
  leads: ["", /works on the deployed database/],
  deploy: ["", /Not deployed: /],
  wrangler: ["deploy", /Use `npm run deploy`/],
};

/** Runs a script's line in a folder and stops it once its output matches; resolves to the output. */
async function outputOf(cwd: string, line: string, PORT: string, shows: RegExp) {
  const { BASE_URL: _, ...inherited } = process.env;
  const [, ...args] = line.trimEnd().split(" ");
  const child = spawn(process.execPath, args, { cwd, env: { ...inherited, PORT } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      if (shows.test(output)) child.kill("SIGKILL");
    });
  await once(child, "close");
  return output;
}

test("each npm script of package.json starts on a fresh clone, and explains itself", {
  timeout: 300_000,
}, async () => {
  // `npm test` builds on every clone.
  const { build: _, ...scripts } = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  const folder = temporaryFolder();
  execFileSync("git", ["clone", "--quiet", "--shared", ".", folder]);
  copyTree(folder);
  // A lock newer than the packages would be installed, through the link.
  utimesSync(join(folder, "package-lock.json"), 0, 0);
  const taken = await listen(createServer());
  const { port } = new URL(taken.origin);
  // Those of one file differ only by their arguments.
  const tried = new Set<string>();
  for (const [name, line] of Object.entries<string>(scripts)) {
    const [, file = ""] = /^node(?: --\S+)* scripts\/launch\.mjs (\S+)/.exec(line) ?? [];
    expect(file, `${name} goes through the launcher`).not.toBe("");
    if (tried.has(file)) continue;
    tried.add(file);
    const [args, shows] = others[name] ?? ["nothing", /No \w+ is called nothing/];
    rmSync(join(folder, "generated"), { recursive: true, force: true });
    expect(await outputOf(folder, `${line} ${args}`, port, shows), name).toMatch(shows);
    const usage = await outputOf(folder, `${line} --help`, port, /(?!)/);
    expect(usage, name).toMatch(/^(?:PORT=9000 )?npm (?:run )?[\w:]+ /);
    expect(usage, name).not.toMatch(/error|unknown/i);
  }
  await taken.close();
});
