import { askGit } from "../run/git.ts";
import { stop } from "../run/tools.ts";

export function readCommit() {
  const git = (...args: readonly string[]) =>
    askGit(".", ...args)?.trimEnd() ??
    stop("Commit to a Git repository first (docs/operating.md, Setting up).");
  const hash = git("rev-parse", "HEAD");
  return {
    hash,
    id: hash.slice(0, 12),
    subject: git("log", "-1", "--format=%s").slice(0, 100),
    changed: git("status", "--porcelain"),
  };
}
