import type { RowGroup } from "../present.ts";
import { type AssessmentAnswers, type Estimate, estimate } from "./estimate.ts";
import { fswGrid as grid } from "./fsw-grid.ts";
import type { Range } from "./range.ts";
import { type EstimateWords, english } from "./words/en.ts";

/** The estimate as rows, under a heading that says what it is worth. */
export function presentEstimate(answers: AssessmentAnswers): RowGroup {
  const shown = estimate(answers);
  const { factors, total, questions, closed } = shown;
  return {
    title: "Federal Skilled Worker grid: an estimate from unverified answers",
    rows: [
      { label: "Total", value: `${showRange(total)} of 100, ${grid.passMark} pass: ${verdictOf(shown)}` },
      ...factors.map(({ name, max, points }) => ({
        label: name,
        value: english.ofPoints(showRange(points), max),
      })),
      ...closed.map((value) => ({ label: english.minimumNotMet, value })),
      ...questions.map((value) => ({ label: "To ask", value })),
      { label: english.grid, value: `as of ${grid.asOf}; check that it is still in force: ${grid.source}` },
    ].map((row) => ({ name: "estimate", ...row })),
  };
}

/** Points alone pass nobody who misses a minimum requirement, or may miss it. */
export function verdictOf({ total, closed, factors }: Estimate, words: EstimateWords = english): string {
  const { fails, passes, open } = words.verdicts;
  if (closed.length > 0 || total.high < grid.passMark) return fails;
  const meetsMinimums = factors.every(({ points, minimum = 0 }) => points.low >= minimum);
  return total.low >= grid.passMark && meetsMinimums ? passes : open;
}

export function showRange({ low, high }: Range): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
