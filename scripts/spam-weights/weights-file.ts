import {
  digits,
  grain,
  meaningPacking,
  type Packing,
  weightOffset,
  weightPacking,
} from "../../worker/intake/spam/packed.ts";
import type { Model } from "../../worker/intake/spam/score.ts";
import type { Meanings } from "../../worker/intake/spam/text-features.ts";

/** The model and the concepts' words as the module that the worker carries. */
export function weightsFile({ bias, weights }: Model, meanings: Meanings): string {
  const concepts = [...weights].filter(([key]) => key < 0).map(([key, weight]) => `[${key}, ${weight}]`);
  const others = [...weights]
    .filter(([key]) => key >= 0)
    .map(([key, weight]) => [key, Math.round(weight * grain) + weightOffset] as const);
  return `import { grain, meaningPacking, unpacked, weightOffset, weightPacking } from "./packed.ts";
import type { Model } from "./score.ts";
import { SparseTable } from "./sparse-table.ts";
import type { Meanings } from "./text-features.ts";

/** What was learned from scripts/spam-weights. Written by \`npm run train:spam\`, never by hand. */
export const meanings: Meanings = new SparseTable(
  unpacked(
    "${packed(meanings, meaningPacking)}",
    meaningPacking,
  ),
);

const concepts: readonly (readonly [number, number])[] = [
${concepts.map((concept) => `  ${concept},\n`).join("")}];

const others = unpacked(
  "${packed(others, weightPacking)}",
  weightPacking,
);

export const model: Model = {
  bias: ${bias},
  weights: new SparseTable([
    ...concepts,
    ...[...others].map(([key, value]) => [key, (value - weightOffset) / grain] as const),
  ]),
};
`;
}

/** Entries as `unpacked` reads them. */
function packed(table: Iterable<readonly [number, number]>, { size, valueBits }: Packing): string {
  const farthest = (1 << (size * 6 - valueBits)) - 1;
  const entries: number[] = [];
  let before = 0;
  for (const [key, value] of [...table].toSorted(([one], [other]) => one - other)) {
    if (value <= 0 || value >= 1 << valueBits)
      throw new Error(`${value} does not fit into ${valueBits} bits`);
    for (; key - before > farthest; before += farthest) entries.push(farthest << valueBits);
    entries.push(((key - before) << valueBits) | value);
    before = key;
  }
  return entries.map((entry) => inDigits(entry, size)).join("");
}

function inDigits(entry: number, size: number): string {
  return Array.from({ length: size }, (_, at) => digits.charAt((entry >>> ((size - 1 - at) * 6)) & 63)).join(
    "",
  );
}
