import { countQuestions } from "#lead/count-questions.ts";

// Vite writes the facts of a build over these names (scripts/build/build-facts.ts); tests and scripts have Node's own.
declare const process: {
  readonly env: {
    readonly PUBLIC_BUILD?: string;
    readonly LEADS_KEPT_DAYS?: string;
    readonly SUSPECTS_KEPT_DAYS?: string;
    readonly QUESTIONS_ALONE?: string;
    readonly QUESTIONS_COUPLE?: string;
  };
};

/** A build for the public leaves out what nobody has approved or reviewed. */
export const isPublicBuild = process.env.PUBLIC_BUILD === "1";

/** Questions of the assessment for one person without children, and for a couple with some. A bundle has the figures without the form. */
export const questions = process.env.QUESTIONS_ALONE
  ? { alone: Number(process.env.QUESTIONS_ALONE), couple: Number(process.env.QUESTIONS_COUPLE) }
  : countQuestions();

/** Days for which the worker keeps what visitors send; 0: until somebody erases it. */
export const retentionDays = {
  leads: whole(process.env.LEADS_KEPT_DAYS),
  suspects: whole(process.env.SUSPECTS_KEPT_DAYS),
} as const;

/** By the worker's own rule: what is no whole number deletes nothing. */
function whole(days = ""): number {
  return /^\d+$/.test(days) ? Number(days) : 0;
}
