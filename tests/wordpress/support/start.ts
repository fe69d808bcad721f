import type { FullConfig } from "@playwright/test";
import { obtainPrograms, type Release, releases } from "./debian.ts";
import { Database, WordPress } from "./wordpress.ts";

/** Where a release is served is told to the tests through their environment. */
export const originVariable = (release: string) => `WORDPRESS_${release}`;

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
  await database.start();
  for (const { name } of config.projects) {
    const site = new WordPress();
    sites.push(site);
    await site.start(
      name,
      releases[name] as Release,
      database,
      String(config.webServer?.url).replace(/\/$/, ""),
    );
    process.env[originVariable(name)] = site.origin;
  }
  return stop;
}
