import type { RowGroup } from "../present.ts";
import { type AssessmentAnswers, estimate } from "./estimate.ts";
import { fswGrid as grid } from "./fsw-grid.ts";
import type { Range } from "./range.ts";

/** The estimate as rows, under a heading that says what it is worth. */
export function presentEstimate(answers: AssessmentAnswers): RowGroup {
  const { factors, total, questions, closed } = estimate(answers);
  const verdict =
    total.low >= grid.passMark
      ? "passes"
      : total.high < grid.passMark
        ? "does not pass"
        : "open, depends on the questions";
  return {
    title: "Federal Skilled Worker grid: an estimate from unverified answers",
    rows: [
      { label: "Total", value: `${show(total)} of 100, ${grid.passMark} pass: ${verdict}` },
      ...factors.map(({ name, max, points }) => ({ label: name, value: `${show(points)} of ${max}` })),
      ...closed.map((value) => ({ label: "Minimum not met", value })),
      ...questions.map((value) => ({ label: "To ask", value })),
      { label: "Grid", value: `as of ${grid.asOf}; check that it is still in force: ${grid.source}` },
    ].map((row) => ({ name: "estimate", ...row })),
  };
}

function show({ low, high }: Range): string {
  return low === high ? `${low}` : `${low}–${high}`;
}
