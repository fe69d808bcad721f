import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fictionalFacts, firm } from "#content/firm.ts";
import { deployment } from "#firm/deployment.ts";
import { facts } from "#firm/facts.ts";
import { fictionalSettings, readReadiness } from "#scripts/deploy/readiness.ts";
import { type Answers, complaintsOf } from "../firm/schema.ts";
import { run, say, stop } from "../run/tools.ts";
import { answered, beginReleases, writeFirm } from "./firm-files.ts";
import { mailRecords } from "./mail-records.ts";
import { picturesAreOld, recordPictures } from "./pictures-record.ts";
import { askAll } from "./questions.ts";
import { remainingText } from "./remaining.ts";

/**
 * Asks for the firm's facts and settings and writes firm/, and nothing else. `--answers FILE` takes them from JSON,
 * `--check` says what is still fictional, `--draw` draws the pictures alone.
 */
const { values } = parseArgs({
  options: {
    answers: { type: "string" },
    check: { type: "boolean", default: false },
    draw: { type: "boolean", default: false },
  },
});
const folder = "firm/public";
const logo = "firm/logo.svg";

if (values.check) await check();
else if (values.draw) await draw();
else await setUp(values.answers === undefined ? await askThem() : read(values.answers));

async function setUp(answers: Answers): Promise<void> {
  const complaints = complaintsOf(answers);
  if (complaints.length > 0)
    stop(`Nothing is written. Mend these answers:\n  - ${complaints.join("\n  - ")}`);
  const before = { facts, deployment };
  const after = answered(before, answers);
  const written = writeFirm(before, after);
  if (!fictionalFacts(after.facts).includes("name")) beginReleases();
  say(written.length > 0 ? `Written: ${written.join(", ")}` : "Nothing has changed");
  // The rest reads what was written, so it is another run.
  const { code } = await run("scripts/launch.mjs", ["scripts/setup/setup.ts", "--draw"]);
  process.exit(code);
}

function askThem(): Promise<Answers> {
  console.log(
    "Enter keeps what stands. What is marked FICTIONAL must be answered before the first deployment.",
  );
  const fictional = [...fictionalFacts(), ...fictionalSettings("production")];
  return askAll({ ...facts, ...deployment }, fictional);
}

function read(file: string): Answers {
  if (!existsSync(file)) stop(`There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Answers;
  } catch (error) {
    return stop(`${file} is no JSON: ${(error as Error).message}`);
  }
}

/** Draws what is old, and says what remains. */
async function draw(): Promise<void> {
  if (picturesAreOld()) {
    say("Drawing the preview pictures with the firm’s name");
    const { drawPreviews } = await import("./draw-previews.ts");
    await drawPreviews(folder, firm.name);
    recordPictures();
  }
  if (existsSync(logo)) {
    const { drawIcons } = await import("./draw-icons.ts");
    await drawIcons(logo, folder);
  }
  console.log(`\n${remainingText()}\n`);
}

async function check(): Promise<void> {
  const { missing, unfit, old, leftOut } = readReadiness();
  const report = (heading: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log(`\n${heading}\n${lines.map((line) => `  - ${line}`).join("\n")}`);
  };
  report("Still fictional, or not there:", missing);
  report("To mend in firm/deployment.yaml:", unfit);
  report("Facts of the pages to look up again:", old);
  report("Left out of the public site until approved:", leftOut);
  if (!/\.example$/.test(deployment.mailFrom)) {
    const records = await mailRecords(deployment.mailFrom.replace(/^.*@/, ""));
    console.log(`\nThe sender’s records:\n${records.map((one) => `  ${one}`).join("\n")}`);
  }
  const isReady = missing.length + unfit.length + old.length === 0;
  console.log(isReady ? "\nNothing is fictional any more." : "");
  process.exit(isReady ? 0 : 1);
}
