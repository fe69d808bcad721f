import type { Submission } from "../schema.ts";
import { model } from "./model.ts";
import { score } from "./score.ts";
import { messages, names, structureScore } from "./structure.ts";
import { textFeatures } from "./text-features.ts";

type Answers = Submission["answers"];

/**
 * Threshold in log-odds. Suspecting a person costs far more than missing spam. On a set that was not used for
 * tuning, 1.5 held back 1.1 % of the people and missed 20 % of the spam; at 2.5, cross-validation over groups
 * holds back a quarter as many people, and the judging sets miss 22 % of the spam.
 */
export const suspectScore = 2.5;

/** How strongly the answers suggest spam, in log-odds; signs of behaviour add to it. */
export function spamScore(answers: Answers): number {
  return score(model, textFeatures(textOf(answers))) + structureScore(answers);
}

/**
 * Free text. Short answers are names, places and trades, which are no evidence, so they are read only if they
 * look unusual: a name with digits, anything as long as a sentence.
 */
function textOf(answers: Answers): string {
  return Object.entries(answers)
    .filter(([field, answer]) => {
      if (field === "email" || field === "phone" || typeof answer !== "string") return false;
      if (names.includes(field)) return /\p{Nd}/u.test(answer);
      return messages.includes(field) || answer.length > sentence;
    })
    .map(([, answer]) => answer)
    .join("\n");
}

/** Characters. */
const sentence = 60;
