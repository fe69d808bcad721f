import { deployment } from "#firm/deployment.ts";
import { unfitSettings } from "#scripts/deploy/settings.ts";
import { browse, countStates, pageLength } from "#worker/leads/browse.ts";
import { findListedLead, type ListedLead } from "#worker/leads/listed-lead.ts";
import { readReference } from "#worker/leads/reference.ts";
import { readStatus } from "#worker/leads/status.ts";
import type { LeadsDatabase } from "./database.ts";
import { erase } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { importLeads } from "./import.ts";
import { Misused } from "./misused.ts";
import { leadText, listText } from "./print.ts";
import { statusText } from "./status.ts";

/** Arguments behind the command's name. */
export interface Order {
  readonly words: readonly string[];
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly format: string;
  readonly page: number;
  readonly onlyList: boolean;
}

export type Command = (database: LeadsDatabase, order: Order) => string | Promise<string>;

export const commands: Readonly<Record<string, Command>> = {
  list: async ({ ask }, { since, page }) => {
    const view = { state: "all", since } as const;
    const { all } = await countStates(ask, view);
    if (all === 0) return "There are no leads yet.";
    const pages = Math.ceil(all / pageLength);
    const leads = await browse(ask, view, { limit: pageLength, offset: (page - 1) * pageLength });
    const older = page < pages ? `; older ones: npm run leads -- list --page ${page + 1}` : "";
    return pages === 1 ? listText(leads) : `${listText(leads)}\n\nPage ${page} of ${pages}${older}`;
  },
  show: async (database, order) => leadText(await theLead(database, order)),
  export: async (database, { since, format }) => {
    if (format !== "csv" && format !== "json") throw new Misused("Give --format csv or --format json.");
    return (await exportLeads(database, since, format)).replace(/\n$/, "");
  },
  import: (database, { words: [file] }) => importLeads(database, file),
  status: async (database) =>
    [
      statusText(await readStatus(database.ask, Date.now()), database.size()),
      ...unfitSettings().map((sentence) => `firm/deployment.yaml: ${sentence}`),
    ].join("\n"),
  erase: (database, order) => erase(database, { ...order, channels: channels() }),
};

function channels(): readonly ("mail" | "webhook")[] {
  return deployment.webhookUrl ? ["mail", "webhook"] : ["mail"];
}

async function theLead({ ask }: LeadsDatabase, { words: [subject] }: Order): Promise<ListedLead> {
  if (subject === undefined) throw new Misused("Give the reference of a lead, such as EM-7KQ2M9D4TR.");
  const reference = readReference(subject);
  const lead = await findListedLead(ask, reference);
  if (lead === undefined) throw new Misused(`There is no lead ${reference}.`);
  return lead;
}
