import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";

/** No release has this version. */
export const candidateVersion = "0.1.0";

/** Beside what it is made from: a build takes it away. */
export const candidateFolder = "dist/candidate";
let candidate: Promise<string> | undefined;

/**
 * Freezes today's elements by the command that makes releases, where no test has done so since the last
 * build; resolves to their folder.
 */
export function freezeCandidate(): Promise<string> {
  candidate ??= freeze();
  return candidate;
}

async function freeze() {
  if (!existsSync(candidateFolder)) {
    const folder = await mkdtemp("dist/freezing-");
    const command = ["scripts/release/release.ts", candidateVersion, "--folder", folder];
    await promisify(execFile)("node", command);
    // Of several workers, the first one's stays.
    await rename(folder, candidateFolder).catch(() => rm(folder, { recursive: true }));
  }
  return join(candidateFolder, candidateVersion);
}

/** Serves it where the site serves its releases. */
export async function serveCandidate(context: BrowserContext, site: string): Promise<void> {
  await context.route(`${site}/widgets/${candidateVersion}/*`, async (route) => {
    const path = join(await freezeCandidate(), basename(new URL(route.request().url()).pathname));
    await route.fulfill({ path, headers: { "Access-Control-Allow-Origin": "*" } });
  });
}
