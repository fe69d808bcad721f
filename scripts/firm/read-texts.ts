import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { parseDocument } from "yaml";
import {
  agreementPlaceholders,
  offers,
  type ReplyTemplate,
  replyPlaceholders,
} from "#content/firm/firm-replies.ts";
import { languageCodes } from "#lead/languages.ts";
import { firmFolder } from "./folder.ts";
import { pastDay } from "./kinds.ts";
import { regulator } from "./licensee-schema.ts";
import { placeIn, readText, slipOf } from "./read-file.ts";

export const agreementFile = `${firmFolder}/agreement.md`;

export const replyFiles = (folder = `${firmFolder}/replies`): readonly string[] =>
  globSync(`${folder}/*.md`).toSorted();

export const agreementFiles = (): readonly string[] => [
  agreementFile,
  ...globSync(`${firmFolder}/agreement.*.md`).toSorted(),
];

/**
 * An agreement in both languages, English first, the day on which the licensed person approved it, and their
 * regulator, absent: the College.
 */
export function readAgreement(file = agreementFile) {
  const { front, text, at } = readMarkdown(file, agreementPlaceholders);
  const [en = "", fr = ""] = text.split(/^\* \* \*$/m).map((part) => part.trim());
  if (fr === "") fail(file, at, "write the French text behind a line with * * *");
  const approvedOn = String(front.approvedOn ?? "");
  const named = regulator.safeParse(front.regulator || undefined);
  if (named.error)
    throw new Error(`${placeIn(file, "regulator")}: regulator: ${named.error.issues[0]?.message}`);
  const agreement = { approvedOn, en, fr, ...(named.data && { regulator: named.data }) };
  if (approvedOn === "") return agreement;
  const { error } = pastDay.safeParse(approvedOn);
  const draft =
    [en, fr].some(isDraft) && "the text is still the product’s draft; change it before you approve it";
  const mistake = error?.issues[0]?.message ?? draft;
  if (mistake) throw new Error(`${placeIn(file, "approvedOn")}: approvedOn: ${mistake}`);
  return agreement;
}

export function readReply(file: string): ReplyTemplate {
  const { front, text } = readMarkdown(file, replyPlaceholders);
  const [, id = "", code = ""] = /^(.+)\.(\w+)\.md$/.exec(basename(file)) ?? [];
  const language = languageCodes.find((one) => one === code);
  if (language === undefined)
    fail(file, 1, "name the file as in invitation.en.md, with the code of one of the ten languages");
  const offered = offers.find((one) => one === front.offered);
  if (offered === undefined) fail(file, 2, `write offered: ${offers.join(", or ")}`);
  if (typeof front.title !== "string") fail(file, 2, "write title: and a few words");
  return { id, language, title: front.title, offered, text: text.trim() };
}

function readMarkdown(file: string, known: readonly string[]) {
  const [, head, text] = /^---\n(.*?)^---\n(.*)$/ms.exec(readText(file)) ?? [];
  if (head === undefined || text === undefined)
    fail(file, 1, "begin with ---, then the lines such as title: A reply, then --- again");
  const document = parseDocument(head, { prettyErrors: false, schema: "failsafe" });
  const [broken] = document.errors;
  if (broken) fail(file, head.slice(0, broken.pos[0]).split("\n").length + 1, slipOf(broken, head));
  const front: Record<string, unknown> = document.toJS() ?? {};
  const at = head.split("\n").length + 2;
  const placeholders = known.map((name) => `{${name}}`);
  for (const [row, line] of text.split("\n").entries())
    for (const [found] of line.matchAll(/\{[^}]*\}?/g))
      if (!placeholders.includes(found))
        fail(file, at + row, `${found} is none of ${placeholders.join(" ")}`);
  return { front, text, at };
}

/** By hash, because a firm's file replaces the product's. */
function isDraft(text: string) {
  const words = text.replace(/\s+/g, " ");
  return drafts.includes(createHash("sha256").update(words).digest("hex").slice(0, 16));
}

const drafts = ["29304caa7c7d2878", "084936f1cb4f15b0"];

function fail(file: string, line: number, what: string): never {
  throw new Error(`${file}, line ${line}: ${what}`);
}
