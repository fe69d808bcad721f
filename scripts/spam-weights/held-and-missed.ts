import { score } from "../../worker/intake/spam/score.ts";
import type { Features } from "../../worker/intake/spam/text-features.ts";
import { learn } from "./learn.ts";
import type { Example } from "./read-corpus.ts";

type Known = Example & { readonly features: Features };

type Fold = (group: string, at: number) => number;

/**
 * Cross-validation: each fold is judged by words alone, by weights that were learned without it; a mean over
 * the draws.
 */
export function heldAndMissed(corpus: readonly Known[], draws: readonly Fold[]): string {
  const judged = draws.flatMap((foldOf) => judgedBy(corpus, foldOf));
  return [1.5, 1.75, 2, 2.25, 2.5]
    .map((bound) => {
      const held = judged.filter((text) => !text.spam && text.score >= bound).length;
      const missed = judged.filter((text) => text.spam && text.score < bound).length;
      return `from ${bound}: ${(held / draws.length).toFixed(1)} of ${count(corpus, false)} people held, ${(missed / draws.length).toFixed(1)} of ${count(corpus, true)} spam missed`;
    })
    .join("; ");
}

function judgedBy(corpus: readonly Known[], foldOf: Fold) {
  const foldsOf = corpus.map(({ group }, at) => foldOf(group, at));
  return [...new Set(foldsOf)].flatMap((fold) => {
    const model = learn(corpus.filter((_, at) => foldsOf[at] !== fold));
    return corpus
      .filter((_, at) => foldsOf[at] === fold)
      .map(({ features, spam }) => ({ spam, score: score(model, features) }));
  });
}

function count(texts: readonly { readonly spam: boolean }[], spam: boolean): number {
  return texts.filter((text) => text.spam === spam).length;
}
