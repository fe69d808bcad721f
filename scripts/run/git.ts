import { execFileSync } from "node:child_process";

/** Git's answer in a folder. Throws where there is no repository. */
export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" });
