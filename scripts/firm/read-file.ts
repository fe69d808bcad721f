import { readFileSync } from "node:fs";
import type { YAMLError } from "yaml";

/** Reads a text of the firm's; throws a sentence for one in another encoding, whose accents would be lost. */
export function readText(file: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file)).replace(/\r\n?/g, "\n");
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error(`${file}: save the file again with the encoding UTF-8`);
  }
}

/** Leaves out signs that nobody sees and copied text may have, and makes indentation of blanks alone. */
export const withoutUnseen = (text: string): string =>
  text
    .replace(/[\u200b\u2060\ufeff]/g, "")
    .replace(/^[ \u00a0-]*(?:\w+:\u00a0)?/gm, (beginning) => beginning.replaceAll("\u00a0", " "));

/** What to write where the YAML parser's messages are for programmers. */
const slips: Partial<Record<YAMLError["code"], string>> = {
  TAB_AS_INDENT: "indent with spaces, not with tabs",
  DUPLICATE_KEY: "write each name once",
  MULTIPLE_DOCS: "leave out the line ---",
  BAD_INDENT:
    "begin the line below the one it belongs with, at the same column; an entry of a list begins with a hyphen, and what [ or { opens ends with ] or }",
  BLOCK_AS_IMPLICIT_KEY:
    "put a text with a colon in quotes; otherwise the next line begins too far to the right",
  MISSING_CHAR:
    "end the quotes that begin here or above, and write a name, a colon and a blank before each answer",
  MULTILINE_IMPLICIT_KEY: "write a name, a colon and a blank before the answer, as in name: Maple",
  BAD_SCALAR_START: "put the text in quotes: it begins with a sign that means something else here",
  BAD_DQ_ESCAPE: "write \\\\ for each \\, or put the text in single quotes",
};

function lineAt(text: string, at: number): string {
  const [line = ""] = /^.*/.exec(text.slice(text.lastIndexOf("\n", at - 1) + 1)) ?? [];
  return line;
}

/** Lines that the parser takes for something else than what they look like. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:[–—•·*] ?|-(?=\w))[^:]*:/, "begin an entry of a list with a hyphen and a blank"],
  [/^(?:<{7}|={7}|>{7}|```)/, "leave out this line: it is a mark of Git, or of a copied example"],
];

/** A sentence for a slip that the YAML parser has found, with its line. */
export const slipOf = ({ code, pos }: YAMLError, text: string): string =>
  looks.find(([look]) => look.test(lineAt(text, pos[0])))?.[1] ??
  slips[code] ??
  "put the whole text in quotes, such as \"We said: 'yes'\"; inside single quotes an apostrophe is written twice";
