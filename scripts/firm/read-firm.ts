import { isAlias, isScalar, LineCounter, type Node, parseDocument, type Scalar, visit } from "yaml";
import type { z } from "zod";
import { firmFolder } from "./folder.ts";
import { lineOf, readText, slipOf, withoutUnseen } from "./read-file.ts";
import { fileSchemas, placeInWords, shapeInWords } from "./schema.ts";

export type FirmFile = keyof typeof fileSchemas;
export const firmFiles = Object.keys(fileSchemas) as FirmFile[];

/** The content of a file that has only comments, if that is not a record without entries. */
const nothing: Partial<Record<FirmFile, unknown>> = { absence: null, partners: [] };

export const pathOf = (file: FirmFile) => `${firmFolder}/${file}.yaml`;

/** Reads one of the firm's files; throws a sentence for each mistake: file, line, and what to write. */
export function readFirmFile<File extends FirmFile>(
  file: File,
  written = readText(pathOf(file)),
  schema: z.ZodType = fileSchemas[file],
): z.output<(typeof fileSchemas)[File]> {
  const text = withoutUnseen(written);
  const { document, lines } = parseFirmFile(file, text);
  const content = document.toJS() ?? (file in nothing ? nothing[file] : {});
  const { data, error } = schema.safeParse(content, { error: shapeInWords });
  if (error)
    throw new Error(
      error.issues
        .map((issue) => {
          const what = [placeInWords(issue.path, content), issue.message].filter(Boolean).join(": ");
          return `${pathOf(file)}, line ${lineOf(issue, document, lines, text)}: ${what}`;
        })
        .join("\n"),
    );
  return data as z.output<(typeof fileSchemas)[File]>;
}

/** The content as it is written, without its facts being checked; `null` if there are only comments. */
export function readContent(file: FirmFile): unknown {
  return parseFirmFile(file, withoutUnseen(readText(pathOf(file)))).document.toJS();
}

function parseFirmFile(file: FirmFile, text: string) {
  const lines = new LineCounter();
  // All values are texts, which their kinds read: `+19024440187` and `360` are not numbers here.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema: "failsafe" });
  const complain = (line: number, message: string) => `${pathOf(file)}, line ${line}: ${message}`;
  // The first mistake causes most of the others.
  const [broken] = document.errors;
  if (broken) throw new Error(complain(lines.linePos(broken.pos[0]).line, slipOf(broken, text)));
  visit(document, {
    Node: (_, node) => {
      const lost = lostBy(node);
      if (lost !== undefined)
        throw new Error(complain(lines.linePos(node.range?.[0] ?? 0).line, `write ${lost} in quotes`));
      if (isScalar(node) && node.type === "PLAIN") node.value = meantBy(String(node.value));
    },
  });
  return { document, lines };
}

/** The meaning of a text without quotes: none, or the text between a word processor's quotes. */
function meantBy(text: string): string | null {
  const [, quoted] = /^[“„‘«]\s*([^“”„‘’«»]*[^“”„‘’«»\s])\s*[”“’»]$/.exec(text) ?? [];
  return /^(?:|~|null|none)$/.test(text) ? null : (quoted ?? text);
}

/** A text of which YAML would drop a part, because of a sign with a meaning in YAML. */
function lostBy(node: Node): string | undefined {
  if (isAlias(node)) return `what begins with *${node.source}`;
  const { anchor, tag } = node as Scalar;
  if (anchor !== undefined) return `what begins with &${anchor}`;
  if (tag?.startsWith("!")) return `what begins with ${tag}`;
  // A real comment has a space after `#`, and is not the number of a unit in a street.
  return isScalar(node) && /^(?:[^\s!]| *\d+ *$)/.test(node.comment ?? "")
    ? `the text with #${node.comment}`
    : undefined;
}
