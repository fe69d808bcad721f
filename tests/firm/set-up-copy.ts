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

/** Answers of the guide's example: long names, two licensed persons, another time zone, no social pages. */
export const answersFile = "docs/examples/setup-answers.json";

/**
 * Firms by how much they tell: the guide's example as it is, all that a firm can tell, and no more than must
 * be.
 */
export const firms = ["example", "everything", "least"] as const;
type Firm = (typeof firms)[number];

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
 * Writes the answers into firm/ of a copy as `npm run setup` does, and what a firm adds to its files by hand.
 */
export async function setUp(copy: string, firm: Firm = "everything"): Promise<void> {
  if (firm === "everything") await addByHand(join(copy, "firm"));
  writeFileSync(join(copy, "answers.json"), JSON.stringify(answersOf(firm)));
  const { code, output } = await inCopy(copy, ["scripts/setup/setup.ts", "--answers", "answers.json"]);
  if (code !== 0) stop(`The firm “${firm}” could not be set up:\n${output}`);
  rmSync(join(copy, "answers.json"));
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

function answersOf(firm: Firm): Readonly<Record<string, unknown>> {
  const example = JSON.parse(readFileSync(answersFile, "utf8"));
  if (firm === "example") return example;
  const [person, ...others] = example.licensees;
  if (firm === "least") {
    const none = Object.fromEntries(
      ["whatsapp", "address", "replyDays", "hours", "heartbeat", "staging"].map((key) => [key, null]),
    );
    const { since: _, languages: __, ...bare } = person;
    return { ...example, ...none, otherChannel: "none, and I know", partners: [], licensees: [bare] };
  }
  return {
    ...example,
    name: "Harbourline & Thibodeau Immigration Consulting Inc.",
    licensees: [{ ...person, quebecRegister: "11111", picture: "marguerite.jpg" }, ...others],
    social: [{ name: "LinkedIn", href: "https://www.linkedin.com/company/harbourline" }],
    hours: [example.hours, { days: ["Saturday", "Saturday"], from: "10:00", to: "13:00" }],
    languages: ["en", "fr", "yo"],
    publishReplies: true,
    consultation: { price: 150, minutes: 45 },
    bookingUrl: "https://calendly.com/harbourline/first-talk",
    registeredBusiness: {
      name: "Harbourline & Thibodeau Inc.",
      contacts: "office@harbourline-immigration.ca",
    },
    copyrightYear: 2019,
    referencePrefix: "HI",
    jurisdiction: "us",
    absence: { from: day(-1), until: day(10), sentence: { en: "We are away until Monday." } },
  };
}

async function addByHand(firm: string): Promise<void> {
  appendFileSync(join(firm, "praise.yaml"), praise);
  appendFileSync(
    join(firm, "reviews.yaml"),
    "languages:\n  fr: {reviewedBy: Marie Tremblay, reviewedOn: 2026-11-23}\n",
  );
  writeFileSync(join(firm, "agreement.md"), agreement);
  writeFileSync(
    join(firm, "replies/visit.en.md"),
    "---\ntitle: Come and see us\noffered: always\n---\nDear {name},\n\nchoose a time: {booking}\n",
  );
  mkdirSync(join(firm, "pictures"), { recursive: true });
  const teal = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } });
  await teal(900, 600).jpeg().toFile(join(firm, "pictures/marguerite.jpg"));
  await teal(400, 100).png().toFile(join(firm, "logo.png"));
}

const praise = `
en:
  testimonials:
    - {name: Chidinma A., country: Nigeria, body: They told me what I did not have to pay for., approvedOn: 2026-11-23}
    - {name: Tomás R., country: Mexico, body: "They said: wait a year, and it was right.", approvedOn: 2026-11-23}
  gauges:
    - {label: Our Satisfied Customers, percent: 94, source: Asked of 120 clients in 2026}
fr:
  testimonials:
    - {name: Aïssatou D., country: Sénégal, body: On m’a dit ce que je n’avais pas à payer., approvedOn: 2026-11-23}
`;

const agreement = `---
approvedOn: 2026-11-23
---
# Our agreement

Between {licensee}, {number}, of {firm}, and {name}. Price: {price}

* * *

# Notre contrat

Entre {licensee}, {number}, de {firm}, et {name}. Prix : {price}
`;

/** Runs Node in a copy as scripts/launch.mjs does; resolves to its exit code and to its output. */
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
