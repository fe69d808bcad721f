import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as miniflare from "miniflare";
import {
  unstable_splitSqlQuery as splitSql,
  unstable_getMiniflareWorkerOptions as workerOptions,
} from "wrangler";
import { localVars } from "#scripts/deploy/configuration.ts";

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

// wrangler's own copy: a second one in package.json would drift from the workerd that serves the product.
const { Miniflare, convertV4MiniflareOptions } = createRequire(import.meta.resolve("wrangler"))(
  "miniflare",
) as typeof miniflare;

// Miniflare's databases are files below the temporary folder; in memory the worker is measured, not this disk.
if (existsSync("/dev/shm")) process.env.TMPDIR = "/dev/shm";

/** Bundles the worker as a deployment would, and returns the folder, which the caller removes. */
export function bundleWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), "evermaple-bench-"));
  const args = ["deploy", "--config", "wrangler.toml", "--dry-run", "--outdir", folder];
  execFileSync("wrangler", args, { cwd: root("."), stdio: "ignore" });
  for (const entry of ["unstored.js", "alone.js"])
    cpSync(root(`tests/bench/worker/${entry}`), join(folder, entry));
  return folder;
}

export interface Running {
  /** The worker's own socket, without Miniflare's proxy in front. */
  readonly port: number;
  readonly database: () => Promise<D1>;
  /** Processor milliseconds that workerd has used; NaN where there is no /proc. */
  readonly processorTime: () => number;
  readonly stop: () => Promise<void>;
}

interface D1 {
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): { all<T>(): Promise<{ results: T[] }> };
}

/** Runs one entry of the bundle over an empty migrated database in memory, with queue, limits and mail. */
export async function runWorker(folder: string, entry: string): Promise<Running> {
  const before = workerdIds();
  const modules = [entry, ...(entry === "index.js" ? [] : ["index.js"])];
  // Without the assets: their router would stand in front of the worker's socket.
  const { assets: _, ...bindings } = workerOptions(root("wrangler.toml")).workerOptions;
  const options: miniflare.V4MiniflareOptions = {
    ...bindings,
    bindings: localVars(),
    name: "leads",
    modulesRoot: folder,
    modules: modules.map((file) => ({ type: "ESModule" as const, path: join(folder, file) })),
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    // One line per lead is the worker's log; it is read and dropped.
    handleStructuredLogs: () => {},
  };
  const instance = new Miniflare(convertV4MiniflareOptions(options));
  await instance.ready;
  const database = () => instance.getD1Database("DB") as unknown as Promise<D1>;
  const migrations = root("worker/migrations");
  for (const file of readdirSync(migrations).toSorted()) {
    for (const statement of splitSql(readFileSync(join(migrations, file), "utf8"))) {
      // exec() takes one statement a line.
      await (await database()).exec(statement.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " "));
    }
  }
  const ids = workerdIds().filter((id) => !before.includes(id));
  const { port } = await instance.unsafeGetDirectURL("leads");
  return {
    port: Number(port),
    database,
    processorTime: () => ids.reduce((sum, id) => sum + processorTimeOf(id), 0),
    stop: () => instance.dispose(),
  };
}

export const dropBundle = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function statOf(id: string): string[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, "utf8");
    // The second field is the command in brackets and may hold spaces.
    return [
      text.slice(text.indexOf("(") + 1, text.lastIndexOf(")")),
      ...text.slice(text.lastIndexOf(")") + 2).split(" "),
    ];
  } catch {
    return [];
  }
}

function workerdIds(): string[] {
  try {
    return readdirSync("/proc").filter((id) => {
      const [command, , parent] = /^\d+$/.test(id) ? statOf(id) : [];
      return command === "workerd" && parent === String(process.pid);
    });
  } catch {
    return [];
  }
}

/** User and system time; the kernel counts in hundredths of a second. */
function processorTimeOf(id: string): number {
  const stat = statOf(id);
  return (Number(stat[12]) + Number(stat[13])) * 10;
}
