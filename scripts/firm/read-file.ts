import { readFileSync } from "node:fs";
import { type Document, isNode, type LineCounter, type YAMLError } from "yaml";
import type { z } from "zod";

/** Reads one of the firm's files. Throws a sentence unless it is UTF-8, because accents would be lost. */
export function readText(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file)).replace(/\r\n?/g, "\n");
  } catch (error) {
    if (error instanceof TypeError)
      throw new Error(`${file}, line 1: save the file again with the encoding UTF-8`);
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new Error(`${file}, line 1: the file is missing; take it back with git checkout HEAD -- ${file}`);
  }
}

/** Removes invisible characters, which copied text may contain, and indents with plain spaces only. */
export const withoutUnseen = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, "")
    .replace(/^[ \u00a0-]*(?:\w+:\u00a0)?/gm, (beginning) => beginning.replaceAll("\u00a0", " "));

const misplaced =
  "begin the line below the one it belongs with, at the same column; an entry of a list begins with a hyphen, and what [ or { opens ends with ] or }";

/** What to do about an error, in place of the YAML parser's messages, which are for programmers. */
const slips: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "indent with spaces, not with tabs",
  DUPLICATE_KEY: "write each name once",
  MULTIPLE_DOCS: "leave out the line ---",
  BAD_INDENT: misplaced,
  BLOCK_AS_IMPLICIT_KEY:
    "put a text with a colon in quotes; otherwise the next line begins too far to the right",
  MISSING_CHAR:
    "end the quotes that begin here or above, and write a name, a colon and a blank before each answer",
  MULTILINE_IMPLICIT_KEY: "write a name, a colon and a blank before the answer, as in name: Maple",
  BAD_SCALAR_START: "put the text in quotes: it begins with a sign that means something else here",
  BAD_DQ_ESCAPE: "write \\\\ for each \\, or put the text in single quotes",
};

/** Lines whose mistake is known from how they look, although the parser reports another one. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:[–—•·*] ?|-(?=\w))[^:]*:/, "begin an entry of a list with a hyphen and a blank"],
  [/^(?:<{7}|={7}|>{7}|```)/, "leave out this line: it is a mark of Git, or of a copied example"],
  [/^\s*\w+:\s*-\s*$/, "leave out the line of what there is not"],
  [
    /^\s*(?:- )?(?:\w+: )?[[{].*[\]}]/,
    "put a comma between two parts inside { } or [ ], and a text with a comma in quotes",
  ],
];

export function slipOf({ code, pos: [at] }: YAMLError, text: string): string {
  const [line = ""] = /^.*/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1)) ?? [];
  const look = looks.find(([look]) => look.test(line));
  if (look) return look[1];
  // The parser reports a missing character at a space only if a line begins at the wrong column.
  if (code === "MISSING_CHAR" && text[at] === " ") return misplaced;
  if (code === "UNEXPECTED_TOKEN" && /^\s*(?:- +)?\w+: +[\w(+]/.test(line)) return misplaced;
  return (
    slips[code] ??
    "put the whole text in quotes, such as \"We said: 'yes'\"; inside single quotes an apostrophe is written twice"
  );
}

/** The line of what an issue is about; if it is missing, of its parent or its example. */
export function lineOf(issue: z.core.$ZodIssue, document: Document, lines: LineCounter, text = ""): number {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]] : issue.path;
  for (let { length } = path; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return lineOfKey(text, String(path[0]));
}

export const placeIn = (file: string, key: string) => `${file}, line ${lineOfKey(readText(file), key)}`;

export const placed = (file: string, lines: readonly string[]): readonly string[] =>
  lines.map((line) => `${placeIn(file, /^\w+/.exec(line)?.[0] ?? "")}: ${line}`);

/** The line of a key at the margin; of its example behind `#`, if it is missing; otherwise the first. */
function lineOfKey(text: string, key: string): number {
  const rows = text.split("\n");
  const [found = 0] = [`${key}:`, `#${key}:`]
    .map((beginning) => rows.findIndex((row) => row.startsWith(beginning)))
    .filter((at) => at >= 0);
  return found + 1;
}
