import { execSync } from "node:child_process";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { readOptions } from "../run/read-options.ts";
import { releaseInChangelog } from "./changelog.ts";
import { freeze } from "./freeze.ts";
import { changelogFile, compareVersions, firmReleases, readReleases, releasesFolder } from "./releases.ts";

const usage = `npm run release                      freezes today's elements as the next version
npm run release -- VERSION           as this version
npm run release -- --folder FOLDER   for a trial: changes neither the changelog nor the package's version`;

const { positionals, values } = readOptions(usage, {
  allowPositionals: true,
  options: { folder: { type: "string", default: releasesFolder } },
});
const development = readFileSync("package.json", "utf8").match(/"version": "([\d.]+)-dev"/)?.[1] ?? "";
const [version = nextVersion()] = positionals;
const { folder } = values;

try {
  const today = new Date().toISOString().slice(0, 10);
  const changelog = releaseInChangelog(readFileSync(changelogFile, "utf8"), version, today);
  const { integrity } = await freeze(version, folder);
  console.log(`\n${version} is frozen in ${folder}/${version}:`);
  for (const [file, hash] of Object.entries(integrity)) console.log(`  ${file.padEnd(26)} ${hash}`);
  if (folder === releasesFolder) {
    writeFileSync(changelogFile, changelog);
    // A firm leaves the product's version alone, so that upgrades merge.
    if (folder !== firmReleases) beginAfter(version);
    console.log(
      `\nLook through ${changelogFile} and commit all; the next \`npm run deploy\` serves the version.`,
    );
  }
} catch (error) {
  console.error(`✗ Not released: ${(error as Error).message}`);
  process.exit(1);
}

/** The version that the product works towards; a firm that has released it continues from its own latest. */
function nextVersion() {
  const latest = readReleases(releasesFolder).at(-1)?.version ?? "0.0.0";
  return compareVersions(development, latest) > 0 ? development : minorAfter(latest);
}

function beginAfter(released: string) {
  const next = minorAfter(released);
  if (compareVersions(next, development) > 0)
    execSync(`npm version ${next}-dev --no-git-tag-version`, { stdio: "ignore" });
  // Only the lock's version has changed, so the installed packages still fit.
  utimesSync("node_modules/.package-lock.json", new Date(), new Date());
}

function minorAfter(version: string) {
  const [major, minor] = version.split(".").map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}
