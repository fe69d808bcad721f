import { createHash } from "node:crypto";
import { wordsOfConcepts } from "../../worker/intake/spam/meanings.ts";
import type { Model } from "../../worker/intake/spam/score.ts";
import { kindOf } from "./learn.ts";
import type { Example } from "./read-corpus.ts";

/**
 * The model as the JSON that the worker carries: by kind, the heaviest first, so that people can read and
 * compare it.
 */
export function weightsFile({ bias, weights }: Model, corpus: readonly Example[]): string {
  const kinds = Object.groupBy(weights, ([feature]) => kindOf(feature));
  const sorted = Object.entries(kinds).map(([kind, features = []]) => [
    kind,
    Object.fromEntries(
      features.toSorted(
        ([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1),
      ),
    ),
  ]);
  return `${JSON.stringify({ learnedFrom: hashOfCorpus(corpus), bias, ...Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** SHA-256 of all that is learned from: tells weights that are older than their corpus. */
export function hashOfCorpus(corpus: readonly Example[]): string {
  const texts = corpus.map(({ text, spam, group }) => ({ text, spam, group }));
  return createHash("sha256")
    .update(JSON.stringify([texts, wordsOfConcepts]))
    .digest("hex");
}
