import {
  type Row,
  type StoredLead,
  selectStored,
  selectUnsent,
  withUnsent,
} from "#worker/leads/stored-lead.ts";
import type { LeadsDatabase } from "./database.ts";

/** Leads that one answer of the database holds, some kB each. */
const batch = 500;

/** The leads since a time, by their reference. */
export function readStored(database: LeadsDatabase, since: number): ReadonlyMap<string, StoredLead> {
  const leads: Row[] = [];
  for (;;) {
    const behind = leads.at(-1)?.reference ?? "";
    const rows = database.all<Row>(`${selectStored} LIMIT ?3`, since, behind, batch);
    leads.push(...rows);
    if (rows.length < batch) break;
  }
  const stored = withUnsent(leads, database.all<Row>(selectUnsent));
  return new Map(stored.map((one) => [String(one.lead.reference), one]));
}
