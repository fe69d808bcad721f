import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, stop } from "#scripts/run/tools.ts";
import { copyTree } from "../support/copy-tree.ts";

/**
 * Firms: the guide's (long names, two licensed persons, another time zone), one with every possible fact, one
 * with only what is required, and one in Québec: French first, three regulators, two cities.
 */
export const firms = ["example", "everything", "least", "quebec"] as const;
type Firm = (typeof firms)[number];

/** Copies the sources with the firm of the tests into a folder that is removed at the end. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), "second-firm-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  copyTree(copy);
  // This checkout may be of a firm with facts, releases and praise of its own.
  for (const file of readdirSync(join(copy, "firm")))
    if (file !== "README.md") rmSync(join(copy, "firm", file), { recursive: true });
  cpSync("tests/firm/evermaple", join(copy, "firm"), { recursive: true });
  return copy;
}

/**
 * Sets a copy up as the guide says: `npm run setup -- new` writes the files, the firm's own from its folder
 * here are added below their comments, and `npm run setup` checks them and draws.
 */
export async function setUp(copy: string, firm: Firm = "everything"): Promise<void> {
  await runSetup(copy, ["everything", "quebec"].includes(firm) ? ["new", "fr"] : ["new"]);
  const own = `tests/firm/${firm}`;
  cpSync(own, join(copy, "firm"), { recursive: true, filter: (file) => !file.endsWith(".yaml") });
  for (const file of globSync("*.yaml", { cwd: own }))
    appendFileSync(join(copy, "firm", file), `\n${readFileSync(join(own, file), "utf8")}`);
  if (firm === "everything")
    appendFileSync(
      join(copy, "firm/absence.yaml"),
      `from: ${day(-1)}\nuntil: ${day(10)}\nsentence: {en: We are away until Monday.}\n`,
    );
  await runSetup(copy);
}

async function runSetup(copy: string, words: readonly string[] = []) {
  const { code, output } = await run("scripts/setup/setup.ts", words, {
    cwd: copy,
    env: { ...process.env, FIRM_FOLDER: "firm" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (code !== 0) stop(`npm run setup -- ${words.join(" ")} fails:\n${output}`);
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Runs Node in a copy as scripts/launch.mjs does; resolves to its exit code and to what it output. */
export const inCopy = (copy: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  run("--import=./scripts/firm/write-modules.ts", args, {
    cwd: copy,
    env: { ...process.env, FIRM_FOLDER: "firm", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });

export function git(folder: string, ...args: readonly string[]): string {
  const who = ["-c", "user.name=A firm", "-c", "user.email=firm@example.com", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });
}

export function commitAll(folder: string, subject: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", subject);
}
