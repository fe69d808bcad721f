import type { Submission } from "./schema.ts";

/** A form that was sent within these milliseconds of its first touch was not filled by hand. */
const inhuman = 100;
const hasty = 1500;
const enough = 3;

/**
 * Why a submission looks like spam; empty for nearly all. A suspect is stored and listed in the daily digest, it
 * only does not ring: so a wrong guess costs a delay, never a lead.
 */
export function signsOf({ answers, honeypot, elapsed }: Submission): readonly string[] {
  const signs: string[] = [];
  if (honeypot) signs.push("honeypot");
  if (elapsed !== undefined && elapsed >= 0 && elapsed < inhuman) signs.push("too fast");
  const score = contentScore(answers) + (elapsed !== undefined && elapsed < hasty ? 1 : 0);
  if (score >= enough) signs.push("content");
  return signs;
}

function contentScore(answers: Submission["answers"]): number {
  const texts = Object.values(answers).filter((answer) => typeof answer === "string");
  const long = [answers.body, answers.additional].filter((answer) => typeof answer === "string").join("\n");
  const links = long.match(/https?:\/\/|(?<!\/)\bwww\./gi)?.length ?? 0;
  const short = texts.filter((text) => text !== answers.body && text !== answers.additional).join("\n");
  return (
    // One or two links are a visitor's employer and profile; names and cities have none.
    (links > 2 ? 3 : 0) +
    (/https?:\/\/|\bwww\.|\[url/i.test(short) ? 3 : 0) +
    (/\[(url|link)[=\]]/i.test(long) ? 3 : 0) +
    (spamWords.filter((words) => words.test(long)).length + (links > 0 ? 1 : 0)) * 1
  );
}

// Each is an offer made to a firm, which no one asks a consultant for.
const spamWords = [
  /\b(seo|backlinks?|guest posts?|search engine (optimi[sz]ation|ranking))\b/i,
  /\b(casino|betting|slots?|viagra|cialis|porn|escorts?)\b/i,
  /\b(crypto|bitcoin|forex)\b.*\b(invest|profit|trading|returns?)/is,
  /\b(your website|your domain)\b.*\b(rank|traffic|redesign|first page|leads)\b/is,
  /\b(unsubscribe|limited time offer|click here|act now|100% free)\b/i,
  /\b(claim|won|winner)\b.*\b(prize|award|cash|£|\$)/is,
];
