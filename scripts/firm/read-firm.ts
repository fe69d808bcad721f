import { readFileSync } from "node:fs";
import { LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { firmFolder } from "./folder.ts";
import { fileSchemas, placeInWords, shapeInWords } from "./schema.ts";

type FirmFile = keyof typeof fileSchemas;

/** What a file of nothing but comments tells, where that is no record without entries. */
const nothing: Partial<Record<FirmFile, unknown>> = { absence: null, partners: [] };

/** What to write where the parser speaks to programmers. */
const slips: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "indent with spaces, not with tabs",
  DUPLICATE_KEY: "write each name once",
  MULTIPLE_DOCS: "leave out the line ---",
};

export const pathOf = (file: FirmFile) => `${firmFolder}/${file}.yaml`;

/** Reads one file of the firm's; throws a sentence for each mistake: file, line, and what to write. */
export function readFirmFile<File extends FirmFile>(
  file: File,
  text = readFileSync(pathOf(file), "utf8"),
  schema: z.ZodType = fileSchemas[file],
): z.output<(typeof fileSchemas)[File]> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as { readonly range?: readonly [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
    return path.length === 0 ? 1 : lineAt(path.slice(0, -1));
  };
  const complain = (line: number, says: string) => `${pathOf(file)}, line ${line}: ${says}`;
  // What follows the first slip is mostly read wrongly because of it.
  const [broken] = document.errors;
  if (broken)
    throw new Error(complain(lines.linePos(broken.pos[0]).line, slips[broken.code] ?? broken.message));
  visit(document, {
    Alias: (_, { range, source }) => {
      throw new Error(
        complain(lines.linePos(range?.[0] ?? 0).line, `write what begins with *${source} in quotes`),
      );
    },
  });
  const told = document.toJS() ?? (file in nothing ? nothing[file] : {});
  const { data, error } = schema.safeParse(told, { error: shapeInWords });
  if (error)
    throw new Error(
      error.issues
        .map(({ path, message, ...issue }) => {
          const [unknown] = issue.code === "unrecognized_keys" ? issue.keys : [];
          const line = lineAt(unknown === undefined ? path : [...path, unknown]);
          return complain(line, [placeInWords(path, told), message].filter(Boolean).join(": "));
        })
        .join("\n"),
    );
  return data as z.output<(typeof fileSchemas)[File]>;
}
