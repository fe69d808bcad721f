import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { fictionalFacts } from "#content/firm/firm.ts";
import type { FirmFacts } from "#content/firm/firm-facts.ts";
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
import { type InterviewDraft, interview, proposed } from "./interview.ts";
import { picturesAreOld } from "./pictures-record.ts";
import { nextStepsText, remainingText } from "./remaining.ts";
import { readWords } from "./typed.ts";

/**
 * Asks for the firm's facts and settings and writes firm/, and nothing else. `PART [ANSWER …]` asks for one
 * part, or takes its answer; `--answers FILE` takes all of them from JSON, with `--drop` even if entries of a
 * list would be removed; `--check` lists what is still fictional or wrong; `--draw` only draws the pictures.
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
/** Unfinished answers, so that nobody types them again after a closed terminal. */
const draftFile = ".wrangler/setup-draft.json";
const fictional = [...fictionalFacts(), ...fictionalSettings("production")];

if (values.check) await check();
else if (values.draw) await draw();
else await setUp(await answersAsAsked());

async function answersAsAsked(): Promise<Answers> {
  if (values.answers !== undefined) return read(values.answers);
  if (part !== undefined && !isQuestion(part))
    stop(`There is no part “${part}”. There are ${Object.keys(schemas).join(", ")}.`);
  if (part !== undefined && words.length > 0) return { [part]: readWords(schemas[part], words) };
  console.log(
    "Enter keeps the current answer. Answers marked FICTIONAL must be replaced before the first deployment. Nothing is written before the last answer; `npm run setup -- PART` changes one later.",
  );
  const answers = await interview({
    before,
    fictional,
    inspect,
    ...(part ? { parts: [part] } : { draft: readDraft(), save: saveDraft }),
  });
  return (
    answers ??
    stop("Nothing is written: the interview ended before the last question. `npm run setup` continues it.")
  );
}

/** Complains about a file that is not a picture while the person who named it is still there. */
async function inspect(key: string, answer: unknown) {
  if (key !== "licensees") return undefined;
  return squarePhotographs(answer as FirmFacts["licensees"]).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

function readDraft(): InterviewDraft | undefined {
  return existsSync(draftFile) ? JSON.parse(readFileSync(draftFile, "utf8")) : undefined;
}

function saveDraft(draft: InterviewDraft) {
  mkdirSync(dirname(draftFile), { recursive: true });
  // It contains addresses and names, so only this person may read it.
  writeFileSync(draftFile, JSON.stringify(draft), { mode: 0o600 });
}

async function setUp(answers: Answers) {
  const timeZone = proposed("timeZone", { ...before, ...answers }, fictional);
  const { after, complaints, dropped } = judge(before, { timeZone, ...answers });
  if (complaints.length > 0)
    stop(`Nothing is written. Correct these answers:\n  - ${complaints.join("\n  - ")}`);
  const missed = dropped.filter((one) => !fictional.some((key) => one.startsWith(`${key}: `)));
  // The interview has asked before it removes anything.
  const isAsked = values.answers === undefined && words.length === 0;
  if (missed.length > 0 && !isAsked && !values.drop)
    stop(`Nothing is written. These would be removed; add --drop to do so:\n  - ${missed.join("\n  - ")}`);
  const complaint = await inspect("licensees", after.licensees);
  if (complaint !== undefined) stop(`Nothing is written: ${complaint}.`);
  const written = writeFirm(before, after);
  if (!fictionalFacts(after as unknown as FirmFacts).includes("name")) beginReleases();
  say(written.length > 0 ? `Written: ${written.join(", ")}` : "Nothing has changed");
  if (part === undefined) rmSync(draftFile, { force: true });
  // Drawing imports the firm's modules, which only another run reads again.
  const { code } = await run("scripts/launch.mjs", [
    "scripts/setup/setup.ts",
    "--draw",
    ...(part ? [part] : []),
  ]);
  process.exit(code);
}

function read(file: string): Answers {
  try {
    const answers: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof answers === "object" && answers !== null && !Array.isArray(answers)) return answers as Answers;
  } catch (error) {
    stop(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  return stop(`${file} has no answers: write them as docs/examples/setup-answers.json does.`);
}

/** Draws outdated pictures, and lists the next steps: two after a part, otherwise all that remain. */
async function draw() {
  if (picturesAreOld()) {
    say("Drawing icons and preview pictures with the firm’s name");
    const { drawFirm } = await import("./draw-firm.ts");
    await drawFirm();
  }
  console.log(`\n${part === undefined ? remainingText() : nextStepsText(part)}\n`);
}

async function check(): Promise<never> {
  const isReady = checkDeploy("production");
  const { code } = await run("scripts/firm/check-firm.ts", []);
  console.log(isReady && code === 0 ? "\nNothing is fictional any more." : "");
  process.exit(isReady ? code : 1);
}
