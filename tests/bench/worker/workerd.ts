import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as miniflare from "miniflare";
import {
  unstable_splitSqlQuery as splitSql,
  unstable_getMiniflareWorkerOptions as workerOptions,
} from "wrangler";
import { localVars } from "#scripts/deploy/configuration.ts";
import { bundleWorker } from "../../support/worker-bundle.ts";

// wrangler's own copy: a second one in package.json would drift from the workerd that serves the product.
export const { Miniflare, Response, convertV4MiniflareOptions } = createRequire(
  import.meta.resolve("wrangler"),
)("miniflare") as typeof miniflare;

// Miniflare's databases are files below the temporary folder; in memory, the worker is measured and not this
// disk.
if (existsSync("/dev/shm")) process.env.TMPDIR = "/dev/shm";

/** What calls the worker's handlers other than `fetch`; `outcome` is `ok` if they did not throw. */
interface Handlers {
  scheduled(controller: { cron: string }): Promise<{ outcome: string }>;
  queue(name: string, messages: readonly object[]): Promise<{ outcome: string }>;
}

/** Runs the worker's bundle over an empty migrated database in memory, with queue, limits and mail. */
export async function runWorker({
  bindings,
  ...own
}: {
  bindings?: object;
  outboundService?: () => miniflare.Response;
  inspectorPort?: number;
} = {}) {
  const folder = bundleWorker();
  const script = join(folder, "index.js");
  // Without the assets, whose router would be in front of the worker's socket.
  const { assets: _, ...product } = workerOptions("wrangler.toml").workerOptions;
  const options: miniflare.V4MiniflareOptions = {
    ...product,
    ...own,
    bindings: { ...localVars(), ...bindings },
    name: "leads",
    modulesRoot: folder,
    modules: [{ type: "ESModule", path: script }],
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    // The worker logs one line per lead, which is dropped.
    handleStructuredLogs: () => {},
  };
  const instance = new Miniflare(convertV4MiniflareOptions(options));
  await instance.ready;
  const database = await instance.getD1Database("DB");
  for (const file of readdirSync("worker/migrations").toSorted())
    for (const statement of splitSql(readFileSync(`worker/migrations/${file}`, "utf8")))
      await database.prepare(statement).run();
  // The worker's own socket, without Miniflare's proxy in front.
  const { origin } = await instance.unsafeGetDirectURL("leads");
  const stop = async () => {
    await instance.dispose();
    rmSync(folder, { recursive: true });
  };
  // The types of these methods are not in Miniflare's own.
  const leads = async () => (await instance.getWorker("leads")) as unknown as Handlers;
  return { origin, database, bytes: statSync(script).size, leads, stop };
}
