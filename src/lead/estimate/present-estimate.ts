import type { RowGroup } from "../present.ts";
import { type AssessmentAnswers, type Estimate, estimate } from "./estimate.ts";
import type { EstimateWords } from "./estimate-words.ts";
import { fswGrid as grid } from "./fsw-grid.ts";
import type { Range } from "./range.ts";

/** The estimate as rows of the command line, under a heading that says what it is worth; for English words. */
export function presentEstimate(answers: AssessmentAnswers, words: EstimateWords): RowGroup {
  const shown = estimate(answers, words);
  const { factors, total, questions, closed } = shown;
  return {
    title: "Federal Skilled Worker grid: an estimate from unverified answers",
    rows: [
      {
        label: "Total",
        value: `${showRange(total)} of 100, ${grid.passMark} pass: ${verdictOf(shown, words)}`,
      },
      ...factors.map(({ name, max, points }) => ({
        label: name,
        value: words.ofPoints(showRange(points), max),
      })),
      ...closed.map((value) => ({ label: words.minimumNotMet, value })),
      ...questions.map((value) => ({ label: "To ask", value })),
      { label: words.grid, value: `as of ${grid.asOf}; check that it is still in force: ${grid.source}` },
    ].map((row) => ({ name: "estimate", ...row })),
  };
}

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
