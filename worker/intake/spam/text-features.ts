import { concepts } from "./concepts.ts";

/** What a text shows of itself to the classifier: each feature once, with how much it counts (1, or less where quoted). */
export type Features = ReadonlyMap<string, number>;

/** Quoted lines, forwarded mails and signatures are in the message, but mostly not the sender's own words. */
const quotedShare = 0.2;

/**
 * The words of a text, its pairs of neighbouring words, the beginnings of long words (so that inflected forms count
 * as one), and pairs and triples of characters where a script writes no spaces. Links, amounts, numbers and addresses
 * count as what they are, not by their digits; links to governments do not count at all.
 */
export function textFeatures(text: string): Features {
  const { own, quoted } = parts(plainText(text));
  const features = new Map<string, number>();
  for (const name of namesIn(own)) features.set(name, 1);
  for (const name of namesIn(quoted)) if (!features.has(name)) features.set(name, quotedShare);
  return features;
}

/** Pasted pages and mails come as markup, which says nothing about their sender. */
function plainText(text: string): string {
  return text
    .replace(/&(?:nbsp|#160);/gi, " ")
    .replace(/&lt;/gi, "<")
    .replace(/&gt;/gi, ">")
    .replace(/&(?:#\d{1,6}|[a-z]{2,8});/gi, "'")
    .replace(/<a\b[^<>]*?\bhref\s*=\s*["']?([^\s"'<>]+)[^<>]*>/gi, " $1 ")
    .replace(/<\/?(?:p|div|br|li|ul|ol|tr|table|h\d)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, "");
}

const forwarded =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|message d'origine|mensaje reenviado|mensagem original)|-{5,}|begin forwarded message|(?:from|de|von|от|发件人)\s*:\s*\S)/i;
const quote = /^\s*(?:>|\|\s)/;
const valediction =
  /^\s*(?:--|—|(?:(?:kind|best|warm|with)\s+)*(?:regards|wishes)|sincerely|yours\s+\w+|cordialement|bien à vous|saludos|atentamente|atenciosamente|mit freundlichen grüßen|с уважением|cheers)\s*[,.!]?\s*$/i;

function parts(text: string): { own: string; quoted: string } {
  const own: string[] = [];
  const quoted: string[] = [];
  let inForwarded = false;
  let inSignature = false;
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    if (forwarded.test(line)) inForwarded = true;
    // A message goes on after a quotation, and a forwarded mail may end where its reader begins: at an empty line.
    else if (valediction.test(line)) inSignature = own.length > 0;
    (inForwarded || inSignature || quote.test(line) ? quoted : own).push(line);
  }
  return { own: own.join("\n"), quoted: quoted.join("\n") };
}

const token =
  /(?<link>(?:https?:\/\/|(?<![\w@/])www\.)[^\s<>"'\])]+)|(?<mail>[\w.+-]+@[\w-]+\.[\w.-]+)|(?<handle>(?<![\w@])@\w{3,})|(?<money>[$€£₹¥]\s?\d[\d.,]*\s?[km]?|\d[\d.,]*\s?(?:[$€£₹¥]|(?:usd|cad|eur|dollars?|euros?|btc|usdt|eth)\b))|(?<percent>\d[\d.,]*\s?%)|(?<year>(?<![\d.,])(?:19[3-9]|20[0-4])\d(?![\d.,]*\d))|(?<number>\p{Nd}[\p{Nd}.,]*)|(?<word>[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*(?:['’\u200C-][\p{L}\p{M}]+)*)|(?<stop>[.!?。！？؟।\n]+)/giu;

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

function namesIn(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  let before = "";
  for (const match of text.matchAll(token)) {
    const groups = match.groups ?? {};
    const link = groups.link;
    if (link !== undefined && isGovernment(link)) continue;
    if (link !== undefined && isOwnWork(link)) {
      names.add("*own work");
      continue;
    }
    for (const word of link === undefined ? [] : linkWords(link)) {
      names.add(word);
      addConcepts(word, "", names);
    }
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "";
    if (kind === "stop") {
      before = "";
      continue;
    }
    const word = kind === "word" ? folded(groups.word ?? "") : `*${kind}`;
    if (kind === "word" && unspaced.test(word)) {
      for (const size of [2, 3]) {
        for (let at = 0; at + size <= word.length; at += 1) names.add(word.slice(at, at + size));
      }
      for (let size = 1; size <= 4; size += 1) {
        for (let at = 0; at + size <= word.length; at += 1) {
          const concept = words.get(word.slice(at, at + size));
          if (concept !== undefined) names.add(concept);
        }
      }
    } else {
      if (kind === "word") addConcepts(word, before, names);
      names.add(word);
      if (kind === "word" && word.length > 6) names.add(`${word.slice(0, 5)}-`);
      if (before !== "") names.add(`${before} ${word}`);
    }
    before = word;
  }
  return names;
}

const words = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const [concept, list] of Object.entries(concepts)) {
  for (const word of list.split(" ")) {
    if (word.endsWith("*")) beginnings.set(folded(word.slice(0, -1)), `=${concept}`);
    else words.set(folded(word.replaceAll("_", " ")), `=${concept}`);
  }
}

function addConcepts(word: string, before: string, names: Set<string>): void {
  add(words.get(word));
  if (before !== "") add(words.get(`${before} ${word}`));
  for (let length = Math.min(word.length, 10); length >= 3; length -= 1) add(beginnings.get(word.slice(0, length)));
  function add(concept: string | undefined) {
    if (concept !== undefined) names.add(concept);
  }
}

function linkWords(link: string): readonly string[] {
  return (link.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !["http", "https", "html", "example"].includes(word),
  );
}

/** Governments, and the register of consultants. */
function isGovernment(link: string): boolean {
  return governments.test(hostOf(link));
}

/** Where people keep their papers, their pictures and what they have made. */
function isOwnWork(link: string): boolean {
  return ownWork.test(hostOf(link));
}

const governments =
  /(?:^|\.)(?:canada\.ca|(?:gc|gov|gouv|gob|gub|go|govt)\.[a-z]{2}|gov|[a-z]{2}\.ca|gouv\.qc\.ca|(?:quebec|ontario|alberta|saskatchewan|novascotia|newbrunswick|gnb|princeedwardisland|manitoba|yukon|welcomebc)\.ca|immigratemanitoba\.com|college-ic\.ca)$/;
const ownWork =
  /(?:^|\.)(?:linkedin|github|gitlab|behance|dribbble|vimeo|youtube|youtu|imdb|issuu|researchgate|orcid|etsy|artstation|soundcloud|flickr|indeed|dropbox|wetransfer|1drv|icloud)\.(?:com|net|be|org|io|ms|ca)$|(?:^|\.)(?:scholar|drive|docs|photos)\.(?:app\.)?(?:goo\.gl|google\.com)$|(?:^|\.)photos\.app\.goo\.gl$/;

function hostOf(link: string): string {
  return (link.match(/^(?:https?:\/\/)?(?:[^/?#@]*@)?([\w.-]+)/i)?.[1] ?? "").toLowerCase().replace(/\.+$/, "");
}

function folded(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u064B-\u0652]/g, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .replaceAll("ي", "ی")
    .replaceAll("ك", "ک")
    .replaceAll("ى", "ی")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replace(/^[وبف]?ال(?=..)/, "");
}
