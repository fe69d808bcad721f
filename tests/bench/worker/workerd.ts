import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

interface Running {
  /** The worker's own socket, without Miniflare's proxy in front. */
  readonly port: number;
  readonly database: () => Promise<D1>;
  /** Processor milliseconds that workerd has used; 0 where there is no /proc. */
  readonly processorTime: () => number;
  readonly stop: () => Promise<void>;
}

interface D1 {
  exec(sql: string): Promise<unknown>;
  prepare(sql: string): { all<T>(): Promise<{ results: T[] }> };
}

/** Runs one entry of the bundle over an empty migrated database in memory, with queue, limits and mail. */
export async function runWorker(folder: string, entry: string): Promise<Running> {
  const before = childIds();
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
  const ids = childIds().filter((id) => !before.includes(id));
  const { port } = await instance.unsafeGetDirectURL("leads");
  return {
    port: Number(port),
    database,
    processorTime: () => ids.reduce((sum, id) => sum + processorTimeOf(id), 0),
    stop: () => instance.dispose(),
  };
}

/** Processes that this one has started; none where there is no /proc. */
function childIds(): readonly string[] {
  const list = `/proc/self/task/${process.pid}/children`;
  return existsSync(list) ? readFileSync(list, "utf8").trim().split(" ") : [];
}

/** User and system time; the kernel counts in hundredths of a second. */
function processorTimeOf(id: string): number {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8");
  // The second field is the command in brackets and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
