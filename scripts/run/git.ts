import { spawnSync } from "node:child_process";

/** Git's answer in a folder; undefined if it fails, as where there is no repository. */
export function askGit(cwd: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}
