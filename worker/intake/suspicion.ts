import type { Submission } from "./schema.ts";
import { spamScore, suspectScore } from "./spam/evidence.ts";

/** Milliseconds between first touch and submit that no person can achieve. */
const inhuman = 100;

/** Signs of spam in a submission. A wrong guess costs a delay, never a lead: a digest lists suspects. */
export function signsOf({ answers, honeypot, elapsed }: Submission): readonly string[] {
  const signs: string[] = [];
  if (honeypot) signs.push("honeypot");
  if (elapsed !== undefined && elapsed >= 0 && elapsed < inhuman) signs.push("too fast");
  if (spamScore(answers) >= suspectScore) signs.push("content");
  return signs;
}
