import { deployment } from "#firm/deployment.ts";
import { unfitSettings } from "#scripts/deploy/settings.ts";
import { readStatus } from "#worker/leads/status.ts";
import type { LeadsDatabase } from "./database.ts";
import { erase } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { importLeads } from "./import.ts";
import { Misused } from "./misused.ts";
import { statusText } from "./status.ts";

/** Arguments behind the command's name. */
export interface Order {
  readonly words: readonly string[];
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly format: string;
  readonly onlyList: boolean;
}

export type Command = (database: LeadsDatabase, order: Order) => string | Promise<string>;

export const commands: Readonly<Record<string, Command>> = {
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
  return deployment.webhook ? ["mail", "webhook"] : ["mail"];
}
