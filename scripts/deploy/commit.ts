import { askGit } from "../run/git.ts";
import { stop } from "../run/tools.ts";

export function readCommit() {
  const git = (...args: readonly string[]) =>
    askGit(".", ...args)?.trimEnd() ??
    stop("Commit to a Git repository first (docs/operating.md, Setting up).");
  return {
    id: git("rev-parse", "HEAD").slice(0, 12),
    subject: git("log", "-1", "--format=%s").slice(0, 100),
    changed: git("status", "--porcelain"),
  };
}
