import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";

/** No release has this version. */
export const candidateVersion = "0.1.0";

/** Beside what it is made from: a build takes it away. */
export const candidateFolder = "dist/candidate";
/** The worker that could make this folder makes the candidate. */
const claim = "dist/freezing";

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
  // Of several workers one freezes, and the others wait for what it does.
  const isMine =
    !existsSync(candidateFolder) &&
    (await mkdir(claim).then(
      () => true,
      () => false,
    ));
  if (isMine) {
    const folder = await mkdtemp("dist/freezing-");
    const command = ["scripts/release/release.ts", candidateVersion, "--folder", folder];
    await promisify(execFile)("node", command).catch(async (error) => {
      await rm(claim, { recursive: true });
      throw error;
    });
    await rename(folder, candidateFolder);
  }
  while (!existsSync(candidateFolder)) {
    if (!existsSync(claim)) throw new Error("another worker could not freeze the elements");
    await wait(50);
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
