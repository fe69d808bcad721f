import type { Submission } from "../schema.ts";
import { type Model, score } from "./score.ts";
import { messages, names, selectTexts, structureScore } from "./structure.ts";
import { textFeatures } from "./text-features.ts";
import learned from "./weights.json" with { type: "json" };

type Answers = Submission["answers"];

/** The weights that `npm run train:spam` has learned from data/spam. */
export const model: Model = {
  bias: learned.bias,
  weights: new Map(Object.entries<number>(learned.weights)),
};

/**
 * Log-odds. Suspecting a person costs far more than missing spam
 * (docs/decisions/0032-spam-is-judged-by-learned-evidence.md has the figures).
 */
export const suspectScore = 1.3;

export function spamScore(answers: Answers): number {
  return score(model, textFeatures(judgedText(answers))) + structureScore(answers);
}

/**
 * Short answers are names, places and trades: no evidence unless they are unusual, such as a name with digits
 * or anything as long as a sentence.
 */
function judgedText(answers: Answers) {
  return selectTexts(answers, (field, text) => {
    if (field === "email" || field === "phone") return false;
    if (names.includes(field)) return /\p{Nd}/u.test(text);
    return messages.includes(field) || text.length > sentence;
  }).join("\n");
}

const sentence = 60;
