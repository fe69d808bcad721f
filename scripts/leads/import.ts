import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { sha256 } from "#worker/leads/identity.ts";
import { storedLead } from "#worker/leads/stored-columns.ts";
import { historyLength, type LeadExport, leadColumns, statementsToStore } from "#worker/leads/stored-lead.ts";
import { type LeadsDatabase, Misused } from "./database.ts";

/**
 * Imports missing leads, and updates those of which the file has a longer history. An older file changes
 * nothing; erased leads stay erased.
 */
export async function importLeads(database: LeadsDatabase, file: string | undefined): Promise<string> {
  const columns = await leadColumns(database.ask);
  const { exported, erased } = await withoutErased(database, readExport(file, columns));
  const times = exported.map(({ lead }) => Number(lead.received_at)).toSorted((a, b) => a - b);
  const rows = await database.ask<{ reference: string; entries: number; received_at: number }>`
    SELECT reference, json_array_length(history) AS entries, received_at FROM leads`;
  const entries = new Map(rows.map((row) => [row.reference, row.entries]));
  const knownOf = ({ lead }: LeadExport) => entries.get(String(lead.reference));
  const added = exported.filter((stored) => knownOf(stored) === undefined);
  const renewed = exported.filter((stored) => historyLength(stored) > (knownOf(stored) ?? Infinity));
  const changed = [...added, ...renewed].flatMap((stored) => statementsToStore(stored, columns));
  if (changed.length > 0) database.change(changed);
  const named = new Set(exported.map(({ lead }) => lead.reference));
  const [first = 0, last = 0] = [times.at(0), times.at(-1)];
  const others = rows.filter(
    (row) => row.received_at >= first && row.received_at <= last && !named.has(row.reference),
  );
  return [
    `Leads in the file: ${exported.length}. Brought back: ${added.length}; brought up to date: ${renewed.length}; already there: ${exported.length - added.length - renewed.length}.`,
    erased.length > 0 && `Erased before, and left out: ${erased.join(", ")}.`,
    others.length > 0 &&
      `In the database and not in the file: ${others.map(({ reference }) => reference).join(", ")}.
After a restore these may be leads that were erased or had expired: look at each on the desk, and erase it again.`,
  ]
    .filter(Boolean)
    .join("\n");
}

async function withoutErased(database: LeadsDatabase, leads: readonly LeadExport[]) {
  const rows = await database.ask<{ hash: string }>`SELECT hash FROM erased`;
  const hashes = new Set(rows.map(({ hash }) => hash));
  const exported: LeadExport[] = [];
  const erased: string[] = [];
  for (const stored of leads) {
    const reference = String(stored.lead.reference);
    if (hashes.has(await sha256(reference))) erased.push(reference);
    else exported.push(stored);
  }
  return { exported, erased };
}

function readExport(file: string | undefined, columns: readonly string[]): readonly LeadExport[] {
  if (file === undefined) throw new Misused("Give the file that `export --format json` has written.");
  // npm begins its output with the script's name, and runs it in the project's folder.
  const text = readText(resolve(process.env.INIT_CWD ?? "", file)).replace(/^(?!\[)[^[]*\n(?=\[)/, "");
  const leads = readLeads(text);
  if (leads === undefined)
    throw new Misused(
      `${file} is no export as \`export --format json\` writes it, with \`stored\` in each lead.`,
    );
  return leads.map(({ stored: { lead, unsent } }, at) => {
    const stored = {
      unsent,
      lead: Object.fromEntries(columns.map((column) => [column, lead[column] ?? null])),
    };
    const [fault] = storedLead.safeParse(stored).error?.issues ?? [];
    if (fault === undefined) return stored as LeadExport;
    throw new Misused(
      `Nothing was imported: ${file}, row ${at + 1} (${lead.reference}), ${fault.path.join(".")}: ${fault.message}.`,
    );
  });
}

function readText(path: string) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Misused(`There is no file ${path}.`);
  }
}

const row = z.looseObject({});
const exportSchema = z.array(z.object({ stored: z.object({ lead: row, unsent: z.array(row) }) }));

function readLeads(text: string) {
  try {
    return exportSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
