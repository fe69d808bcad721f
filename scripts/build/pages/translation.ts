import { Refusal } from "./refusal.ts";

/** Refuses a translation whose line n is built otherwise than line n of the page it translates. */
export function refuseOtherLines(text: string, original: string): void {
  const outlines = outlinesOf(text);
  const originals = outlinesOf(original);
  for (let at = 0; at < Math.max(outlines.length, originals.length); at++) {
    const [outline = "the end", expected = "the end"] = [outlines[at], originals[at]];
    if (outline === expected) continue;
    throw new Refusal(
      at + 1,
      `The same line of the page that it translates is “${expected}”, this one “${outline}”`,
    );
  }
}

const neutral = /^(?:updated|sources| {2}action): /;

/** Each line without its words: its beginning, then its links and places in order. */
function outlinesOf(text: string): readonly string[] {
  const lines = text.split("\n");
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : 0;
  return lines.map((line, at) => {
    if (line.trim() === "") return "empty";
    if (at < end) return neutral.test(line) ? line : startOf(line, /^ *\w+:/);
    const start = startOf(line, /^(?:> ?(?:notice \w+:|partners:|- \w+:)?|#+|- |\d+\.|-{3}|\[\w+\]:)/);
    return [start, ...(line.match(/\]\[\w+\]|\]\([^)]*\)|\{\w+\}|\|/g) ?? [])].join(" ");
  });
}

function startOf(line: string, mark: RegExp): string {
  return mark.exec(line)?.[0] ?? "text";
}
