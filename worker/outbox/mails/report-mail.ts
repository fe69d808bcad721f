import { consultantWords } from "../../consultant-words.ts";
import type { Report } from "../../leads/report.ts";
import { compose } from "./compose.ts";
import type { Letterhead } from "./mail-lead.ts";
import { type Part, rows } from "./parts.ts";
import { reportRows } from "./report-rows.ts";
import type { Mail } from "./send-mail.ts";

/** The mail about a month: where leads came from and what became of them, without a name. */
export function reportMail(report: Report, month: number, letterhead: Letterhead): Mail {
  const words = consultantWords(letterhead).mails;
  const named = new Intl.DateTimeFormat(words.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return compose(
    words.report.subject(report.leads, named.format(month)),
    reportRows(report, words).flatMap(({ title, rows: figures }): readonly Part[] => [
      ...(title === "" ? [] : [{ kind: "heading", text: title } as const]),
      ...rows(figures),
    ]),
    letterhead,
  );
}
