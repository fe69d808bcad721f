import type { FullConfig } from "@playwright/test";
import { candidateVersion, freezeCandidate } from "#tests/support/candidate.ts";
import { demandPrograms, type Release, releases } from "./debian.ts";
import { prepare, startDatabase, startWordPress } from "./wordpress.ts";

/** Environment variables for the tests: where a release is served, and the database's socket. */
export const originVariable = (release: string) => `WORDPRESS_${release}`;
export const socketVariable = "WORDPRESS_SOCKET";

/** Starts a database and the WordPress of each release that is tested, and returns what stops them. */
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
  process.env[socketVariable] = database.socket;
  const elements = String(config.webServer?.url).replace(/\/$/, "");
  const { integrity } = await freezeCandidate();
  const pinned = { version: candidateVersion, integrity };
  for (const { name } of config.projects) {
    const release = releases[name] as Release;
    prepare(release, pinned, elements);
    const schema = `wp_${name.replace(".", "_")}`;
    const site = await startWordPress(release, schema, database.socket, elements);
    started.push(site);
    process.env[originVariable(name)] = site.origin;
  }
  return stop;
}
