import { type Model, shrinkage } from "../../worker/intake/spam/score.ts";
import { type Features, isConcept } from "../../worker/intake/spam/text-features.ts";

interface Labelled {
  readonly features: Features;
  readonly spam: boolean;
}

/** Features that fewer texts have are names and accidents. */
const fewestTexts = 3;
/** A held person is dearer than a missed spam already while learning. */
const personsWeight = 2;
/** How much a weight must earn its size (L2); a concept's less, because it stands for many words. */
const wordPenalty = 0.25;
const conceptPenalty = 0.25;
/** One word says little by itself, however often the corpus has it on one side. */
const heaviestWord = 0.75;
const rounds = 150;
const momentum = 0.95;
/** The worker keeps whole sixteenths, and no weight too small to matter. */
const grain = 16;
const smallest = 3;
/** Pairs of words are many and long. */
const smallestPair = 6;

/** Logistic regression, by gradient descent over the whole corpus: the same corpus gives the same weights. */
export function learn(examples: readonly Labelled[]): Model {
  const names = commonFeatures(examples);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, spam }) => {
    const known = [...features].flatMap(([name, share]) => {
      const at = index.get(name);
      return at === undefined ? [] : [{ at, share }];
    });
    const scale = shrinkage(known.reduce((total, { share }) => total + share, 0));
    return { known, scale, spam };
  });
  const penalties = names.map((name) => (isConcept(name) ? conceptPenalty : wordPenalty));
  const bounds = names.map((name) => (isConcept(name) ? Number.POSITIVE_INFINITY : heaviestWord));
  const weights = new Float64Array(names.length);
  const speeds = new Float64Array(names.length);
  let bias = 0;
  let biasSpeed = 0;
  const rate = 4 / rows.length;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = weights.map((weight, at) => weight * (penalties[at] ?? 0));
    let biasSlope = 0;
    for (const { known, scale, spam } of rows) {
      let sum = 0;
      for (const { at, share } of known) sum += (weights[at] ?? 0) * share;
      const chance = 1 / (1 + Math.exp(-bias - sum * scale));
      const error = spam ? chance - 1 : chance * personsWeight;
      biasSlope += error;
      for (const { at, share } of known) slopes[at] = (slopes[at] ?? 0) + error * share * scale;
    }
    for (const [at, slope] of slopes.entries()) {
      speeds[at] = momentum * (speeds[at] ?? 0) - rate * slope;
      const bound = bounds[at] ?? 0;
      weights[at] = Math.min(Math.max((weights[at] ?? 0) + (speeds[at] ?? 0), -bound), bound);
    }
    biasSpeed = momentum * biasSpeed - rate * biasSlope;
    bias += biasSpeed;
  }
  return { bias: rounded(bias), weights: kept(names, weights) };
}

function commonFeatures(examples: readonly Labelled[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= fewestTexts ? [name] : []));
}

function kept(names: readonly string[], weights: Float64Array): ReadonlyMap<string, number> {
  const all = names.map((name, at) => [name, rounded(weights[at] ?? 0)] as const);
  const matters = ([name, weight]: readonly [string, number]) =>
    Math.abs(weight) * grain >= (name.includes(" ") && !isConcept(name) ? smallestPair : smallest);
  return new Map(all.filter(matters));
}

function rounded(weight: number): number {
  return Math.round(weight * grain) / grain;
}
