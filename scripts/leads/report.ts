import { type ReportedLead, reportOf, selectReported } from "#worker/leads/report.ts";
import { reportRows } from "#worker/outbox/mails/report-rows.ts";
import { english } from "#worker/outbox/mails/words/en.ts";
import type { LeadsDatabase } from "./database.ts";
import { oneLine } from "./print.ts";

/** Leads that one answer of the database holds, some hundred bytes each. */
const batch = 5000;

/** Where the leads between two times came from and what became of them, without a name: the monthly mail's figures. */
export function reportText(database: LeadsDatabase, since: number, until: number): string {
  const report = reportOf(readReported(database, since, until));
  const from = since === 0 ? "the first lead" : new Date(since).toISOString().slice(0, 10);
  const groups = reportRows(report, english).map(({ title, rows }) => {
    // In the groups labels are numbers.
    const width = Math.max(...rows.map(({ label }) => label.length));
    const lines = rows.map(({ label, value }) =>
      title === "" ? `${label}: ${value}` : `${label.padStart(width)}  ${oneLine(value)}`,
    );
    return (title === "" ? lines : [title.toUpperCase(), ...lines]).join("\n");
  });
  return [`From ${from} to ${new Date(until).toISOString().slice(0, 10)}`, ...groups].join("\n\n");
}

function readReported(database: LeadsDatabase, since: number, until: number): readonly ReportedLead[] {
  const leads: ReportedLead[] = [];
  for (;;) {
    const some = database.all<ReportedLead>(selectReported, since, until, batch, leads.length);
    leads.push(...some);
    if (some.length < batch) return leads;
  }
}
