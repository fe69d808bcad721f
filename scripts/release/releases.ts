import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { licencesFile } from "#scripts/build/licences.ts";
import { firmFolder } from "../firm/folder.ts";

/** A pinned version of the elements, frozen in `releases/`. */
export interface Release {
  version: string;
  /** The `integrity` of each script, by file name. */
  integrity: Readonly<Record<string, string>>;
}

/** Names every release with its files' hashes at that time. */
export const record = "releases.json";

/** Releases of a firm that has been set up; the product's own are for the fictional firm. */
export const firmReleases = `${firmFolder}/releases`;

export const releasesFolder = existsSync(join(firmReleases, record)) ? firmReleases : "releases";

/**
 * Changelog of these releases for partners. A firm's own is separate from the product's, so that upgrades
 * merge.
 */
export const changelogFile = releasesFolder === firmReleases ? `${firmFolder}/CHANGELOG.md` : "CHANGELOG.md";

/** Orders `1.9.0` before `1.10.0`. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/**
 * Every release, oldest first. Throws if a file has changed since its release: partners' pages name its hash,
 * and a browser refuses another script.
 */
export function readReleases(folder: string): Release[] {
  const recorded = recordedIn(folder);
  for (const version of foldersOf(folder))
    if (!recorded[version]) throw new Error(`${folder}/${version} is not in ${folder}/${record}.`);
  return Object.entries(recorded)
    .map(([version, integrity]) => ({ version, integrity }))
    .map((release) => verified(release, join(folder, release.version)))
    .toSorted((a, b) => compareVersions(a.version, b.version));
}

export function recordedIn(folder: string): Record<string, Release["integrity"]> {
  const file = join(folder, record);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

export function versionList(releases: readonly Release[]): { latest: string | null; versions: string[] } {
  return { latest: releases.at(-1)?.version ?? null, versions: releases.map(({ version }) => version) };
}

export function integrityOf(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}

function foldersOf(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}

function verified(release: Release, folder: string): Release {
  const { integrity } = release;
  const found = existsSync(folder) ? readdirSync(folder) : [];
  // No page names the hash of a text.
  const scripts = found.filter((file) => file !== licencesFile && file !== "integrity.json");
  for (const file of new Set([...Object.keys(integrity), ...scripts]))
    if (!scripts.includes(file) || integrityOf(join(folder, file)) !== integrity[file])
      throw new Error(`${join(folder, file)} ${changed}`);
  const written = JSON.parse(readFileSync(join(folder, "integrity.json"), "utf8"));
  if (!isDeepStrictEqual(written, integrity)) throw new Error(`${join(folder, "integrity.json")} ${changed}`);
  return release;
}

const changed =
  "is not what was released. A released file never changes: take it back from the repository's history.";
