import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSelfContained } from "#scripts/build/widgets/bundle.ts";
import { declarations } from "#scripts/build/widgets/declarations.ts";
import { entries } from "#scripts/build/widgets/entries.ts";
import { compareVersions, integrityOf, type Release, readReleases, record, recordedIn } from "./releases.ts";

/** Freezes today's elements as a version that never changes. Throws if it exists already. */
export async function freeze(version: string, folder: string): Promise<Release> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is not a version such as 1.1.0.`);
  const latest = readReleases(folder).at(-1)?.version;
  if (latest === version || existsSync(join(folder, version)))
    throw new Error(`${version} is released already, and a release never changes.`);
  if (latest && compareVersions(version, latest) < 0)
    throw new Error(`${version} is older than ${latest}, the latest release.`);

  // Built beside its place, so that a failed build leaves nothing that looks like a release.
  const building = join(folder, `.${version}`);
  rmSync(building, { recursive: true, force: true });
  mkdirSync(building, { recursive: true });
  try {
    await buildSelfContained(building);
    // A page that uses a version's types keeps them.
    writeFileSync(join(building, "visa-widgets.d.ts"), declarations());
    const files = [...entries.map((entry) => `${entry}.js`), "visa-widgets.d.ts"];
    const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(join(building, file))]));
    writeFileSync(join(building, "integrity.json"), json(integrity));
    renameSync(building, join(folder, version));
    writeFileSync(join(folder, record), json({ ...recordedIn(folder), [version]: integrity }));
    return { version, integrity };
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
