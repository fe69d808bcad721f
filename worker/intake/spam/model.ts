import type { Model } from "./score.ts";
import learned from "./weights.json" with { type: "json" };

const { learnedFrom: _, bias, ...byKind } = learned;

/** The weights that `npm run train:spam` has learned from data/spam. */
export const model: Model = {
  bias,
  weights: new Map(Object.values(byKind).flatMap((weights) => Object.entries<number>(weights))),
};
