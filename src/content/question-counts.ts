import { countQuestions } from "#lead/count-questions.ts";

// Vite writes the figures over these names (scripts/build/build-facts.ts), so that a bundle has them without the form.
declare const process: {
  readonly env: { readonly QUESTIONS_ALONE?: string; readonly QUESTIONS_COUPLE?: string };
};

export const questions = process.env.QUESTIONS_ALONE
  ? { alone: Number(process.env.QUESTIONS_ALONE), couple: Number(process.env.QUESTIONS_COUPLE) }
  : countQuestions();
