import type { assessment } from "#lead/assessment.ts";
import type { Answers } from "#lead/field.ts";
import { fswGrid } from "#lead/fsw-grid.ts";
import type { Row } from "#lead/present.ts";
import { type Range, triage } from "#lead/triage.ts";
import type { MailLead } from "./mail-lead.ts";

/** The estimate for the consultant, as a mail shows it. */
export interface Estimate {
  /** `Federal Skilled Worker: 79–94 of 100, passes; 5 things to ask` */
  readonly verdict: string;
  readonly rows: readonly Row[];
  readonly questions: readonly string[];
}

/** The estimate of an assessment; undefined for a contact message. */
export function estimateOf({ form, answers }: MailLead): Estimate | undefined {
  if (form !== "request") return undefined;
  const { total, factors, questions, closed } = triage(answers as Answers<typeof assessment>);
  const ask = `${questions.length} ${questions.length === 1 ? "thing" : "things"} to ask`;
  return {
    verdict: `Federal Skilled Worker: ${show(total)} of 100, ${verdictOf(total, closed)}; ${ask}`,
    rows: [
      ...closed.map((value) => row("Minimum not met", value)),
      ...factors.map(({ name, max, points }) => row(name, `${show(points)} of ${max}`)),
      row("Grid", `as of ${fswGrid.asOf}, ${fswGrid.passMark} pass; an estimate from unverified answers`),
    ],
    questions,
  };
}

function verdictOf({ low, high }: Range, closed: readonly string[]): string {
  if (closed.length > 0 || high < fswGrid.passMark) return "does not pass";
  return low >= fswGrid.passMark ? "passes" : "open";
}

function show({ low, high }: Range): string {
  return low === high ? `${low}` : `${low}–${high}`;
}

function row(label: string, value: string): Row {
  return { name: "estimate", label, value };
}
