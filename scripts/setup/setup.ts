import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { fictionalFacts } from "#content/firm.ts";
import type { FirmFacts } from "#content/firm-facts.ts";
import { fictionalSettings } from "#scripts/deploy/readiness.ts";
import { squarePhotographs } from "../build/photographs.ts";
import { checkDeploy } from "../deploy/check-deploy.ts";
import { run, say, stop } from "../run/tools.ts";
import {
  type Answers,
  beginReleases,
  isQuestion,
  judge,
  readFirm,
  schemas,
  writeFirm,
} from "./firm-files.ts";
import { interview, proposed } from "./interview.ts";
import { picturesAreOld } from "./pictures-record.ts";
import { remainingText } from "./remaining.ts";
import { readWords } from "./typed.ts";

/**
 * Asks for the firm's facts and settings and writes firm/, and nothing else. `PART [ANSWER …]` asks for one part, or
 * takes its answer; `--answers FILE` takes all of them from JSON; `--check` says what is still fictional; `--draw` draws
 * the pictures alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: "string" },
    check: { type: "boolean", default: false },
    draw: { type: "boolean", default: false },
    drop: { type: "boolean", default: false },
  },
});
const [part, ...words] = positionals;
const before = readFirm();
const fictional = [...fictionalFacts(), ...fictionalSettings("production")];

if (values.check) check();
else if (values.draw) await draw();
else await setUp(await answersAsAsked());

async function answersAsAsked(): Promise<Answers> {
  if (values.answers !== undefined) return read(values.answers);
  if (part !== undefined && !isQuestion(part))
    stop(`There is no part “${part}”. There are ${Object.keys(schemas).join(", ")}.`);
  if (part !== undefined && words.length > 0) return { [part]: readWords(schemas[part], words) };
  console.log(
    "Enter keeps what stands, < goes back. What is marked FICTIONAL must be answered before the first deployment. Nothing is written before the last answer.",
  );
  const answers = await interview({ before, fictional, ...(part && { parts: [part] }) });
  return answers ?? stop("Nothing is written: the questions were not answered to the end.");
}

async function setUp(answers: Answers): Promise<void> {
  const timeZone = proposed("timeZone", { ...before, ...answers }, fictional);
  const { after, complaints, dropped } = judge(before, { timeZone, ...answers });
  if (complaints.length > 0)
    stop(`Nothing is written. Mend these answers:\n  - ${complaints.join("\n  - ")}`);
  const missed = dropped.filter((one) => !fictional.some((key) => one.startsWith(`${key}: `)));
  if (missed.length > 0 && values.answers !== undefined && !values.drop)
    stop(`Nothing is written. These would go; with --drop they do:\n  - ${missed.join("\n  - ")}`);
  await squarePhotographs((after as unknown as FirmFacts).licensees).catch(({ message }: Error) =>
    stop(`Nothing is written: ${message}.`),
  );
  const written = writeFirm(before, after);
  if (!fictionalFacts(after as unknown as FirmFacts).includes("name")) beginReleases();
  say(written.length > 0 ? `Written: ${written.join(", ")}` : "Nothing has changed");
  // The rest reads what was written, so it is another run.
  const { code } = await run("scripts/launch.mjs", ["scripts/setup/setup.ts", "--draw"]);
  process.exit(code);
}

function read(file: string): Answers {
  try {
    const answers: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof answers === "object" && answers !== null && !Array.isArray(answers)) return answers as Answers;
  } catch (error) {
    stop(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  return stop(`${file} holds no answers: write them as docs/examples/setup-answers.json does.`);
}

/** Draws what is old, and says what remains. */
async function draw(): Promise<void> {
  if (picturesAreOld()) {
    say("Drawing icons and preview pictures with the firm’s name");
    const { drawFirm } = await import("./draw-firm.ts");
    await drawFirm();
  }
  console.log(`\n${remainingText()}\n`);
}

function check(): never {
  const isReady = checkDeploy("production");
  console.log(isReady ? "\nNothing is fictional any more." : "");
  process.exit(isReady ? 0 : 1);
}
