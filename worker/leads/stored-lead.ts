import { leadsPerQuery } from "./browse.ts";
import { type ListedLead, readRow } from "./listed-lead.ts";
import { statementForWords } from "./search-words.ts";
import { type Ask, list, raw, type Statement, sql, type Value } from "./sql.ts";

type StoredRow = Record<string, Value>;

export interface LeadExport {
  lead: StoredRow;
  unsent: readonly StoredRow[];
}

export async function leadColumns(ask: Ask): Promise<readonly string[]> {
  const columns = await ask<{ name: string }>`SELECT name FROM pragma_table_info('leads') WHERE NOT pk`;
  return columns.map(({ name }) => name);
}

/** Columns that an export has: all but the attempts and the hash of the network. */
const notificationColumns = ["id", "channel", "subject", "name", "lead", "at", "timing", "due_at"] as const;

export async function readStored(ask: Ask, since: number): Promise<readonly LeadExport[]> {
  const columns = raw((await leadColumns(ask)).join());
  const leads: StoredRow[] = [];
  for (;;) {
    const rows = await ask<StoredRow>`SELECT ${columns} FROM leads
      WHERE received_at >= ${since} AND reference > ${leads.at(-1)?.reference ?? ""}
      ORDER BY reference LIMIT ${leadsPerQuery}`;
    leads.push(...rows);
    if (rows.length < leadsPerQuery) break;
  }
  const unsent =
    await ask<StoredRow>`SELECT ${raw(notificationColumns.join())} FROM notifications WHERE lead IS NOT NULL`;
  const byLead = Map.groupBy(unsent, ({ lead }) => lead ?? null);
  return leads.map((lead) => ({ lead, unsent: byLead.get(lead.reference ?? null) ?? [] }));
}

export function historyLength({ lead }: LeadExport): number {
  return (JSON.parse(String(lead.history)) as unknown[]).length;
}

/**
 * Inserts a missing lead, replaces one with a shorter history and its notifications, and leaves any other
 * unchanged.
 */
export function statementsToStore(stored: LeadExport, columns: readonly string[]): readonly Statement[] {
  const reference = String(stored.lead.reference);
  const isBehind = sql`NOT EXISTS (SELECT 1 FROM leads
    WHERE reference = ${reference} AND json_array_length(history) >= ${historyLength(stored)})`;
  const renewed = columns.map((column) => `${column} = excluded.${column}`);
  return [
    sql`DELETE FROM notifications WHERE lead = ${reference} AND ${isBehind}`,
    ...stored.unsent.map(
      (notification) => sql`INSERT OR REPLACE INTO notifications (${raw(notificationColumns.join())})
        SELECT ${valuesOf(notification, notificationColumns)} WHERE ${isBehind}`,
    ),
    sql`INSERT INTO leads (${raw(columns.join())}) VALUES (${valuesOf(stored.lead, columns)})
      ON CONFLICT (reference) DO UPDATE SET ${raw(renewed.join())}
      WHERE json_array_length(history) < json_array_length(excluded.history)`,
    statementForWords(readRow<ListedLead>(stored.lead)),
  ];
}

function valuesOf(row: StoredRow, columns: readonly string[]): Statement {
  return list(columns.map((column) => row[column] ?? null));
}
