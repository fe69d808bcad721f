import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parse } from "yaml";
import { type Province, provinces } from "../firm/provinces.ts";
import { type Answers, judge, type Question, schemas } from "./firm-files.ts";
import { readTyped, showTyped } from "./typed.ts";

/** The answers of an interview that has not ended, and the question at which it goes on. */
export interface InterviewDraft {
  readonly answers: Answers;
  readonly next: string;
}

interface Interview {
  readonly before: Answers;
  /** Questions whose present answer is fictional: nobody is asked before it is dropped. */
  readonly fictional: readonly string[];
  /** Left out: all of them. */
  readonly parts?: readonly Question[];
  readonly draft?: InterviewDraft | undefined;
  /** Called after each answer. */
  readonly save?: (draft: InterviewDraft) => void;
  /** Complains of what only the files show, such as a picture. */
  readonly inspect?: (key: Question, answer: unknown) => Promise<string | undefined>;
  readonly input?: NodeJS.ReadableStream;
  readonly output?: NodeJS.WritableStream;
}

const questions: Readonly<Partial<Record<Question, string>>> = parse(
  readFileSync("scripts/setup/questions.yaml", "utf8"),
);

/** The whole interview leaves partners and absence to their own parts. */
const all = (Object.keys(questions) as Question[]).filter((key) => key !== "partners" && key !== "absence");

/** Asks the questions in turn; resolves to undefined if the input ends before the last answer. */
export async function interview({
  before,
  fictional,
  parts = all,
  draft,
  save,
  inspect,
  input = process.stdin,
  output = process.stdout,
}: Interview): Promise<Answers | undefined> {
  const terminal = createInterface({ input, output, prompt: "> " });
  // A pipe delivers all lines at once: the iterator buffers them, `question` would lose them.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | undefined> => {
    output.write(`${question}\n> `);
    return (await lines.next()).value?.trim();
  };
  const answers: Record<string, unknown> = {};
  let at = 0;
  const resumeAt = parts.indexOf(draft?.next as Question);
  if (draft !== undefined && resumeAt > 0) {
    const typed = await ask(
      `\nThe last interview ended before “${draft.next}”. Enter continues it, - starts again`,
    );
    if (typed === undefined) return undefined;
    if (typed !== "-") {
      Object.assign(answers, draft.answers);
      at = resumeAt;
    }
  }
  for (let key = parts[at]; key !== undefined; key = parts[at]) {
    const known = { ...before, ...answers };
    const schema = schemas[key];
    const present = proposed(key, known, fictional);
    const isFictional = fictional.includes(key);
    const isAsked = key !== "assessedOn" || parts !== all || isInQuebec(known);
    const typed = isAsked
      ? await ask(
          `\n${questions[key] ?? key}\n  now: ${showTyped(schema, present)}${isFictional ? " (FICTIONAL)" : ""}`,
        )
      : "";
    if (typed === undefined) return undefined;
    if (typed !== "" || present !== before[key]) {
      const answer = typed === "" ? present : readTyped(schema, typed);
      const { complaints, dropped, after } = judge(known, { [key]: answer });
      // A contradiction with a later answer is asked for there.
      const own = complaints.filter((complaint) => complaint.startsWith(key as string));
      const seen = own.length > 0 ? undefined : await inspect?.(key, after[key]);
      if (seen !== undefined) own.push(`${key}: ${seen}`);
      for (const complaint of own) output.write(`  ${complaint}\n`);
      if (own.length > 0) continue;
      const lost = dropped.map((one) => `  - ${one}`).join("\n");
      if (
        lost !== "" &&
        !isFictional &&
        (await ask(`This would be removed:\n${lost}\nType yes to remove it`)) !== "yes"
      )
        continue;
      answers[key] = after[key] ?? null;
    }
    at += 1;
    save?.({ answers, next: parts[at] ?? "" });
  }
  terminal.close();
  return answers;
}

const isInQuebec = ({ address }: Answers) => Object(address).province === "QC";

/** The answer that Enter keeps: until the firm is set up, its clock follows from its province. */
export function proposed(key: string, known: Answers, fictional: readonly string[]): unknown {
  const { province } = Object(known.address) as { readonly province?: Province };
  const isOpen = key === "timeZone" && fictional.includes("worker") && province !== undefined;
  return isOpen ? provinces[province].timeZone : known[key];
}
