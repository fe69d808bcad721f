import type { FullConfig } from "@playwright/test";
import { candidateVersion, freezeCandidate } from "#tests/embed/support/candidate.ts";
import { obtainPrograms, type Release, releases } from "./debian.ts";
import { Database, WordPress } from "./wordpress.ts";

/** Environment variables for the tests: where a release is served, and the database's socket. */
export const originVariable = (release: string) => `WORDPRESS_${release}`;
export const socketVariable = "WORDPRESS_SOCKET";

/** Starts a database and the WordPress of each release that is tested, and returns what stops them. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a default export only.
export default async function start(config: FullConfig): Promise<() => void> {
  obtainPrograms();
  const database = new Database();
  const sites: WordPress[] = [];
  const stop = () => {
    for (const site of sites) site.stop();
    database.stop();
  };
  process.once("exit", stop);
  // A signal ends the process without that event.
  process.once("SIGTERM", () => process.exit(143));
  await database.start();
  process.env[socketVariable] = database.socket;
  const elements = String(config.webServer?.url).replace(/\/$/, "");
  const { integrity } = await freezeCandidate();
  const pinned = { version: candidateVersion, integrity };
  for (const { name } of config.projects) {
    const release = releases[name] as Release;
    const site = new WordPress();
    sites.push(site);
    WordPress.prepare(release, pinned, elements);
    await site.start(release, `wp_${name.replace(".", "_")}`, database.socket, elements);
    process.env[originVariable(name)] = site.origin;
  }
  return stop;
}
