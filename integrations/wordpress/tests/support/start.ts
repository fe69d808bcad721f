import type { FullConfig } from "@playwright/test";
import { demandPrograms } from "./debian.ts";
import { startDatabase, startWordPress } from "./wordpress.ts";

/** Tells the tests where a version of WordPress is served. */
export const originVariable = (version: string) => `WORDPRESS_${version}`;

/** Starts a database and each WordPress that is tested, and returns what stops them. */
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
  const elements = String(config.webServer?.url).replace(/\/$/, "");
  for (const [at, { name }] of config.projects.entries()) {
    const port = Number(new URL(elements).port) + 1 + at;
    const wordpress = await startWordPress(name, database.socket, elements, port);
    started.push(wordpress);
    process.env[originVariable(name)] = wordpress.origin;
  }
  return stop;
}
