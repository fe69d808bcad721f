import { execFileSync } from "node:child_process";

export function readCommit() {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).trimEnd();
  const hash = git("rev-parse", "HEAD");
  return {
    hash,
    /** The deployment's name for itself. */
    id: hash.slice(0, 12),
    subject: git("log", "-1", "--format=%s").slice(0, 100),
    /** Uncommitted changes, as git lists them. */
    changed: git("status", "--porcelain"),
  };
}
