import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { licencesFile } from "#scripts/build/licences.ts";

/** Today's elements, frozen as the next release would be. */
export interface Candidate {
  readonly integrity: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, string>;
}

/** No release has this version. */
export const candidateVersion = "0.0.0";

/** Beside what it is made from: a build takes it away. */
const kept = "dist/candidate";

let candidate: Promise<Candidate> | undefined;

/** Makes it by the command that makes releases, where no test has done so since the last build. */
export function freezeCandidate(): Promise<Candidate> {
  candidate ??= freeze();
  return candidate;
}

async function freeze(): Promise<Candidate> {
  if (!existsSync(kept)) {
    const folder = await mkdtemp("dist/freezing-");
    const command = ["scripts/release/release.ts", candidateVersion, "--folder", folder];
    await promisify(execFile)("node", command);
    // Of two workers that made it at once one comes too late, and keeps the other's.
    await rename(folder, kept).catch(() => rm(folder, { recursive: true }));
  }
  const at = (file: string) => readFile(join(kept, candidateVersion, file), "utf8");
  const integrity: Record<string, string> = JSON.parse(await at("integrity.json"));
  const files = [...Object.keys(integrity), licencesFile].map(
    async (file) => [file, await at(file)] as const,
  );
  return { integrity, files: new Map(await Promise.all(files)) };
}

/** Serves it where the site serves its releases. */
export async function serveCandidate(context: BrowserContext, site: string): Promise<void> {
  await context.route(`${site}/widgets/${candidateVersion}/*`, async (route) => {
    const { files } = await freezeCandidate();
    const body = files.get(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      body,
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
}
