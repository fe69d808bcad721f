import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Example {
  text: string;
  spam: boolean;
  /** The kind of sender or the language; texts of a group have more in common than their label. */
  group: string;
}

/** The texts of a folder, whose files are named by their label. */
export function readCorpus(folder: string): readonly Example[] {
  return readdirSync(folder)
    .toSorted()
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => parse(readFileSync(join(folder, file), "utf8"), file.startsWith("spam")));
}

/** Texts are separated by a line `%`, as in fortune files; a line `%% name` begins a group. */
function parse(file: string, spam: boolean): readonly Example[] {
  const examples: Example[] = [];
  for (const section of file.split(/^%% /m)) {
    const [group = "", ...lines] = section.split("\n");
    for (const part of lines.join("\n").split(/^%$/m)) {
      const text = part.trim();
      if (text !== "") examples.push({ text, spam, group });
    }
  }
  return examples;
}
