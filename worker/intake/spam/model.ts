import type { Model } from "./score.ts";
import learned from "./weights.json" with { type: "json" };

/** The weights that `npm run train:spam` has learned from data/spam. */
export const model: Model = {
  bias: learned.bias,
  weights: new Map(Object.entries<number>(learned.weights)),
};
