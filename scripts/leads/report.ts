import { type ReportedLead, reportOf, selectReported, shareOf } from "#worker/leads/report.ts";
import type { LeadsDatabase } from "./database.ts";
import { oneLine } from "./print.ts";

/** Leads that one answer of the database holds, some hundred bytes each. */
const batch = 5000;

/** Where the leads between two times came from and what became of them, without a name: the monthly mail's figures. */
export function reportText(database: LeadsDatabase, since: number, until: number): string {
  const { leads, contactedInTime, suspects, groups } = reportOf(readReported(database, since, until));
  const from = since === 0 ? "the first lead" : new Date(since).toISOString().slice(0, 10);
  return [
    `Leads from ${from} to ${new Date(until).toISOString().slice(0, 10)}: ${leads}
Contacted within a day: ${shareOf(contactedInTime, leads)}
Held back, then released: ${suspects.released}; spam, confirmed: ${suspects.confirmed}; undecided: ${suspects.undecided}`,
    ...groups
      .filter(({ counts }) => counts.length > 0)
      .map(({ title, counts }) =>
        [
          title.toUpperCase(),
          ...counts.map(({ of, count }) => `${String(count).padStart(6)}  ${oneLine(of)}`),
        ].join("\n"),
      ),
  ].join("\n\n");
}

function readReported(database: LeadsDatabase, since: number, until: number): readonly ReportedLead[] {
  const leads: ReportedLead[] = [];
  for (;;) {
    const some = database.all<ReportedLead>(selectReported, since, until, batch, leads.length);
    leads.push(...some);
    if (some.length < batch) return leads;
  }
}
