import { execFileSync } from "node:child_process";

/** The commit that a deployment carries. */
export interface Commit {
  readonly hash: string;
  /** The first twelve signs of it, as the deployment names itself. */
  readonly id: string;
  readonly subject: string;
  /** Changes that are not committed, as git lists them; empty in a clean tree. */
  readonly changed: string;
}

/** Reads it of the working folder. */
export function readCommit(): Commit {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).trimEnd();
  const hash = git("rev-parse", "HEAD");
  return {
    hash,
    id: hash.slice(0, 12),
    subject: git("log", "-1", "--format=%s").slice(0, 100),
    changed: git("status", "--porcelain"),
  };
}
