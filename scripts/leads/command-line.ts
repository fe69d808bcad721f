import { parseArgs } from "node:util";
import { deployment } from "#firm/deployment.ts";
import { unfitSettings } from "#scripts/deploy/settings.ts";
import { readerOf } from "#worker/desk/reader.ts";
import { statusRows } from "#worker/desk/status-rows.ts";
import { readStatus } from "#worker/leads/status.ts";
import { type LeadsDatabase, localDatabase, Misused, remoteDatabase } from "./database.ts";
import { erase } from "./erase.ts";
import { exportLeads } from "./export.ts";
import { importLeads } from "./import.ts";

const usage = `npm run leads -- COMMAND [--remote]

  export [--since DATE] [--format csv|json]      all leads, to the standard output
  import FILE                                    brings back the leads of an export as JSON
  status                                         counts, what is not sent yet, when each part last worked
  erase EMAIL [--list]                           lists what an address has left, then removes it at once

Everything else is done on the desk: /desk/ of the site, or http://localhost:8787/desk/ with npm start.

--remote works on the deployed database, --local on this machine's. Without either the local one is meant; once the
firm has a deployment, commands that change something require one of the two.`;

interface Order {
  words: readonly string[];
  /** Milliseconds since 1970. */
  since: number;
  format: string;
  onlyList: boolean;
}

type Command = (database: LeadsDatabase, order: Order) => string | Promise<string>;

export const commands: Record<string, Command> = {
  export: async (database, { since, format }) => {
    if (format !== "csv" && format !== "json") throw new Misused("Give --format csv or --format json.");
    return (await exportLeads(database, since, format)).replace(/\n$/, "");
  },
  import: (database, { words: [file] }) => importLeads(database, file),
  status: async (database) =>
    [
      ...(await statusLines(database)),
      ...unfitSettings().map((sentence) => `firm/deployment.yaml: ${sentence}`),
    ].join("\n"),
  erase,
};

async function statusLines(database: LeadsDatabase) {
  const status = await readStatus(database.ask, Date.now());
  const reader = readerOf({ TIME_ZONE: deployment.timeZone }, "command");
  const { deadLetters } = reader.words.health;
  return [
    ...statusRows(reader, status, database.size()).map(({ label, value }) => `${label}: ${value}`),
    `${deadLetters}: ${status.deadLetters}`,
  ];
}

const changing = ["import", "erase"];

export interface Answer {
  status: 0 | 1;
  text: string;
}

/** Only a database with an id can have been deployed. */
const hasDeployment = !/^[0-]*$/.test(deployment.databaseId);

/** Runs a command of `npm run leads`. A user's mistake is an answer; it throws only for our own faults. */
export async function runLeads(args: readonly string[], isDeployed = hasDeployment): Promise<Answer> {
  try {
    return { status: 0, text: `${await answer(args, isDeployed)}\n` };
  } catch (error) {
    if (error instanceof Error && /^no such (?:column|table): /.test(error.message))
      return { status: 1, text: `✗ ${older}\n` };
    if (!isExpected(error)) throw error;
    return { status: 1, text: `✗ ${error.message}\n` };
  }
}

const older =
  "The database is older than this version. `npm start` brings the local one up to date, `npm run deploy` the deployed one.";

async function answer(args: readonly string[], isDeployed: boolean) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      remote: { type: "boolean" },
      local: { type: "boolean" },
      since: { type: "string" },
      format: { type: "string", default: "csv" },
      list: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  const [command, ...words] = positionals;
  if (command === undefined || values.help) return usage;
  const act = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (act === undefined) throw new Misused(`There is no command “${command}”.\n\n${usage}`);
  const changes = changing.includes(command) && !values.list;
  if (changes && values.local === values.remote && (isDeployed || values.local))
    throw new Misused(
      "Say which database: --remote for the deployed one, --local for the one on this machine.",
    );
  const database = values.remote ? await deployedDatabase() : localDatabase();
  const source = `${values.remote ? "The deployed database" : "The database on this machine"}; times of ${deployment.timeZone}`;
  // The standard output of an export is a file's content.
  if (command === "export") console.error(source);
  const text = await act(database, {
    words,
    since: readDate(values.since),
    format: values.format,
    onlyList: values.list === true,
  });
  return command === "export" ? text : `${source}\n\n${text}`;
}

async function deployedDatabase(): Promise<LeadsDatabase> {
  // Only here, because wrangler's own reader takes a second to load.
  const { writeConfiguration } = await import("../deploy/write-configuration.ts");
  return remoteDatabase(writeConfiguration("production", "", { path: ".wrangler/deploy/leads.json" }));
}

function readDate(text: string | undefined) {
  const time = text === undefined ? 0 : Date.parse(text);
  if (Number.isNaN(time)) throw new Misused("Give the date as in --since 2026-11-21.");
  return time;
}

function isExpected(error: unknown): error is Error {
  if (error instanceof Misused) return true;
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
