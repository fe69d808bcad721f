import { createInterface, type Interface } from "node:readline/promises";
import { unfitSettings } from "../deploy/settings.ts";
import { type Province, provinces } from "../firm/provinces.ts";
import { type Answers, judge, type Question, schemas } from "./firm-files.ts";
import { readTyped, showTyped } from "./typed.ts";

interface Interview {
  readonly before: Answers;
  /** Questions whose answer is made up, which nobody misses. */
  readonly fictional: readonly string[];
  /** Left out: all of them. */
  readonly parts?: readonly Question[];
  readonly input?: NodeJS.ReadableStream;
  readonly output?: NodeJS.WritableStream;
}

/** The whole interview leaves partners and absence to their own parts. */
const all = (Object.keys(schemas) as Question[]).filter(
  (key) => schemas[key].description !== undefined && key !== "partners" && key !== "absence",
);

/** Asks one question after the other; undefined where the input ends before the last answer, so that nothing is written. */
export async function interview({
  before,
  fictional,
  parts = all,
  input = process.stdin,
  output = process.stdout,
}: Interview): Promise<Answers | undefined> {
  const terminal = createInterface({ input, output });
  const closed = new Promise<"closed">((done) => terminal.once("close", () => done("closed")));
  const answers: Record<string, unknown> = {};
  try {
    for (let at = 0; at < parts.length; ) {
      const key = parts[at] as Question;
      const step = await Promise.race([closed, ask(terminal, key, { before, fictional, answers })]);
      if (step === "closed") return undefined;
      if (step === "back") at = Math.max(0, at - 1);
      else at += 1;
    }
  } finally {
    terminal.close();
  }
  return answers;
}

interface Asked {
  readonly before: Answers;
  readonly fictional: readonly string[];
  /** Taken so far; a new one is put here. */
  readonly answers: Record<string, unknown>;
}

async function ask(
  terminal: Interface,
  key: Question,
  { before, fictional, answers }: Asked,
): Promise<"next" | "back"> {
  const schema = schemas[key];
  const standing = proposed(key, { ...before, ...answers }, fictional);
  const mark = fictional.includes(key) ? " (FICTIONAL)" : "";
  for (;;) {
    const question = `\n${schema.description ?? key}\n  now: ${showTyped(schema, standing)}${mark}\n> `;
    const typed = (await terminal.question(question)).trim();
    if (typed === "<") return "back";
    if (typed === "" && standing === before[key]) return "next";
    const answer = typed === "" ? standing : readTyped(schema, typed);
    const { after, complaints, dropped } = judge({ ...before, ...answers }, { [key]: answer });
    const unfit = unfitSettings(after).filter((told) => told.startsWith(`${key} `));
    for (const complaint of [...complaints, ...unfit]) console.log(`  ${complaint}`);
    if (
      complaints.length + unfit.length > 0 ||
      !(await agrees(terminal, fictional.includes(key) ? [] : dropped))
    )
      continue;
    answers[key] = answer;
    return "next";
  }
}

/** Asks whether what an answer leaves out shall go. */
async function agrees(terminal: Interface, dropped: readonly string[]): Promise<boolean> {
  if (dropped.length === 0) return true;
  const shown = dropped.map((one) => `  - ${one}`).join("\n");
  return (await terminal.question(`This goes:\n${shown}\nType yes to let it go > `)).trim() === "yes";
}

/** What Enter keeps; while the firm is not set up yet, its clock is its province's. */
export function proposed(key: string, known: Answers, fictional: readonly string[]): unknown {
  const { province } = Object(known.address) as { readonly province?: Province };
  const isOpen = key === "timeZone" && fictional.includes("worker") && province !== undefined;
  return isOpen ? provinces[province].timeZone : known[key];
}
