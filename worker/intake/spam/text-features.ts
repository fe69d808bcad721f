import { conceptsFrom, conceptsOf } from "./meanings.ts";
import { plainWords } from "./plain-words.ts";

/**
 * A name contains its kind: a word, `two words` in a row, `~tri` characters (so that inflected and new words
 * count like similar ones), `#concept`, `:mark`, and `#concept + :mark` for two of these that occur together,
 * such as a casino and years of work there.
 */
export type Features = ReadonlySet<string>;

/** Links to governments and to applicants' own work do not count. */
export function textFeatures(text: string): Features {
  const names = new Set(namesIn(ownWords(plainText(text))));
  const paired = [...names].filter((name) => isPaired(name)).toSorted();
  for (const [at, first] of paired.entries())
    for (const second of paired.slice(at + 1)) names.add(`${first} + ${second}`);
  return names;
}

/** A concept or a mark, but not a pair that begins with a mark: a text may have hundreds of those. */
const isPaired = (name: string) => name.startsWith("#") || /^:\S+$/.test(name);

export const links = /(?:https?:\/\/|www\.)[^\s<>"'\])]+/gi;

function plainText(text: string) {
  return text
    .replace(links, (link) => (isForeign(link) ? link : ""))
    .normalize("NFKC")
    .replace(/\n\s+/g, "\n")
    .trim()
    .replace(/[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, "");
}

const quote = /^\s*(?:>|\|\s)/;
// Each part can begin at only one place, because a line may be as long as the whole text.
const forwardedTitle =
  /^\s*(?:---(?=.*\p{L}).*---|begin forwarded message|début du message|inicio del mensaje)\s*(?::\s*)?$/iu;
const mailHeader = /^\s*\p{L}[\p{L} -]{1,15}\s?[:：]\s*\S/u;
const sender = /^\s*(?:from|de|von|от|від|od|da|van|发件人|差出人|보낸 ?사람|من)\s?[:：]\s*\S/iu;
const valediction =
  /^\s*(?:--|—|(?:(?:kind|best|warm|with|many)\s+)*(?:regards|wishes)|thanks and regards|sincerely|yours\s+\w+|cheers|cordialement|bien à vous|saludos|un saludo|atentamente|atenciosamente|mit freundlichen grüßen|с уважением|з повагою|saygılarımla|cordiali saluti)\s*[,.!]?\s*$/iu;

/** The text without quoted lines, forwarded mails and signature; the whole text if there is nothing else. */
function ownWords(text: string) {
  let [begun, ended] = [false, false];
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const own = lines.filter((line, at) => {
    // People list what they are in one line that begins with 'From:'; a mail has two such lines.
    const header = sender.test(line) && lines.slice(at + 1, at + 3).some((next) => mailHeader.test(next));
    ended ||= header || (begun && valediction.test(line)) || forwardedTitle.test(line);
    const isOwn = !ended && !quote.test(line);
    begun ||= isOwn && /\p{L}/u.test(line);
    return isOwn;
  });
  return begun ? own.join("\n") : text;
}

// Without groups, because looking at the first character of a match takes a third of the time.
const token =
  /(?:https?:\/\/|www\.)[^\s<>"'\])]+|[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*(?:['\u200C-][\p{L}\p{M}]+)*|[$€£₹¥]\s?\d[\d.,]*|\p{Nd}[\p{Nd}.,]*|[.!?。！？؟।\n]/gu;
const isLink = /^(?:https?:\/\/|www\.)/;

function markOf(found: string) {
  if (/^[$€£₹¥]/.test(found)) return ":money";
  return /^\p{Nd}/u.test(found) ? ":number" : undefined;
}

/**
 * Thai, Lao, Burmese, Khmer, kana, Han and Hangul, as ranges, which are much faster than the scripts' names.
 */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

function namesIn(text: string) {
  const names: string[] = [];
  const seen = new Set<string>();
  let before = "";
  for (const found of plainWords(text).match(token) ?? []) {
    if (isLink.test(found)) {
      names.push(":link");
      continue;
    }
    const word = isWord(found) ? found : undefined;
    const mark = word === undefined ? markOf(found) : undefined;
    if (word !== undefined && !seen.has(word)) names.push(...namesOfWord(word));
    if (word !== undefined) seen.add(word);
    if (mark !== undefined) names.push(mark);
    // Without spaces between words there are no pairs.
    const next = word === undefined ? (mark ?? "") : unspaced.test(word) ? "" : word;
    if (before !== "" && next !== "") names.push(`${before} ${next}`, ...conceptsOf(`${before} ${next}`));
    before = next;
  }
  return names;
}

function isWord(found: string) {
  const code = found.charCodeAt(0);
  return (code >= 0x61 && code <= 0x7a) || (code > 0x7f && /^[\p{L}\p{M}]/u.test(found));
}

/** Shorter words resemble too many others. */
const shortestLikeness = 4;

function namesOfWord(word: string) {
  if (unspaced.test(word)) return namesOfCharacters(word);
  const likeness = word.length < shortestLikeness ? [] : stretches(`^${word}^`, 3, 3);
  return [...likeness.map((letters) => `~${letters}`), ...conceptsFrom(word), word, ...conceptsOf(word)];
}

function namesOfCharacters(word: string) {
  return stretches(word, 1, 4).flatMap((characters) => [`~${characters}`, ...conceptsOf(characters)]);
}

function stretches(text: string, shortest: number, longest: number) {
  const all: string[] = [];
  for (let at = 0; at + shortest <= text.length; at += 1) {
    for (let size = shortest; size <= longest && at + size <= text.length; size += 1)
      all.push(text.slice(at, at + size));
  }
  return all;
}

/**
 * False for governments, the register of consultants, and places where people keep documents, pictures and
 * work.
 */
export function isForeign(link: string): boolean {
  const host = link.match(/^(?:https?:\/\/)?(?:[^/?#@]*@)?([\w.-]+)/i)?.[1]?.toLowerCase() ?? "";
  return !governments.test(host) && !ownWork.test(host);
}

const governments =
  /(?:^|\.)(?:canada\.ca|(?:gc|gov|gouv|gob|gub|govt)(?:\.[a-z]{2}){0,2}|europa\.eu|(?:alberta|gnb|manitoba|novascotia|ontario|princeedwardisland|quebec|saskatchewan|welcomebc|yukon)\.ca|immigratemanitoba\.com|college-ic\.ca)$/;
const ownWork =
  /(?:^|\.)(?:(?:linkedin|github|gitlab|behance|dribbble|vimeo|youtube|imdb|issuu|etsy|artstation|soundcloud|flickr|dropbox|wetransfer|icloud|archdaily)\.com|youtu\.be|orcid\.org|researchgate\.net|1drv\.ms|(?:drive|docs|photos|scholar)\.google\.com|photos\.app\.goo\.gl)$/;
