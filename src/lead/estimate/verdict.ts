import type { Estimate } from "./estimate.ts";
import type { EstimateWords } from "./estimate-words.ts";
import { fswGrid as grid } from "./fsw-grid.ts";
import type { Range } from "./range.ts";

/** Points alone pass nobody who misses a minimum requirement, or may miss it. */
export function verdictOf({ total, closed, factors }: Estimate, words: EstimateWords): string {
  const { fails, passes, open } = words.verdicts;
  if (closed.length > 0 || total.high < grid.passMark) return fails;
  const meetsMinimums = factors.every(({ points, minimum = 0 }) => points.low >= minimum);
  return total.low >= grid.passMark && meetsMinimums ? passes : open;
}

export function showRange({ low, high }: Range): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
