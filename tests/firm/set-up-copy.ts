import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run, stop } from "#scripts/run/tools.ts";
import { copyTree } from "../support/copy-tree.ts";

/** Answers of the guide's example: long names, two licensed persons, another time zone, no social pages. */
const answersFile = "docs/examples/setup-answers.json";

/** Firms by their number of facts: the guide's example, every possible fact, and only what is required. */
export const firms = ["example", "everything", "least"] as const;
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
 * Sets a copy up by `npm run setup` with the example's answers and the firm's own from its folder here, whose
 * other files are what a firm writes by hand.
 */
export async function setUp(copy: string, firm: Firm = "everything"): Promise<void> {
  const own = `tests/firm/${firm}`;
  const answers = { ...readJson(answersFile), ...(firm !== "example" && readJson(`${own}/answers.json`)) };
  if (firm === "everything") {
    cpSync(own, join(copy, "firm"), { recursive: true });
    // A firm writes below the comments of a file.
    for (const file of globSync("*.yaml", { cwd: own }))
      writeFileSync(
        join(copy, "firm", file),
        readFileSync(join("tests/firm/evermaple", file), "utf8") + readFileSync(join(own, file), "utf8"),
      );
    answers.absence = { from: day(-1), until: day(10), sentence: { en: "We are away until Monday." } };
  }
  const file = join(copy, "firm/answers.json");
  writeFileSync(file, JSON.stringify(answers));
  const { code, output } = await inCopy(copy, ["scripts/setup/setup.ts", "--answers", "firm/answers.json"]);
  if (code !== 0) stop(`The firm “${firm}” could not be set up:\n${output}`);
  rmSync(file);
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

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
