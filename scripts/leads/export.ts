import { deployment } from "#firm/deployment.ts";
import { findAll } from "#worker/leads/browse.ts";
import { csvHead, csvOf, exportRecord } from "#worker/leads/export.ts";
import {
  type Row,
  type StoredLead,
  selectStored,
  selectUnsent,
  withUnsent,
} from "#worker/leads/stored-lead.ts";
import type { LeadsDatabase } from "./database.ts";

/**
 * All leads since a time, newest first: as CSV on the firm's clock, or as JSON with each lead in `stored` as the
 * database holds it, for an import.
 */
export async function exportLeads(
  database: LeadsDatabase,
  since: number,
  format: "csv" | "json",
): Promise<string> {
  const leads = await findAll(database.ask, { state: "all", since });
  if (format === "csv") return csvHead() + leads.map((lead) => csvOf(lead, deployment.timeZone)).join("");
  const stored = await readStored(database, since);
  const records = leads
    .map((lead) => ({ ...exportRecord(lead), stored: stored.get(lead.reference) }))
    // Erased between the two readings.
    .filter((record) => record.stored !== undefined);
  return `${JSON.stringify(records, null, 2)}\n`;
}

/** Leads that one answer of the database holds, some kB each. */
const batch = 500;

/** The leads since a time, by their reference. */
async function readStored({ ask }: LeadsDatabase, since: number): Promise<ReadonlyMap<string, StoredLead>> {
  const leads: Row[] = [];
  for (;;) {
    const behind = leads.at(-1)?.reference ?? "";
    const rows = await ask<Row>(`${selectStored} LIMIT ?3`, since, behind, batch);
    leads.push(...rows);
    if (rows.length < batch) break;
  }
  const stored = withUnsent(leads, await ask<Row>(selectUnsent));
  return new Map(stored.map((one) => [String(one.lead.reference), one]));
}
