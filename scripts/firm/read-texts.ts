import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "yaml";
import { agreementPlaceholders, offers, type Reply, replyPlaceholders } from "#content/firm-replies.ts";
import { siteLanguageCodes } from "#lead/languages.ts";

/** Reads the replies of a folder; a slip in one is thrown with file and line. */
export function readReplies(folder = "firm/replies"): readonly Reply[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readReply(`${folder}/${name}`));
}

/** The agreement in both languages, English first, and the day on which the licensed person has approved it. */
export function readAgreement(file = "firm/agreement.md"): {
  readonly approvedOn: string;
  readonly en: string;
  readonly fr: string;
} {
  const { front, text, at } = readMarkdown(file);
  checkPlaceholders(file, text, at, agreementPlaceholders);
  const [en = "", fr = ""] = text.split(/^\* \* \*$/m).map((part) => part.trim());
  if (fr === "") fail(file, at, "write the French text behind a line with * * *");
  return { approvedOn: String(front.approvedOn ?? ""), en, fr };
}

function readReply(file: string): Reply {
  const { front, text, at } = readMarkdown(file);
  const [, id = "", code = ""] = /^(.+)\.(\w+)\.md$/.exec(basename(file)) ?? [];
  const language = siteLanguageCodes.find((one) => one === code);
  if (language === undefined) fail(file, 1, "name the file as in invitation.en.md or invitation.fr.md");
  const offered = offers.find((one) => one === front.offered);
  if (offered === undefined) fail(file, 2, `write offered: ${offers.join(", or ")}`);
  if (typeof front.title !== "string") fail(file, 2, "write title: and a few words");
  checkPlaceholders(file, text, at, replyPlaceholders);
  return { id, language, title: front.title, offered, text: text.trim() };
}

interface Markdown {
  readonly front: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Line with which the text begins. */
  readonly at: number;
}

function readMarkdown(file: string): Markdown {
  const [, head, text] = /^---\n(.*?)^---\n(.*)$/ms.exec(readFileSync(file, "utf8")) ?? [];
  if (head === undefined || text === undefined) fail(file, 1, "begin with --- and what is told of the text");
  return {
    front: (parse(head) ?? {}) as Markdown["front"],
    text,
    at: head.split("\n").length + 2,
  };
}

function checkPlaceholders(file: string, text: string, at: number, known: readonly string[]): void {
  const placeholders = known.map((name) => `{${name}}`);
  for (const [row, line] of text.split("\n").entries())
    for (const [found] of line.matchAll(/\{[^}]*\}?/g))
      if (!placeholders.includes(found))
        fail(file, at + row, `${found} is none of ${placeholders.join(" ")}`);
}

function fail(file: string, line: number, what: string): never {
  throw new Error(`${file}, line ${line}: ${what}`);
}
