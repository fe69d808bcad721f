import { readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { type LeadsDatabase, localDatabase, NoDatabase, remoteDatabase } from "./database.ts";
import { exportCsv, exportJson, leadText, listText, statusText } from "./print.ts";
import {
  findLead,
  type ListedLead,
  listLeads,
  markReleased,
  oweAgain,
  readStatus,
  removeDeadLetter,
  removeLead,
  tracesOf,
} from "./query.ts";

const usage = `npm run leads -- COMMAND [--remote]

  list [--since DATE]                            one line a lead, newest first
  show REFERENCE                                 everything about one lead
  export [--since DATE] [--format csv|json]      all leads, to the standard output
  status                                         counts, and what is not sent yet
  release REFERENCE                              a suspect becomes a lead: its mail is sent
  resend REFERENCE                               sends a lead's mail again
  erase EMAIL [--list]                           lists what an address has left, then removes it

--remote works on the deployed database, else the local one is meant.`;

/** Thrown for what the caller can mend; the message says how. */
class Misused extends Error {}

async function run(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      remote: { type: "boolean", default: false },
      since: { type: "string" },
      format: { type: "string", default: "csv" },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const [command, subject] = positionals;
  if (command === undefined || values.help) return usage;
  const act = commands[command];
  if (act === undefined) throw new Misused(`There is no command “${command}”.\n\n${usage}`);
  const database = values.remote ? remoteDatabase() : localDatabase();
  return act(database, {
    subject,
    since: readDate(values.since),
    format: values.format,
    onlyList: values.list,
  });
}

interface Order {
  readonly subject: string | undefined;
  readonly since: number;
  readonly format: string;
  readonly onlyList: boolean;
}

const commands: Readonly<
  Record<string, (database: LeadsDatabase, order: Order) => string | Promise<string>>
> = {
  list: (database, { since }) => {
    const leads = listLeads(database, since);
    return leads.length === 0 ? "There are no leads yet." : listText(leads);
  },
  show: (database, order) => leadText(theLead(database, order)),
  export: (database, { since, format }) => {
    const write = { csv: exportCsv, json: exportJson }[format];
    if (write === undefined) throw new Misused("Give --format csv or --format json.");
    return write(listLeads(database, since)).replace(/\n$/, "");
  },
  status: async (database) => {
    // Only here, because wrangler's own reader takes a second to load.
    const { readSettings, unfitSettings } = await import("../deploy/settings.ts");
    const unfit = unfitSettings(readSettings(process.env.WRANGLER_TOML));
    return [
      statusText(readStatus(database, Date.now())),
      ...unfit.map((sentence) => `wrangler.toml: ${sentence}`),
    ].join("\n");
  },
  release: (database, order) => {
    const { reference, state } = theLead(database, order);
    if (state !== "suspect") return `${reference} is no suspect, so there is nothing to release.`;
    oweAgain(database, reference, "mail", Date.now());
    if (hasWebhook()) oweAgain(database, reference, "webhook", Date.now());
    // Last, so that a release that breaks off can be asked for again.
    markReleased(database, reference);
    return `${reference} is released; its notification goes out within a minute or two.`;
  },
  resend: (database, order) => {
    const { reference } = theLead(database, order);
    oweAgain(database, reference, "mail", Date.now());
    return `The mail about ${reference} goes out again within a minute or two.`;
  },
  erase: async (database, { subject, onlyList }) => {
    if (!subject?.includes("@")) throw new Misused("Give the e-mail address to erase.");
    const { leads, mentions, deadLetters, deadLetterMentions } = tracesOf(database, subject);
    const lines = [
      leads.length > 0 ? listText(leads) : "No lead has this address.",
      ...(deadLetters.length > 0 ? [`Dead letters: ${deadLetters.join(", ")}`] : []),
      ...(mentions.length > 0 ? [`Mentioned in, not erased:\n${listText(mentions)}`] : []),
      ...(deadLetterMentions.length > 0
        ? [`Mentioned in dead letters, not erased: ${deadLetterMentions.join(", ")}`]
        : []),
    ];
    const any = leads.length + deadLetters.length > 0;
    if (onlyList || (any && !(await isConfirmed(lines))))
      return [...lines, "Nothing is erased."].join("\n\n");
    for (const { reference } of leads) removeLead(database, reference);
    for (const id of deadLetters) removeDeadLetter(database, id);
    return `${lines.join("\n\n")}

Erased: ${[...leads.map(({ reference }) => reference), ...deadLetters.map((id) => `dead letter ${id}`)].join(", ") || "nothing"}.
Out of reach here: mails already in the consultant's inbox, what a webhook's receiver stored, your own exports,
a lead that still waits on the queue (ask again in an hour), and Cloudflare's point-in-time copies of the database,
which end by themselves after at most 30 days.`;
  },
};

/** Asks a person at a terminal; a script has decided by calling. */
async function isConfirmed(lines: readonly string[]): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${lines.join("\n\n")}\n\nErase these for good? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

function theLead(database: LeadsDatabase, { subject }: Order): ListedLead {
  if (subject === undefined) throw new Misused("Give the reference of a lead, such as EM-7KQ2M9D4TR.");
  const reference = readReference(subject);
  const lead = findLead(database, reference);
  if (lead === undefined) throw new Misused(`There is no lead ${reference}.`);
  return lead;
}

/** As people type it: any case, without the prefix, with the letters that look like figures. */
function readReference(typed: string): string {
  const code = typed.trim().toUpperCase().replace(/^EM-?/, "");
  return `EM-${code.replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1")}`;
}

function readDate(text: string | undefined): number {
  const time = text === undefined ? 0 : Date.parse(text);
  if (Number.isNaN(time)) throw new Misused("Give the date as in --since 2026-11-21.");
  return time;
}

function hasWebhook(): boolean {
  return /^WEBHOOK_URL\s*=\s*"https:/m.test(readFileSync("wrangler.toml", "utf8"));
}

function isExpected(error: unknown): error is Error {
  if (error instanceof Misused || error instanceof NoDatabase) return true;
  return error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}

// A pager or `head` that has seen enough closes the pipe; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  if (!isExpected(error)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}
