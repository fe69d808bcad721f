import type { Submission } from "./schema.ts";

type Answers = Submission["answers"];

/** From here on a submission is a suspect. */
export const suspectScore = 3;

/**
 * How much the words of a submission are those of spam: 0 for nearly all people. Nothing alone that an applicant may
 * write reaches `suspectScore`: one link, a trade that spam is about, capitals, a single word.
 */
export function contentScore(answers: Answers): number {
  const long = longTexts(answers).join("\n");
  const short = shortTexts(answers).join("\n");
  const links = linksOf(long);
  const pitches = sum(
    offers.filter(([words]) => words.test(`${short}\n${long}`)).map(([, weight]) => weight),
  );
  return (
    pitches +
    (pitches > 0 && links.length > 0 ? 1 : 0) +
    (/\[(url|link)[=\]]|<a\s+href\s*=\s*["'\\]*http/i.test(`${short}\n${long}`) ? 3 : 0) +
    // Names and cities have no address; `Node.js` and `Booking.com` are a trade and an employer.
    (/https?:\/\/|\bwww\.\w|\[url/i.test(short) ? 3 : 0) +
    (links.length > 2 ? 3 : 0) +
    (links.length > 0 && saysNothingElse(long) ? 3 : 0) +
    scrambled(answers) +
    repeated(answers)
  );
}

function longTexts(answers: Answers): readonly string[] {
  return [answers.body, answers.additional].filter((answer) => typeof answer === "string");
}

function shortTexts(answers: Answers): readonly string[] {
  return Object.entries(answers)
    .filter(([name]) => !["body", "additional", "email", "phone"].includes(name))
    .map(([, answer]) => answer)
    .filter((answer) => typeof answer === "string");
}

/** Links to where no applicant's papers are. */
function linksOf(text: string): readonly string[] {
  const found = text.match(/(?:https?:\/\/|(?<![/\w])www\.)[^\s<>"'\])]+/gi) ?? [];
  return found.filter(
    (link) => !/^(https?:\/\/)?([\w-]+\.)*(canada|gc|linkedin|github)\.(ca|com)\b/i.test(link),
  );
}

function saysNothingElse(text: string): boolean {
  return !/\p{L}{2}/u.test(text.replace(/(https?:\/\/|www\.)\S+/gi, ""));
}

/** Letters drawn at random: capitals in the midst of a word again and again, or no vowel in a long one. */
function scrambled(answers: Answers): number {
  const names = [answers.fullName, answers.firstName, answers.lastName];
  const words = [...names, answers.citizenship, answers.body, answers.additional];
  return Math.min(words.filter((word) => typeof word === "string" && isScrambled(word)).length * 2, 4);
}

function isScrambled(word: string): boolean {
  if (!/^[a-z]{9,40}$/i.test(word)) return false;
  const turns = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  // `MariaJoseDelCarmenGarcia` turns at each of its names; in drawn letters no stretch is long enough for a name.
  const stretches = word.match(/[a-z]+/g)?.map((stretch) => stretch.length) ?? [];
  const drawn = turns >= 3 && stretches.filter((length) => length < 3).length * 2 > stretches.length;
  return drawn || /[b-df-hj-np-tv-xz]{8}/i.test(word);
}

/** A name that is also a city, a citizenship or a job, or stands in the message's place. */
function repeated(answers: Answers): number {
  const [name] = [answers.fullName, answers.firstName].filter((answer) => typeof answer === "string");
  if (name === undefined || name.length < 8) return 0;
  const again = Object.entries(answers).filter(([field, answer]) => field !== "lastName" && answer === name);
  // The name itself is one.
  return again.length > 2 ? 3 : 0;
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0);
}

/**
 * Offers made to a firm, which no one makes to his consultant: 3 where that is beyond doubt, 2 where it takes a link
 * or a second offer. A trade alone (`I am an SEO specialist`) is none.
 */
const offers: readonly (readonly [RegExp, number])[] = [
  [/\b(rank(ing)?|traffic|visitors|audit|redesign|seo|leads)\b[^.!?]*\b(of|to|for|on) your (web)?site\b/i, 3],
  [/\byour (web)?site\b[^!?]*\b(rank(ing)?|traffic|redesign|backlinks?|search engines?|seo)\b/i, 3],
  [/\bredesign your\b|\byour domain\b.*\b(expire|registration|renew)/is, 3],
  [/\bwe (offer|provide|do)\b[^.!?]*\bseo\b|\bwhite hat seo\b|\bseo (packages?|audit)\b/i, 3],
  [/\b(place|sell|buy|offer)\b[^.!?]*\b(backlinks?|guest posts?)\b|\bdofollow\b/i, 3],
  [/\bneed more (leads|customers|clients)\b|\bfree audit\b|\bmoney back\b/i, 2],
  [/(seo|web) para su sitio|référencement de votre site|für Ihre Website.*Google|谷歌SEO|首页排名/is, 3],
  [
    /продвижение сайтов в топ|займ на карту|без проверки кредитной|лучшее онлайн казино|бонус за регистрацию/i,
    3,
  ],
  [/\b(for (your|any) business|businesses like yours|verify your account|earn \$?[\d,]+ (a|per) day)\b/i, 2],
  [/\bassistants? for your\b|\bemail list of\b|\bcontact forms? the same way\b|\bsubmit your ad\b/i, 3],
  [/\bbusiness\b.*\b(pre-approved|no credit check)\b|\bapply now\b.*\bloan\b/is, 3],
  [/\bguaranteed (profit|income)\b|\b\d+[.,]\d+ ?BTC\b|\bpay [\d.]+ bitcoin\b/i, 3],
  [/\bwe (can )?recover\b.{0,30}\b(bitcoin|crypto|funds)\b/i, 3],
  [/\bnext of kin\b.*\bfund\b|\bclaim your prize\b|\bwon a\b.*\bgift card\b/is, 3],
  [/\b(viagra|cialis)\b.*\b(online|without prescription)|\bcheap (viagra|cialis|pills)\b/is, 3],
  [/\bcasino bonus\b|\bfree spins\b|\bslot gacor\b|\bjudi online\b/i, 3],
  [/\b(hot|sexy) (girls|women)\b|\bsex dating\b|\breplica watches\b/i, 3],
  [/\bclick here(:? https?:| to (earn|win|claim|buy)\b)|\blimited time offer\b/i, 3],
  [/\b(copyrighted|my) images\b.*\byour (web)?site\b|\bhacked your (web)?site\b/is, 3],
];
