import { isRecord, parseRecord } from "../is-record.ts";

/** The file of answers that a visitor saves from one form and opens in another (docs/contract.md). */
export const answersFormat = "evermaple-answers";
export const answersVersion = 1;
export const answersFileLimit = 256 * 1024;
export const answersElementId = "answers";

export interface SavedAnswers {
  format: typeof answersFormat;
  version: number;
  form: "request";
  language: string;
  /** The version of the privacy notice that was on the screen. */
  notice: string;
  /** `YYYY-MM-DD` by the visitor's clock. */
  savedOn: string;
  /** As the API accepts them, by field name. */
  answers: Record<string, unknown>;
}

/**
 * Why a file is not opened: `foreign` is not a file of answers, `newer` has a later major version, `archive`
 * is a page that a browser has saved again, and `encoding` is not UTF-8.
 */
export type FileProblem = "large" | "foreign" | "newer" | "archive" | "encoding";

/** JSON that is safe anywhere in HTML: no text in it can end it or become markup. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Reads a file that anybody may have written: only its one JSON script counts. */
export function readAnswersFile(text: string): SavedAnswers | FileProblem {
  if (/^MIME-Version:/im.test(text.slice(0, 1000))) return "archive";
  const saved = parseRecord(scriptOf(text));
  const { format, version, form, answers } = saved;
  if (format !== answersFormat || typeof version !== "number" || !(version >= 1)) return "foreign";
  if (version >= answersVersion + 1) return "newer";
  if (form !== "request" || !isRecord(answers)) return "foreign";
  return saved as unknown as SavedAnswers;
}

/** `<` ends the search within a tag, so that a file full of beginnings takes no longer. */
const scriptTag = /<script\b([^<>]*)>/gi;
const hasId = new RegExp(`\\sid=(["']?)${answersElementId}\\1(?:\\s|$)`, "i");

function scriptOf(html: string) {
  for (const tag of html.matchAll(scriptTag)) {
    if (!hasId.test(tag[1] ?? "")) continue;
    const start = tag.index + tag[0].length;
    return html.slice(start, html.indexOf("</script", start));
  }
  return "";
}
