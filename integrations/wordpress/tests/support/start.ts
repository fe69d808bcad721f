import type { FullConfig } from "@playwright/test";
import { demandPrograms } from "./debian.ts";
import { startDatabase, startWordPress } from "./wordpress.ts";

/** Starts a database and the WordPress that is tested, and returns what stops them. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a default export only.
export default async function start(config: FullConfig): Promise<() => void> {
  demandPrograms();
  const started: { stop(): void }[] = [];
  const stop = () => {
    for (const server of started.splice(0).toReversed()) server.stop();
  };
  process.once("exit", stop);
  // A signal ends the process without that event.
  process.once("SIGTERM", () => process.exit(143));
  const database = await startDatabase();
  started.push(database);
  const wordpress = await startWordPress(database.socket, String(config.webServer?.url).replace(/\/$/, ""));
  started.push(wordpress);
  process.env.WORDPRESS = wordpress.origin;
  return stop;
}
