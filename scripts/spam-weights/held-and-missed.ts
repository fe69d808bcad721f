import { score } from "../../worker/intake/spam/score.ts";
import type { Features } from "../../worker/intake/spam/text-features.ts";
import { learn } from "./learn.ts";
import type { Example } from "./read-corpus.ts";

type Known = Example & { readonly features: Features };

/** Cross-validation: each fold is judged by words alone, by weights that were learned without it. */
export function heldAndMissed(
  corpus: readonly Known[],
  foldOf: (group: string, at: number) => number,
): string {
  const foldsOf = corpus.map(({ group }, at) => foldOf(group, at));
  const judged = [...new Set(foldsOf)].flatMap((fold) => {
    const model = learn(corpus.filter((_, at) => foldsOf[at] !== fold));
    return corpus
      .filter((_, at) => foldsOf[at] === fold)
      .map(({ features, spam }) => ({ spam, score: score(model, features) }));
  });
  return [1, 1.25, 1.5, 1.75, 2]
    .map((bound) => {
      const held = judged.filter((text) => !text.spam && text.score >= bound).length;
      const missed = judged.filter((text) => text.spam && text.score < bound).length;
      return `from ${bound}: ${held} of ${count(judged, false)} people held, ${missed} of ${count(judged, true)} spam missed`;
    })
    .join("; ");
}

function count(judged: readonly { readonly spam: boolean }[], spam: boolean): number {
  return judged.filter((text) => text.spam === spam).length;
}
