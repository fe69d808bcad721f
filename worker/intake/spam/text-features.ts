import { concepts } from "./concepts.ts";

/** What a text shows of itself to the classifier: each feature once, with how much it counts (at most 1). */
export type Features = ReadonlyMap<string, number>;

/** Quoted lines, forwarded mails and signatures are in a message, but are mostly not its sender's own words. */
const quotedShare = 0.2;
/** Unless there is nothing else: then it is what the sender has to say. */
const onlyQuotedShare = 0.6;

/**
 * The words of a text, its pairs of neighbouring words, the beginnings of long words (so that inflected forms count
 * as one), pairs and triples of characters where a script writes no spaces, and the concepts that words stand for.
 * Links, amounts, numbers and addresses count as what they are, not by their digits; links to governments not at all.
 */
export function textFeatures(text: string): Features {
  const { own, quoted } = parts(plainText(text));
  const features = new Map<string, number>();
  addFeatures(own, 1, features);
  addFeatures(quoted, /\p{L}/u.test(own) ? quotedShare : onlyQuotedShare, features);
  return features;
}

/** Pasted pages and mails come as markup, which says nothing about their sender. */
function plainText(text: string): string {
  return (/[<&]/.test(text) ? withoutMarkup(text) : text)
    .normalize("NFKC")
    .replace(/[\u00AD\u200B\u200E\u200F\u2060\uE000\uFEFF]/g, "");
}

function withoutMarkup(text: string): string {
  return text
    .replace(/&(?:nbsp|#160);/gi, " ")
    .replace(/&lt;/gi, "<")
    .replace(/&gt;/gi, ">")
    .replace(/&(?:#\d{1,6}|[a-z]{2,8});/gi, "'")
    .replace(/<a\b[^<>]{0,200}?\bhref\s?=\s?["']?([^\s"'<>]{1,2000})[^<>]{0,400}>/gi, " $1 ")
    .replace(/<\/?(?:p|div|br|li|ul|ol|tr|table|h\d)\b[^<>]*>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "");
}

const quote = /^\s*(?:>|\|\s)/;
const forwardedTitle =
  /^\s*(?:-{3,}.*\p{L}.*-{3,}|begin forwarded message|début du message|inicio del mensaje)\s*:?\s*$/iu;
const mailHeader = /^\s*\p{L}[\p{L} -]{1,15}\s?[:：]\s*\S/u;
const sender = /^\s*(?:from|de|von|от|від|od|da|van|发件人|差出人|보낸 ?사람|من)\s?[:：]\s*\S/iu;
const valediction =
  /^\s*(?:--|—|(?:(?:kind|best|warm|with|many)\s+)*(?:regards|wishes)|thanks and regards|sincerely|yours\s+\w+|cheers|cordialement|bien à vous|saludos|un saludo|atentamente|atenciosamente|mit freundlichen grüßen|с уважением|з повагою|saygılarımla|cordiali saluti)\s*[,.!]?\s*$/iu;

function parts(text: string): { own: string; quoted: string } {
  const own: string[] = [];
  const quoted: string[] = [];
  let ended = false;
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  for (const [at, line] of lines.entries()) {
    // One line that begins with 'From:' is how people list what they are; two such lines are a mail's.
    const header = sender.test(line) && lines.slice(at + 1, at + 3).some((next) => mailHeader.test(next));
    const close = valediction.test(line) && own.some((earlier) => /\p{L}/u.test(earlier));
    ended ||= header || close || forwardedTitle.test(line);
    (ended || quote.test(line) ? quoted : own).push(line);
  }
  return { own: own.join("\n"), quoted: quoted.join("\n") };
}

// Numbered groups, in the order of `kinds`: named ones make an object for each match, which is most of the time.
const token =
  /((?!https?:\/\/|www\.)[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*(?:['\u200C-][\p{L}\p{M}]+)*)|((?:https?:\/\/|www\.)[^\s<>"'\])]+)|(\uE000)|(@\w{3,})|([$€£₹¥]\s?\d[\d.,]*\s?[km]?|\d[\d.,]*\s?(?:[$€£₹¥]|(?:usd|cad|eur|dollars?|euros?|btc|usdt|eth)\b))|(\d[\d.,]*\s?%)|((?:19[3-9]|20[0-4])\d(?![\d.,]*\d))|(\p{Nd}[\p{Nd}.,]*)|[.!?。！？؟।\n]/gu;
const kinds = ["word", "link", "mail", "handle", "money", "percent", "year", "number"] as const;
const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;

/** Thai, Lao, Burmese, Khmer, kana, Han and Hangul: as ranges, which are much faster than the scripts' names. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

function addFeatures(text: string, share: number, features: Map<string, number>): void {
  const add = (feature: string | undefined) => {
    if (feature !== undefined && !features.has(feature)) features.set(feature, share);
  };
  let before = "";
  for (const match of folded(text).matchAll(token)) {
    const [, written, link] = match;
    if (written !== undefined) {
      const word = withoutArticle(written);
      const isNew = !features.has(word);
      if (!unspaced.test(word)) {
        addPair(before, word, add);
        if (isNew) addWord(word, add);
      } else if (isNew) {
        addCharacters(word, add);
      }
      before = word;
    } else if (link !== undefined) {
      addLink(link, add);
    } else {
      const kind = kinds.find((_, at) => match[at + 1] !== undefined);
      if (kind !== undefined) addPair(before, `*${kind}`, add);
      before = kind === undefined ? "" : `*${kind}`;
    }
  }
}

function folded(text: string): string {
  const lower = (text.includes("@") ? text.replace(mailAddress, "\uE000") : text).toLowerCase();
  if (!/[^\0-\x7F]/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/[\u0300-\u036F\u064B-\u0652]/g, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .replace(/[أإآ]/g, "ا")
    .replaceAll("ة", "ه")
    .replace(/[يى]/g, "ی")
    .replaceAll("ك", "ک");
}

/** Arabic writes its article, and what stands before it, in one with the word. */
function withoutArticle(word: string): string {
  return word.charCodeAt(0) < 0x600 ? word : word.replace(/^[وبف]?ال(?=..)/, "");
}

type Add = (feature: string | undefined) => void;

function addPair(before: string, word: string, add: Add): void {
  add(word);
  if (before === "") return;
  const pair = `${before} ${word}`;
  add(pair);
  add(meanings.get(pair));
}

function addWord(word: string, add: Add): void {
  if (word.length > 6) add(`${word.slice(0, 5)}-`);
  add(meanings.get(word));
  for (const [beginning, concept] of beginnings.get(word.slice(0, shortestBeginning)) ?? []) {
    if (word.startsWith(beginning)) add(concept);
  }
}

function addCharacters(word: string, add: Add): void {
  for (let at = 0; at < word.length; at += 1) {
    for (let size = 1; size <= 4 && at + size <= word.length; size += 1) {
      const characters = word.slice(at, at + size);
      if (size === 2 || size === 3) add(characters);
      add(meanings.get(characters));
    }
  }
}

function addLink(link: string, add: Add): void {
  const kind = linkKind(link);
  if (kind === "government") return;
  add(`*${kind}`);
  if (kind === "own work") return;
  for (const word of link.match(/[a-z]{4,}/g) ?? []) add(meanings.get(word));
}

/**
 * What a link says of who wrote it: nothing where it leads to a government or the register of consultants, little
 * where people keep their papers, their pictures and what they have made.
 */
export function linkKind(link: string): "government" | "own work" | "link" {
  const host = link.match(/^(?:https?:\/\/)?(?:[^/?#@]*@)?([\w.-]+)/i)?.[1]?.toLowerCase() ?? "";
  if (governments.test(host)) return "government";
  return ownWork.test(host) ? "own work" : "link";
}

const governments =
  /(?:^|\.)(?:canada\.ca|(?:gc|gov|gouv|gob|gub|govt)\.[a-z]{2}|europa\.eu|gov|(?:ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yk)\.ca|gouv\.qc\.ca|(?:alberta|gnb|manitoba|novascotia|ontario|princeedwardisland|quebec|saskatchewan|welcomebc|yukon)\.ca|immigratemanitoba\.com|college-ic\.ca)$/;
const ownWork =
  /(?:^|\.)(?:(?:linkedin|github|gitlab|behance|dribbble|vimeo|youtube|imdb|issuu|etsy|artstation|soundcloud|flickr|dropbox|wetransfer|icloud|archdaily)\.com|youtu\.be|orcid\.org|researchgate\.net|1drv\.ms|(?:drive|docs|photos|scholar)\.google\.com|photos\.app\.goo\.gl)$/;

/** Whether a feature stands for all words of a meaning. */
export function isConcept(feature: string): boolean {
  return feature.startsWith("=");
}

const meanings = new Map<string, string>();
/** By their first letters. */
const beginnings = new Map<string, (readonly [string, string])[]>();
const shortestBeginning = 3;
for (const [concept, words] of Object.entries(concepts)) {
  for (const word of words.split(" ").map((written) => withoutArticle(folded(written)))) {
    if (word.endsWith("*")) {
      const first = word.slice(0, shortestBeginning);
      beginnings.set(first, [...(beginnings.get(first) ?? []), [word.slice(0, -1), `=${concept}`]]);
    } else meanings.set(word.replaceAll("_", " "), `=${concept}`);
  }
}
