import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { licencesFile } from "#scripts/build/licences.ts";

/** Today's elements, frozen as the next release would be. */
export interface Candidate {
  readonly integrity: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, string>;
}

/** No release has this version. */
export const candidateVersion = "0.1.0";

/** Beside what it is made from: a build takes it away. */
export const candidateFolder = "dist/candidate";
/** The worker that could make this folder makes the candidate. */
const claim = "dist/freezing";
const isDone = [() => true, () => false] as const;

let candidate: Promise<Candidate> | undefined;

/** Makes it by the command that makes releases, where no test has done so since the last build. */
export function freezeCandidate(): Promise<Candidate> {
  candidate ??= freeze();
  return candidate;
}

async function freeze(): Promise<Candidate> {
  // Of several workers one freezes, and the others wait for what it does.
  const mine = !existsSync(candidateFolder) && (await mkdir(claim).then(...isDone));
  if (mine) {
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
  const at = (file: string) => readFile(join(candidateFolder, candidateVersion, file), "utf8");
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
