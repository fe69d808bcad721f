import type { Model } from "../../worker/intake/spam/score.ts";

const grain = 16;

/** The model as the module that the worker carries: the features of each weight on a line, for size and for diffs. */
export function weightsFile({ bias, weights }: Model): string {
  const sixteenths = (weight: number) => Math.round(weight * grain);
  const steps = [...new Set(weights.values())].toSorted((a, b) => b - a);
  const rows = steps.map((step) => {
    const names = [...weights].flatMap(([name, weight]) =>
      weight === step ? [name.replaceAll(" ", "_")] : [],
    );
    return `${sixteenths(step)} ${names.toSorted().join(" ")}`;
  });
  return `import type { Model } from "./score.ts";

/**
 * What was learned from scripts/spam-weights/corpus. Written by \`npm run train:spam\`, never by hand. Each line is a
 * weight in sixteenths and the features that have it: \`=seo\` a concept, \`*link\` a kind, \`immig-\` a beginning.
 */
const lines = \`${rows.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("$", "\\$")}\`;

export const model: Model = {
  bias: ${bias},
  weights: new Map(
    lines.split("\\n").flatMap((line) => {
      const [weight, ...features] = line.split(" ");
      return features.map((feature) => [feature.replaceAll("_", " "), Number(weight) / ${grain}] as const);
    }),
  ),
};
`;
}
