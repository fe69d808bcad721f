import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** Installs, once, a folder of packages for a single tool, of exact versions and without a lock file. */
export function installOnce(folder: string): void {
  const marker = join(folder, "node_modules/.package-lock.json");
  const wanted = join(folder, "package.json");
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(wanted).mtimeMs) return;
  console.log(`› Installing what only this needs (once): ${folder}`);
  const options = ["--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["install", ...options], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
}
