import { type AssessmentAnswers, estimate, verdictOf } from "#lead/estimate/estimate.ts";
import { fswGrid } from "#lead/estimate/fsw-grid.ts";
import { showRange } from "#lead/estimate/range.ts";
import type { SiteLanguage } from "#lead/languages.ts";
import { mentionsQuebec } from "#lead/mentions-quebec.ts";
import { row } from "#lead/present.ts";
import { consultantWords } from "../../consultant-words.ts";
import type { MailLead } from "./mail-lead.ts";

export function estimateOf({ form, answers }: MailLead, reader: { language?: SiteLanguage }) {
  if (form !== "request") return undefined;
  const { estimate: words, mails } = consultantWords(reader);
  const mail = mails.estimate;
  const estimated = estimate(answers as AssessmentAnswers);
  const { total, factors, questions, closed } = estimated;
  // People who plan to live in Québec are outside the program (SOR/2002-227, s. 75).
  const quebec = mentionsQuebec(String(answers.province ?? ""));
  return {
    /** `Federal Skilled Worker: 79–94 of 100, passes; 5 things to ask` */
    verdict: `${quebec ? `${mail.quebec} ` : ""}${mail.verdict(showRange(total), words.verdicts[verdictOf(estimated)], questions.length)}`,
    /** `FSW 79–94` */
    total: `${mail.short} ${showRange(total)}`,
    rows: [
      ...(quebec ? [row("Québec", mail.quebec)] : []),
      ...closed.map((name) => row(words.minimumNotMet, words.closed[name])),
      ...factors.map(({ name, max, points }) =>
        row(words.factors[name], words.ofPoints(showRange(points), max)),
      ),
      row(words.grid, mail.grid(fswGrid.asOf, fswGrid.passMark)),
    ],
    questions: questions.map((name) => words.questions[name]),
  };
}
