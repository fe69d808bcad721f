import {
  beginningKey,
  conceptKey,
  emptyHash,
  featureKey,
  hashOf,
  isSubject,
  meaningKey,
  nextHash,
  pairHash,
} from "./keys.ts";

/** What a text shows of itself to the classifier: each feature's key once, with how much it counts (at most 1). */
export type Features = ReadonlyMap<number, number>;

/** The keys of words, and of beginnings of words, with the number of the concept that they stand for. */
export type Meanings = ReadonlyMap<number, number>;

/** Quoted lines, forwarded mails and signatures are in a message, but are mostly not its sender's own words. */
const quotedShare = 0.2;
/** Unless there is nothing else: then it is what the sender has to say. */
const onlyQuotedShare = 0.6;

/**
 * The words of a text, its pairs of neighbouring words, the triples of characters in them (so that inflected and new
 * words count as what they are like), pairs and triples where a script writes no spaces, the concepts that words stand
 * for, marks of its shape, and which of these two stand beside each other. Links, amounts, numbers and addresses count
 * as what they are, not by their digits; links to governments not at all. With `known`, other features are left out.
 */
export function textFeatures(
  text: string,
  meanings: Meanings,
  known?: ReadonlyMap<number, unknown>,
): Features {
  const { own, quoted } = parts(plainText(text));
  const features = new Map<number, number>();
  const signs = new Map<number, number>();
  const add = (key: number, share: number) => {
    if ((known === undefined || known.has(key)) && !features.has(key)) features.set(key, share);
  };
  const finder = (share: number): Finder => ({
    meanings,
    add: (key) => add(key, share),
    sign: (key) => {
      add(key, share);
      if (!signs.has(key) && (key < 0 || telling.has(key))) signs.set(key, share);
    },
  });
  addFeatures(own, finder(1));
  addFeatures(quoted, finder(/\p{L}/u.test(own) ? quotedShare : onlyQuotedShare));
  const concepts = [...signs.keys()].filter((key) => key < 0);
  if (concepts.length > 0 && !concepts.some(isSubject)) finder(1).sign(noSubject);
  const keys = Int32Array.from(signs.keys()).sort();
  const shares = Float64Array.from(keys, (key) => signs.get(key) ?? 0);
  for (let at = 0; at < keys.length; at += 1) {
    const [first, share] = [keys[at] ?? 0, shares[at] ?? 0];
    for (let next = at + 1; next < keys.length; next += 1) {
      const key = featureKey("pair", pairHash(first, keys[next] ?? 0));
      if (known === undefined || known.has(key)) add(key, share * (shares[next] ?? 0));
    }
  }
  return features;
}

/** Something is meant that is known, but nothing that people write to a consultancy about. */
const noSubject = featureKey("mark", hashOf("no subject"));

/**
 * Marks that say more beside a concept, as concepts do beside each other: a loan and a question, a casino and years of
 * work there, praise and nothing of the trade.
 */
const telling = new Set([
  noSubject,
  ...["question", "*money", "*number", "*mail", "link", "two links", "a line", "many lines"].map((mark) =>
    featureKey("mark", hashOf(mark)),
  ),
]);

const links = /(?:https?:\/\/|www\.)[^\s<>"'\])]+/gi;

/** Pasted pages and mails come as markup, which says nothing about their sender. */
function plainText(text: string): string {
  return (/[<&]/.test(text) ? withoutMarkup(text) : text)
    .replace(links, (link) => (linkKind(link) === "government" ? "" : link))
    .normalize("NFKC")
    .replace(/\n\s+/g, "\n")
    .trim()
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

// Without groups: what was found is told by its first character, which takes a third of the time.
const token =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*(?:['\u200C-][\p{L}\p{M}]+)*|\p{Extended_Pictographic}|\uE000|@\w{3,}|[$€£₹¥]\s?\d[\d.,]*\s?[km]?|\d[\d.,]*\s?(?:[$€£₹¥%]|(?:usd|cad|eur|dollars?|euros?|btc|usdt|eth)\b)|\p{Nd}[\p{Nd}.,]*|[.!?。！？؟।\n]/gu;
const mailAddress = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}/g;
const isLink = /^(?:https?:\/\/|www\.)/;
const isYear = /^(?:19[3-9]|20[0-4])\d[.,]*$/;

/** What a token that is no word counts as; undefined for the end of a sentence. */
function markOf(found: string): string | undefined {
  const [first = ""] = found;
  if (first === "\uE000") return "*mail";
  if (first === "@") return "*handle";
  if ("$€£₹¥".includes(first)) return "*money";
  if (found.endsWith("%")) return "*percent";
  if (isYear.test(found)) return "*year";
  if (/^\p{Nd}/u.test(found)) return /[^\p{Nd}.,]$/u.test(found) ? "*money" : "*number";
  return /^\p{Extended_Pictographic}/u.test(found) ? "*emoji" : undefined;
}

/** Thai, Lao, Burmese, Khmer, kana, Han and Hangul: as ranges, which are much faster than the scripts' names. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

interface Finder {
  readonly meanings: Meanings;
  readonly add: (key: number) => void;
  /** Adds a concept or a mark, and keeps it for what stands beside it. */
  readonly sign: (key: number) => void;
}

function addFeatures(text: string, finder: Finder): void {
  const seen = new Map<string, number>();
  const plain = folded(text);
  let before = 0;
  for (const found of plain.match(token) ?? []) {
    if (isLink.test(found)) {
      addLink(found, finder);
    } else if (isWord(found)) {
      const word = withoutArticle(found);
      const hash = seen.get(word) ?? addWord(word, finder);
      seen.set(word, hash);
      addPair(before, hash, finder);
      before = hash;
    } else {
      const mark = markOf(found);
      const hash = mark === undefined ? 0 : hashOf(mark);
      if (mark === "*emoji") finder.add(featureKey("word", hashOf(found)));
      if (mark !== undefined) finder.sign(featureKey("mark", hash));
      if (mark !== undefined) addPair(before, hash, finder);
      before = hash;
    }
  }
  for (const [mark, shape] of shapes) if (shape.test(text)) finder.sign(mark);
  if (inCapitals.test(text)) finder.add(featureKey("mark", hashOf("capitals")));
}

function isWord(found: string): boolean {
  const code = found.charCodeAt(0);
  return (code >= 0x61 && code <= 0x7a) || (code > 0x7f && /^[\p{L}\p{M}]/u.test(found));
}

/** What a text looks like, whatever its words. */
const shapes = Object.entries({
  question: /[?？؟;]/,
  exclamation: /[!！]/,
  exclamations: /[!！]\s?[!！]/,
  "letters of two scripts": /[a-z][\u0400-\u04FF]+[a-z]|[\u0400-\u04FF][a-z]+[\u0400-\u04FF]/i,
  "digits for letters": /(?:^|\s)[a-z]+[013@$][a-z]+(?:\s|$)/i,
  "spaced letters": /(?:^|\s)[a-z](?:[ .][a-z]){3,}(?![a-z])/i,
  "link at the end": /(?:https?:\/\/|www\.)\S+\s*$/i,
  "two links": /(?:https?:\/\/|www\.)\S[\s\S]{0,1000}?(?:https?:\/\/|www\.)/i,
  "link in few words": /^(?=.{0,160}$).*(?:https?:\/\/|www\.)/is,
  arrow: />>|=>|→|👉|➡/,
  "a line": /^.{1,59}$/s,
  "some lines": /^.{60,149}$/s,
  "many lines": /^.{600}/s,
}).map(([name, shape]) => [featureKey("mark", hashOf(name)), shape] as const);
const inCapitals = /(?:[A-ZÀ-ÞА-Я]{2,}[^a-zа-я]{1,9}){3}/;

function folded(text: string): string {
  const lower = undisguised((text.includes("@") ? text.replace(mailAddress, "\uE000") : text).toLowerCase());
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

const lookalikes: Readonly<Record<string, string>> = Object.fromEntries([
  ...[..."асеорхуіѕјԁһ"].map((letter, at) => [letter, "aceopxyisjdh"[at]]),
  ...[..."013@$!"].map((sign, at) => [sign, "oieasi"[at]]),
]);

/** Words are hidden from filters by spaces and stops between their letters, by digits and by another script's letters. */
function undisguised(lower: string): string {
  const joined = lower
    .replace(/(?<![a-z\d])(?:[a-z][ .]){3,}[a-z](?![a-z\d])/g, (letters) => letters.replace(/[ .]/g, ""))
    .replace(/(?<=[a-z])[013@$!](?=[a-z])/g, (sign) => lookalikes[sign] ?? sign);
  if (!/[a-z][\u0400-\u052F]|[\u0400-\u052F][a-z]/.test(joined)) return joined;
  return joined.replace(/[a-z\u0400-\u052F]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[\u0400-\u052F]/g, (letter) => lookalikes[letter] ?? letter) : word,
  );
}

/** Arabic writes its article, and what stands before it, in one with the word. */
function withoutArticle(word: string): string {
  return word.charCodeAt(0) < 0x600 ? word : word.replace(/^[وبف]?ال(?=..)/, "");
}

function addMeaning(key: number, { meanings, sign }: Finder): void {
  const concept = meanings.get(key);
  if (concept !== undefined) sign(conceptKey(concept));
}

function addPair(before: number, hash: number, finder: Finder): void {
  if (before === 0) return;
  const pair = pairHash(before, hash);
  finder.add(featureKey("pair", pair));
  addMeaning(meaningKey(pair), finder);
}

/** Words of fewer letters are like too many others. */
const shortestLikeness = 4;
const shortestBeginning = 3;
const edge = 0x5e;

/** The word's hash; 0, which makes no pairs, where no spaces tell what a word is. */
function addWord(word: string, finder: Finder): number {
  if (unspaced.test(word)) {
    addCharacters(word, finder);
    return 0;
  }
  const isLong = word.length >= shortestLikeness;
  let [earlier, last] = [0, edge];
  let hash = emptyHash;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    hash = nextHash(hash, code);
    if (at + 1 >= shortestBeginning) addMeaning(beginningKey(hash), finder);
    if (isLong && at > 0) finder.add(tripleKey(earlier, last, code));
    [earlier, last] = [last, code];
  }
  if (isLong) finder.add(tripleKey(earlier, last, edge));
  finder.add(featureKey("word", hash));
  addMeaning(meaningKey(hash), finder);
  return hash;
}

function tripleKey(first: number, second: number, third: number): number {
  return featureKey("characters", nextHash(nextHash(nextHash(emptyHash, first), second), third));
}

const mostCharacters = 4;

function addCharacters(word: string, finder: Finder): void {
  for (let at = 0; at < word.length; at += 1) {
    let hash = emptyHash;
    for (let size = 1; size <= mostCharacters && at + size <= word.length; size += 1) {
      hash = nextHash(hash, word.charCodeAt(at + size - 1));
      if (size === 2 || size === 3) finder.add(featureKey("characters", hash));
      addMeaning(meaningKey(hash), finder);
    }
  }
}

function addLink(link: string, finder: Finder): void {
  const kind = linkKind(link);
  finder.sign(featureKey("mark", hashOf(kind)));
  if (kind === "own work") return;
  for (const word of link.match(/[a-z]{3,}/g) ?? []) addMeaning(meaningKey(hashOf(word)), finder);
  const [host = ""] = link.replace(/^https?:\/\//, "").split(/[/?#:]/, 1);
  for (const word of host.match(/[a-z]{5,}/g) ?? []) addWithin(word, finder);
}

const [shortestWithin, longestWithin] = [4, 9];

/** Names of sites are words written in one: `bestcasinoloans`. */
function addWithin(name: string, finder: Finder): void {
  for (let at = 0; at + shortestWithin <= name.length; at += 1) {
    let hash = emptyHash;
    for (let size = 1; size <= longestWithin && at + size <= name.length; size += 1) {
      hash = nextHash(hash, name.charCodeAt(at + size - 1));
      if (size >= shortestWithin) addMeaning(meaningKey(hash), finder);
    }
  }
}

/**
 * The key of a concept's word: `casin*` is every word that begins so, `for_sale` two words in a row, and in scripts
 * without spaces characters wherever they stand.
 */
export function meaningOf(written: string): number {
  const word = folded(written);
  if (word.endsWith("*")) return beginningKey(hashOf(withoutArticle(word.slice(0, -1))));
  const [first = "", second] = word.split("_").map(withoutArticle);
  return meaningKey(second === undefined ? hashOf(first) : pairHash(hashOf(first), hashOf(second)));
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
