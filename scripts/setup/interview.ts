import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parse } from "yaml";
import { type Province, provinces } from "../firm/provinces.ts";
import { type Answers, judge, type Question, schemas } from "./firm-files.ts";
import { readTyped, showTyped } from "./typed.ts";

/** The answers of an unfinished interview, and the next question. */
export interface InterviewDraft {
  answers: Answers;
  next: string;
}

interface Interview {
  before: Answers;
  /** Left out: all of them. */
  parts?: readonly Question[];
  /** Questions whose present answer is fictional: nobody is asked before it is dropped. */
  fictional: readonly string[];
  /** Complains of what only the files show, such as a picture. */
  inspect?: (key: Question, answer: unknown) => Promise<string | undefined>;
  draft?: InterviewDraft | undefined;
  save?: (draft: InterviewDraft) => void;
  input?: NodeJS.ReadableStream;
  output?: NodeJS.WritableStream;
}

type Ask = (question: string) => Promise<string>;

const endOfInput = new Error("The input has ended.");

export const questions: Partial<Record<Question, string>> = parse(
  readFileSync("scripts/setup/questions.yaml", "utf8"),
);

/** Partners and absence have their own parts. */
const all = (Object.keys(questions) as Question[]).filter((key) => key !== "partners" && key !== "absence");

/** Asks the questions in turn; resolves to undefined if the input ends before the last answer. */
export async function interview(options: Interview): Promise<Answers | undefined> {
  const { before, parts = all, draft, save, input = process.stdin, output = process.stdout } = options;
  const terminal = createInterface({ input, output, prompt: "> " });
  // A pipe delivers all lines at once: the iterator buffers them, `question` would lose them.
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    output.write(`${question}\n> `);
    const { value, done } = await lines.next();
    if (done) throw endOfInput;
    return value.trim();
  };
  try {
    const first = draft ? await resumeAt(draft, parts, ask) : 0;
    let answers: Answers = first > 0 && draft ? draft.answers : {};
    for (const [at, key] of parts.entries()) {
      const known = { ...before, ...answers };
      const isMoot = key === "assessedOn" && parts === all && !isInQuebec(known);
      if (at < first || isMoot) continue;
      answers = { ...answers, ...(await answerTo(key, known, ask, options)) };
      save?.({ answers, next: parts[at + 1] ?? "" });
    }
    return answers;
  } catch (error) {
    if (error !== endOfInput) throw error;
    return undefined;
  } finally {
    terminal.close();
  }
}

/** The place of the question at which a draft goes on; 0 to start again. */
async function resumeAt({ next }: InterviewDraft, parts: readonly Question[], ask: Ask) {
  const at = parts.indexOf(next as Question);
  if (at <= 0) return 0;
  const typed = await ask(`\nThe last interview ended before “${next}”. Enter continues it, - starts again`);
  return typed === "-" ? 0 : at;
}

/** Asks until an answer can be taken. Resolves to it under its key; to nothing if the present one stays. */
async function answerTo(
  key: Question,
  known: Answers,
  ask: Ask,
  { fictional, inspect, output = process.stdout }: Interview,
): Promise<Answers> {
  const schema = schemas[key];
  const present = proposed(key, known, fictional);
  const isFictional = fictional.includes(key);
  const now = `${showTyped(schema, present)}${isFictional ? " (FICTIONAL)" : ""}`;
  for (;;) {
    const typed = await ask(`\n${questions[key] ?? key}\n  now: ${now}`);
    if (typed === "" && present === known[key]) return {};
    const answer = typed === "" ? present : readTyped(schema, typed);
    const { complaints, dropped, after } = judge(known, { [key]: answer });
    // A contradiction with a later answer is asked for there.
    const own = complaints.filter((complaint) => complaint.startsWith(key));
    const seen = own.length > 0 ? undefined : await inspect?.(key, after[key]);
    if (seen !== undefined) own.push(`${key}: ${seen}`);
    for (const complaint of own) output.write(`  ${complaint}\n`);
    if (own.length > 0) continue;
    const lost = isFictional ? "" : dropped.map((one) => `  - ${one}\n`).join("");
    if (lost === "" || (await ask(`This would be removed:\n${lost}Type yes to remove it`)) === "yes")
      return { [key]: after[key] ?? null };
  }
}

const isInQuebec = ({ address }: Answers) => Object(address).province === "QC";

/** The answer that Enter keeps: until the firm is set up, its clock follows from its province. */
export function proposed(key: string, known: Answers, fictional: readonly string[]): unknown {
  const { province } = Object(known.address) as { province?: Province };
  const isOpen = key === "timeZone" && fictional.includes("worker") && province !== undefined;
  return isOpen ? provinces[province].timeZone : known[key];
}
