import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firmReleases, record } from "#scripts/release/releases.ts";
import { firmFolder } from "../firm/folder.ts";

/**
 * Begins the firm's own releases: the product's name the fictional firm, and are never served for another.
 */
export function beginReleases(): void {
  const file = join(firmReleases, record);
  if (existsSync(file)) return;
  mkdirSync(firmReleases, { recursive: true });
  writeFileSync(file, "{}\n");
  copyFileSync("scripts/setup/changelog.md", `${firmFolder}/CHANGELOG.md`);
}
