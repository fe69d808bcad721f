import type { Features } from "./text-features.ts";

/** The result of the training. */
export interface Model {
  readonly bias: number;
  /** By the name of a feature, how much it speaks for spam (or, negative, for a person), in log-odds. */
  readonly weights: ReadonlyMap<string, number>;
}

/** So few features are too little to make much of one of them. */
const fewest = 9;
/** Between a sum (0), which lets long texts go to extremes, and a mean (1), in which one strong sign drowns. */
const lengthExponent = 0.25;

/**
 * Returns the degree to which a text speaks for spam, in log-odds: below 0 a person is likelier. What the training never met weighs
 * nothing, so that a text in a language it does not know is left at the bias, with the people.
 */
export function score({ bias, weights }: Model, features: Features): number {
  let sum = 0;
  let known = 0;
  for (const [feature, share] of features) {
    const weight = weights.get(feature);
    if (weight === undefined) continue;
    sum += weight * share;
    known += share;
  }
  return bias + sum * shrinkage(known);
}

/** Features repeat each other the more there are of them, so each counts less in a long text. */
export function shrinkage(known: number): number {
  return Math.max(known, fewest) ** -lengthExponent;
}
