import { type AssessmentAnswers, estimate } from "#lead/estimate/estimate.ts";
import { fswGrid } from "#lead/estimate/fsw-grid.ts";
import { showRange, verdictOf } from "#lead/estimate/present-estimate.ts";
import type { Row } from "#lead/present.ts";
import type { MailLead } from "./mail-lead.ts";

/** The estimate for the consultant, as a mail shows it. */
export interface ShownEstimate {
  /** `Federal Skilled Worker: 79–94 of 100, passes; 5 things to ask` */
  readonly verdict: string;
  readonly rows: readonly Row[];
  readonly questions: readonly string[];
}

/** The estimate of an assessment; undefined for a contact message. */
export function estimateOf({ form, answers }: MailLead): ShownEstimate | undefined {
  if (form !== "request") return undefined;
  const estimated = estimate(answers as AssessmentAnswers);
  const { total, factors, questions, closed } = estimated;
  const ask = `${questions.length} ${questions.length === 1 ? "thing" : "things"} to ask`;
  return {
    verdict: `Federal Skilled Worker: ${showRange(total)} of 100, ${verdictOf(estimated)}; ${ask}`,
    rows: [
      ...closed.map((value) => row("Minimum not met", value)),
      ...factors.map(({ name, max, points }) => row(name, `${showRange(points)} of ${max}`)),
      row("Grid", `as of ${fswGrid.asOf}, ${fswGrid.passMark} pass; an estimate from unverified answers`),
    ],
    questions,
  };
}

function row(label: string, value: string): Row {
  return { name: "estimate", label, value };
}
