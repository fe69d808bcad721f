import { type Model, shrinkage } from "../../worker/intake/spam/score.ts";
import type { Features } from "../../worker/intake/spam/text-features.ts";

interface Labelled {
  features: Features;
  spam: boolean;
}

/** Features that fewer texts have are names and accidents. */
const fewest = 4;
const isConcept = (feature: string) => feature.startsWith("#") && !feature.includes(" + ");
/** Size that a weight must be worth (L2): triples of letters are many, and mostly accidents. */
const penaltyOf = (feature: string) => (feature.startsWith("~") ? 3 : 0.3);
/** One word is weak evidence, however often it occurs on one side; a concept represents many words. */
const heaviestOf = (feature: string) => (isConcept(feature) ? 5 : 0.4);

/** Even while learning, a person held back costs more than spam let through. */
const personsWeight = 2;
const rounds = 300;
const momentum = 0.95;
/** Weights are rounded to sixteenths; those below two of them are too small to matter. */
const grain = 16;
const smallest = 2;

/** What each text has, so that its weight is the bias. */
const always = "";

/** Logistic regression, by gradient descent over the whole corpus: the same corpus gives the same weights. */
export function learn(examples: readonly Labelled[]): Model {
  const keys = [always, ...commonFeatures(examples)];
  const index = new Map(keys.map((key, at) => [key, at]));
  const rows = examples.map(({ features, spam }) => {
    const known = [...features].flatMap((key) => index.get(key) ?? []);
    return { known: Int32Array.from(known), scale: shrinkage(known.length), spam };
  });
  const penalties = Float64Array.from(keys, (key) => (key === always ? 0 : penaltyOf(key)));
  const bounds = keys.map((key) => (key === always ? Number.POSITIVE_INFINITY : heaviestOf(key)));
  const weights = new Float64Array(keys.length);
  const speeds = new Float64Array(keys.length);
  const rate = 4 / rows.length;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight, at) => weight * (penalties[at] ?? 0));
    for (const { known, scale, spam } of rows) {
      const [bias = 0] = weights;
      const sum = known.reduce((total, at) => total + (weights[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-(bias + sum * scale)));
      const error = spam ? chance - 1 : chance * personsWeight;
      slopes[0] = (slopes[0] ?? 0) + error;
      for (const at of known) slopes[at] = (slopes[at] ?? 0) + error * scale;
    }
    for (const [at, slope] of slopes.entries()) {
      const speed = momentum * (speeds[at] ?? 0) - rate * slope;
      const bound = bounds[at] ?? 0;
      speeds[at] = speed;
      weights[at] = Math.min(Math.max((weights[at] ?? 0) + speed, -bound), bound);
    }
  }
  const [bias = 0, ...others] = Array.from(weights, (weight) => Math.round(weight * grain) / grain);
  const all = others.map((weight, at) => [keys[at + 1] ?? "", weight] as const);
  return { bias, weights: new Map(all.filter(([, weight]) => Math.abs(weight) * grain >= smallest)) };
}

function commonFeatures(examples: readonly Labelled[]) {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const key of features) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].flatMap(([key, count]) => (count >= fewest ? [key] : []));
}
