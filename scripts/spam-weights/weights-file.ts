import { createHash } from "node:crypto";
import { wordsOfConcepts } from "../../worker/intake/spam/meanings.ts";
import type { Model } from "../../worker/intake/spam/score.ts";
import type { Example } from "./read-corpus.ts";

/** The model as JSON with the largest weights first, so that people can read and compare it. */
export function weightsFile({ bias, weights }: Model, corpus: readonly Example[]): string {
  const sorted = [...weights].toSorted(
    ([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1),
  );
  const file = { learnedFrom: hashOfCorpus(corpus), bias, weights: Object.fromEntries(sorted) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** SHA-256 of everything that is learned from; it shows if weights are older than their corpus. */
export function hashOfCorpus(corpus: readonly Example[]): string {
  const texts = corpus.map(({ text, spam, group }) => ({ text, spam, group }));
  return createHash("sha256")
    .update(JSON.stringify([texts, wordsOfConcepts]))
    .digest("hex");
}
