import type { Features } from "./text-features.ts";

export interface Model {
  bias: number;
  /** Log-odds of spam by feature. */
  weights: ReadonlyMap<string, number>;
}

/** With fewer features than this, a single one must not decide. */
const fewest = 9;
/** Between a sum (0), which makes long texts extreme, and a mean (1), in which one strong sign is lost. */
const lengthExponent = 0.4;

/**
 * In log-odds; below 0, a person is more likely. Unknown features weigh nothing, so a text in an unknown
 * language has only the bias, like a person's.
 */
export function score({ bias, weights }: Model, features: Features): number {
  let sum = 0;
  let known = 0;
  for (const feature of features) {
    const weight = weights.get(feature);
    if (weight === undefined) continue;
    sum += weight;
    known += 1;
  }
  return bias + sum * shrinkage(known);
}

/** The more features, the more redundant they are, so each counts less in a long text. */
export function shrinkage(known: number): number {
  return Math.max(known, fewest) ** -lengthExponent;
}
