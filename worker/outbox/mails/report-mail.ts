import type { Row } from "#lead/present.ts";
import { type Report, shareOf } from "../../leads/report.ts";
import { compose } from "./compose.ts";
import type { Letterhead } from "./mail-lead.ts";
import { type Part, rows } from "./parts.ts";
import type { Mail } from "./send-mail.ts";

/** The mail about a month: where leads came from and what became of them, without a name. */
export function reportMail(report: Report, month: string, letterhead: Letterhead): Mail {
  const { leads, contactedInTime, suspects, groups } = report;
  return compose(
    `Report: ${leads.toLocaleString("en-CA")} ${leads === 1 ? "lead" : "leads"} in ${month}`,
    [
      ...rows([
        row("Leads", leads.toLocaleString("en-CA")),
        row("Contacted within a day", shareOf(contactedInTime, leads)),
        row("Held back, then released", String(suspects.released)),
        row("Spam, confirmed", String(suspects.confirmed)),
        row("Held back, undecided", String(suspects.undecided)),
      ]),
      ...groups.flatMap(({ title, counts }): readonly Part[] =>
        counts.length === 0
          ? []
          : [
              { kind: "heading", text: title },
              // What is counted stands as the value, because it may hold a stranger's words.
              ...rows(counts.map(({ of, count }) => row(count.toLocaleString("en-CA"), of))),
            ],
      ),
    ],
    letterhead,
  );
}

function row(label: string, value: string): Row {
  return { name: "report", label, value };
}
