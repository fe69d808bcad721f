import { countQuestions } from "#lead/count-questions.ts";

// Vite replaces this name with the figures (scripts/build/build-facts.ts), so a bundle has them without the
// form.
declare const process: { env: { QUESTION_COUNTS?: ReturnType<typeof countQuestions> } };

export const questions = process.env.QUESTION_COUNTS ?? countQuestions();
