import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { run, stop } from "#scripts/run/tools.ts";
import { copyTree } from "../support/copy-tree.ts";

/** The firm of the tests: long names, two licensed persons, another time zone, no social pages, English alone. */
export const answersFile = "docs/examples/setup-answers.json";

/** Copies the sources with the firm of the tests into a folder that is removed at the end. */
export function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), "second-firm-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  copyTree(copy);
  // Whoever runs this may be a firm with facts, releases and praise of its own.
  for (const file of readdirSync(join(copy, "firm")))
    if (file !== "README.md") rmSync(join(copy, "firm", file), { recursive: true });
  cpSync("tests/firm/evermaple", join(copy, "firm"), { recursive: true });
  return copy;
}

/**
 * Writes the answers into firm/ of a copy as `npm run setup` does, and all that a firm adds by hand: praise, a reviewed
 * language, a photograph, a logo, partners and days
 * without an answer.
 */
export async function setUp(copy: string): Promise<void> {
  await addByHand(join(copy, "firm"));
  for (const args of [
    ["--input-type=module", "--eval", writeAnswers],
    ["scripts/setup/setup.ts", "--draw"],
  ]) {
    const { code, said } = await inCopy(copy, args);
    if (code !== 0) stop(`The second firm could not be set up:\n${said}`);
  }
}

async function addByHand(firm: string): Promise<void> {
  appendFileSync(join(firm, "praise.yaml"), praise);
  appendFileSync(
    join(firm, "reviews.yaml"),
    "languages:\n  fr: {reviewedBy: Marie Tremblay, reviewedOn: 2026-11-23}\n",
  );
  // As if the licensed person had read it.
  const agreement = join(firm, "agreement.md");
  writeFileSync(agreement, readFileSync(agreement, "utf8").replace("approvedOn:", "approvedOn: 2026-11-23"));
  mkdirSync(join(firm, "pictures"), { recursive: true });
  const teal = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } });
  await teal(900, 600).jpeg().toFile(join(firm, "pictures/marguerite.jpg"));
  await teal(120, 80).png().toFile(join(firm, "logo.png"));
}

const praise = `
en:
  testimonials:
    - {name: Chidinma A., country: Nigeria, body: They told me what I did not have to pay for., approvedOn: 2026-11-23}
  gauges:
    - {label: Our Satisfied Customers, percent: 94, source: Asked of 120 clients in 2026}
fr:
  testimonials:
    - {name: Aïssatou D., country: Sénégal, body: On m’a dit ce que je n’avais pas à payer., approvedOn: 2026-11-23}
`;

const writeAnswers = `
  import answers from "./${answersFile}" with { type: "json" };
  import { beginReleases, judge, readFirm, writeFirm } from "./scripts/setup/firm-files.ts";
  const before = readFirm();
  const [person, ...others] = answers.licensees;
  const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { after, complaints } = judge(before, {
    ...answers,
    licensees: [{ ...person, picture: "marguerite.jpg" }, ...others],
    absence: { from: day(-1), until: day(10) },
  });
  if (complaints.length > 0) throw new Error(complaints.join());
  writeFirm(before, after);
  beginReleases();`;

/** Runs Node in a copy as scripts/launch.mjs does; resolves to its exit code and to what it said. */
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
