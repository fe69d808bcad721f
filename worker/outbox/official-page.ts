import robotsParser from "robots-parser";
import { sha256 } from "../leads/identity.ts";

/**
 * Reads of an official page what shows that it changed: its own date, or a hash of its main text. One reader
 * for the worker and for `npm run facts -- --changed`. A hostile page can cost neither time nor memory: its
 * size is bounded, each step is linear, redirects are not followed, and nothing of it is kept or shown.
 */

export type PageReading = { version: string; etag: string | null } | { fault: string } | "unchanged";

const timeLimit = 10_000;
const sizeLimit = 1024 * 1024;

export async function readOfficialPage(
  href: string,
  userAgent: string,
  etag?: string | null,
): Promise<PageReading> {
  try {
    const headers = { "User-Agent": userAgent, ...(etag && { "If-None-Match": etag }) };
    const rulesAt = new URL("/robots.txt", href).href;
    const robots = await get(rulesAt, { "User-Agent": userAgent });
    if (robots.status >= 500) return { fault: `robots.txt ${robots.status}` };
    if (robots.ok && robotsParser(rulesAt, await readStart(robots)).isDisallowed(href, userAgent))
      return { fault: "robots.txt" };
    if (!robots.ok) await robots.body?.cancel();
    const answer = await get(href, headers);
    if (answer.status === 304) return "unchanged";
    if (!answer.ok) {
      await answer.body?.cancel();
      return { fault: String(answer.status) };
    }
    return { version: await versionOf(await readStart(answer)), etag: answer.headers.get("ETag") };
  } catch (error) {
    return { fault: (error as Error).name };
  }
}

const get = (href: string, headers: Record<string, string>) =>
  fetch(href, { headers, redirect: "manual", signal: AbortSignal.timeout(timeLimit) });

/** A body, up to the size limit. */
async function readStart({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let size = 0; size < sizeLimit; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

const months =
  "jan(?:uary|vier)?|feb(?:ruary)?|févr?(?:ier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|août|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember)?|déc(?:embre)?";
const dates = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|(?:${months})\\.? \\d{1,2}(?:, \\d{4})?|\\d{1,2}(?:er)? (?:${months})\\.?(?: \\d{4})?|\\d{1,2}:\\d\\d`,
  "gi",
);

/** `YYYY-MM-DD` of the page itself, or the beginning of a hash. */
export async function versionOf(html: string): Promise<string> {
  // Canada.ca; the date of consolidation of Justice Laws moves every fortnight; that of an amendment stays.
  const own =
    /<meta name="dcterms\.modified"[^>]{0,80} content="(\d{4}-\d\d-\d\d)/.exec(html) ??
    /last amended on (\d{4}-\d\d-\d\d)/.exec(html);
  if (own?.[1]) return own[1];
  const [, period] = /Consolidation Period:\s{0,20}From ([A-Z][a-z]{2,8} \d{1,2}, \d{4})/.exec(html) ?? [];
  if (period) return new Date(`${period} UTC`).toISOString().slice(0, 10);
  const text = mainText(html).replace(/\s+/g, " ").trim().replace(dates, "").toLowerCase();
  if (text === "") throw new RangeError("no text");
  return `#${(await sha256(text)).slice(0, 24)}`;
}

const passedOver = new Set([
  "script",
  "style",
  "nav",
  "header",
  "footer",
  "aside",
  "noscript",
  "svg",
  "template",
  "button",
]);

/** The text of `<main>`, or of the whole page, without what changes with every visit. */
function mainText(html: string): string {
  const hasMain = /<main[\s>]/i.test(html);
  let isMain = !hasMain;
  let skipped = "";
  let depth = 0;
  const kept: string[] = [];
  for (const piece of html.split("<")) {
    const end = piece.indexOf(">");
    const [, slash, name = ""] = /^(\/?)([a-z][a-z0-9]{0,20})/i.exec(piece) ?? [];
    const tag = name.toLowerCase();
    if (skipped !== "") {
      // Scripts and styles contain no elements.
      if (tag === skipped && (slash || !/^s[ct]/.test(tag))) depth += slash ? -1 : 1;
      if (depth === 0) skipped = "";
    } else if (!slash && passedOver.has(tag)) [skipped, depth] = [tag, 1];
    if (tag === "main" && hasMain) isMain = !slash;
    if (skipped === "" && isMain) kept.push(piece.slice(end + 1));
  }
  return kept.join(" ");
}
