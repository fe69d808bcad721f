import type { Submission } from "../schema.ts";
import { score } from "./score.ts";
import { names, structureOf } from "./structure.ts";
import { textFeatures } from "./text-features.ts";
import { model } from "./weights.ts";

type Answers = Submission["answers"];

/**
 * From this score on, in log-odds, a submission is a suspect. It stands where the corpus, cross-validated by whole
 * groups, has four persons in 1,238 held: a held person is far dearer than a missed spam.
 */
export const suspectScore = 1;

export interface Evidence {
  /** Log-odds for spam; signs of behaviour add to it. */
  readonly score: number;
  /** What spoke most for spam, in the names of features and structures: concepts are `=seo`, kinds `*link`. */
  readonly reasons: readonly string[];
}

/** How much the answers of a submission are those of spam. */
export function spamEvidence(answers: Answers): Evidence {
  const features = textFeatures(textOf(answers));
  const structure = structureOf(answers);
  const points = structure.map(([, weight]) => weight).reduce((total, weight) => total + weight, 0);
  const words: [string, number][] = [];
  for (const feature of features.keys()) {
    const weight = model.weights.get(feature);
    if (weight !== undefined && weight >= 1) words.push([feature, weight]);
  }
  words.sort(([, a], [, b]) => b - a);
  const reasons = [...structure, ...words].slice(0, 5).map(([name]) => name);
  return { score: score(model, features) + points, reasons };
}

/**
 * What was written freely. Short answers name people, places and trades, which are no evidence whatever they are; so
 * they are read only where they are none of these: a name with digits, anything of the length of a sentence.
 */
function textOf(answers: Answers): string {
  return Object.entries(answers)
    .filter(([field, answer]) => {
      if (field === "email" || field === "phone" || typeof answer !== "string") return false;
      if (names.includes(field)) return /\p{Nd}/u.test(answer);
      return field === "body" || field === "additional" || answer.length > sentence;
    })
    .map(([, answer]) => answer)
    .join("\n");
}

/** Characters. */
const sentence = 60;
