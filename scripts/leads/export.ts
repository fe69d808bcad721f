import { deployment } from "#firm/deployment.ts";
import { findAll } from "#worker/leads/browse.ts";
import { csvHead, csvOf, exportRecord } from "#worker/leads/export.ts";
import { readStored } from "#worker/leads/stored-lead.ts";
import type { LeadsDatabase } from "./database.ts";

/** Exports leads, newest first. JSON can be imported: `stored` is each lead as in the database. */
export async function exportLeads(
  database: LeadsDatabase,
  since: number,
  format: "csv" | "json",
): Promise<string> {
  const leads = await findAll(database.ask, { state: "all", since });
  if (format === "csv") return csvHead() + leads.map((lead) => csvOf(lead, deployment.timeZone)).join("");
  const stored = new Map(
    (await readStored(database.ask, since)).map((one) => [one.lead.reference, one] as const),
  );
  const records = leads
    .map((lead) => ({ ...exportRecord(lead), stored: stored.get(lead.reference) }))
    // Erased between the two reads.
    .filter((record) => record.stored !== undefined);
  return `${JSON.stringify(records, null, 2)}\n`;
}
