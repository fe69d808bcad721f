import { execFileSync } from "node:child_process";
import { cpSync, existsSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Copies the sources, including uncommitted changes, and links this folder's packages; without anything that
 * a command writes.
 */
export function copyTree(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of listed.toString().split("\0"))
    if (file !== "" && existsSync(file)) cpSync(file, join(folder, file), { preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
}
