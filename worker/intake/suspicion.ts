import type { Submission } from "./schema.ts";
import { spamScore, suspectScore } from "./spam/evidence.ts";

/** Milliseconds between first touch and submit that no person can achieve. */
const inhuman = 100;

/**
 * Why a submission looks like spam; nearly always empty. A suspect is stored and listed in a digest, so a
 * wrong guess costs a delay, never a lead.
 */
export function signsOf({ answers, honeypot, elapsed }: Submission): readonly string[] {
  const signs: string[] = [];
  if (honeypot) signs.push("honeypot");
  if (elapsed !== undefined && elapsed >= 0 && elapsed < inhuman) signs.push("too fast");
  if (spamScore(answers) >= suspectScore) signs.push("content");
  return signs;
}
