import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { stop } from "#scripts/run/tools.ts";

/** The firm of the tests: long names, two licensed persons, another time zone, no social pages, English alone. */
export const answersFile = "docs/examples/setup-answers.json";

/** Copies the sources, changed ones too, into a folder that is removed at the end, with this folder's packages. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), "second-firm-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const file of listed.toString().split("\0"))
    if (file !== "" && existsSync(file)) cpSync(file, join(copy, file), { preserveTimestamps: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "dir");
  return copy;
}

/** Writes the answers into firm/ of a copy as `npm run setup` does; what needs a browser is left out. */
export async function setUp(copy: string): Promise<void> {
  for (const script of [writeAnswers, notePictures]) {
    const { code, said } = await inCopy(copy, ["--input-type=module", "--eval", script]);
    if (code !== 0) stop(`The second firm could not be set up:\n${said}`);
  }
  // As if the licensed person had read it.
  const agreement = join(copy, "firm/agreement.md");
  writeFileSync(agreement, readFileSync(agreement, "utf8").replace("approvedOn:", "approvedOn: 2026-11-23"));
}

const writeAnswers = `
  import answers from "./${answersFile}" with { type: "json" };
  import { deployment } from "#firm/deployment.ts";
  import { facts } from "#firm/facts.ts";
  import { complaintsOf } from "./scripts/firm/schema.ts";
  import { answered, beginReleases, writeFirm } from "./scripts/setup/firm-files.ts";
  const complaints = complaintsOf(answers);
  if (complaints.length > 0) throw new Error(complaints.join());
  const before = { facts, deployment };
  writeFirm(before, answered(before, answers));
  beginReleases();`;

/** As if the pictures were drawn. It reads what was written, so it is another run. */
const notePictures = `
  import { mkdirSync } from "node:fs";
  import { recordPictures } from "./scripts/setup/pictures-record.ts";
  mkdirSync("firm/public", { recursive: true });
  recordPictures();`;

/** Runs Node in a copy as scripts/launch.mjs does; resolves to its exit code and to what it said. */
export async function inCopy(
  copy: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const options = { cwd: copy, env: { ...process.env, ...env }, maxBuffer: 2 ** 26 };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["--import=./scripts/firm/write-modules.ts", ...args],
      options,
      (error, out, told) => done({ code: error ? 1 : 0, said: `${out}${told}` }),
    );
  });
}
