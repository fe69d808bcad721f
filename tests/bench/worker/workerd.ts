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
export const { Miniflare, Response, convertV4MiniflareOptions } = createRequire(
  import.meta.resolve("wrangler"),
)("miniflare") as typeof miniflare;

// Miniflare's databases are files below the temporary folder; in memory, the worker is measured and not this
// disk.
if (existsSync("/dev/shm")) process.env.TMPDIR = "/dev/shm";

interface Running {
  /** The worker's own socket, without Miniflare's proxy in front. */
  readonly port: number;
  readonly database: Awaited<ReturnType<miniflare.Miniflare["getD1Database"]>>;
  readonly stop: () => Promise<void>;
}

/** Runs the bundle over an empty migrated database in memory, with queue, limits and mail. */
export async function runWorker(
  folder: string,
  own: { readonly bindings?: object; readonly outboundService?: () => miniflare.Response } = {},
): Promise<Running> {
  // Without the assets, whose router would be in front of the worker's socket.
  const { assets: _, ...bindings } = workerOptions(root("wrangler.toml")).workerOptions;
  const options: miniflare.V4MiniflareOptions = {
    ...bindings,
    ...(own.outboundService && { outboundService: own.outboundService }),
    bindings: { ...localVars(), ...own.bindings },
    name: "leads",
    modulesRoot: folder,
    modules: [{ type: "ESModule", path: join(folder, "index.js") }],
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
    // The worker logs one line per lead, which is dropped.
    handleStructuredLogs: () => {},
  };
  const instance = new Miniflare(convertV4MiniflareOptions(options));
  await instance.ready;
  const database = await instance.getD1Database("DB");
  const migrations = root("worker/migrations");
  for (const file of readdirSync(migrations).toSorted()) {
    for (const statement of splitSql(readFileSync(join(migrations, file), "utf8"))) {
      // exec() takes one statement a line.
      await database.exec(statement.replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " "));
    }
  }
  const { port } = await instance.unsafeGetDirectURL("leads");
  return { port: Number(port), database, stop: () => instance.dispose() };
}
