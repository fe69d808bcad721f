import { execFileSync } from "node:child_process";

/** The commit that a deployment carries. */
export function readCommit() {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).trimEnd();
  const hash = git("rev-parse", "HEAD");
  return {
    hash,
    /** As the deployment names itself. */
    id: hash.slice(0, 12),
    subject: git("log", "-1", "--format=%s").slice(0, 100),
    /** Changes that are not committed, as git lists them; empty in a clean tree. */
    changed: git("status", "--porcelain"),
  };
}
