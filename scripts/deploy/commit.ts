import { execFileSync } from "node:child_process";

export function readCommit() {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).trimEnd();
  const hash = git("rev-parse", "HEAD");
  return {
    hash,
    id: hash.slice(0, 12),
    subject: git("log", "-1", "--format=%s").slice(0, 100),
    changed: git("status", "--porcelain"),
  };
}
