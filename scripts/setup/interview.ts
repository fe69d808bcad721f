import { createInterface } from "node:readline/promises";
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
  const terminal = createInterface({ input, output, prompt: "> " });
  // Of a pipe the lines come before they are asked for: the iterator keeps them, `question` would lose them.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | undefined> => {
    output.write(`${question}\n> `);
    return (await lines.next()).value?.trim();
  };
  const answers: Record<string, unknown> = {};
  for (let at = 0; at < parts.length; ) {
    const key = parts[at] as Question;
    const schema = schemas[key];
    const standing = proposed(key, { ...before, ...answers }, fictional);
    const isFictional = fictional.includes(key);
    const typed = await ask(
      `\n${schema.description ?? key}\n  now: ${showTyped(schema, standing)}${isFictional ? " (FICTIONAL)" : ""}`,
    );
    if (typed === undefined) return undefined;
    if (typed === "<") {
      at = Math.max(0, at - 1);
      continue;
    }
    if (typed !== "" || standing !== before[key]) {
      const answer = typed === "" ? standing : readTyped(schema, typed);
      const { complaints, dropped } = judge({ ...before, ...answers }, { [key]: answer });
      // What no longer goes together with a later answer is asked for there.
      const own = complaints.filter((told) => told.startsWith(key));
      for (const complaint of own) console.log(`  ${complaint}`);
      if (own.length > 0) continue;
      const shown = dropped.map((one) => `  - ${one}`).join("\n");
      if (
        shown !== "" &&
        !isFictional &&
        (await ask(`This goes:\n${shown}\nType yes to let it go`)) !== "yes"
      )
        continue;
      answers[key] = answer;
    }
    at += 1;
  }
  terminal.close();
  return answers;
}

/** What Enter keeps; while the firm is not set up yet, its clock is its province's. */
export function proposed(key: string, known: Answers, fictional: readonly string[]): unknown {
  const { province } = Object(known.address) as { readonly province?: Province };
  const isOpen = key === "timeZone" && fictional.includes("worker") && province !== undefined;
  return isOpen ? provinces[province].timeZone : known[key];
}
