import { deployment } from "#firm/deployment.ts";
import { unfitSettings } from "#scripts/deploy/settings.ts";
import type { Action } from "#worker/leads/history.ts";
import { actionableFrom, statementsOf } from "#worker/leads/progress.ts";
import type { LeadsDatabase } from "./database.ts";
import { deadLettersText, deadLetterText, readDeadLetters, replayDeadLetter } from "./dead-letters.ts";
import { erase } from "./erase.ts";
import { importLeads } from "./import.ts";
import { Misused } from "./misused.ts";
import { exportCsv, exportJson, leadText, listText } from "./print.ts";
import { proofText } from "./proof.ts";
import {
  addMailAgain,
  allLeads,
  countLeads,
  findLead,
  historyOf,
  type ListedLead,
  listLeads,
  pendingOf,
} from "./query.ts";
import { reportText } from "./report.ts";
import { statusText } from "./status.ts";
import { readStored } from "./stored.ts";

/** What stands behind the command's name. */
export interface Order {
  readonly words: readonly string[];
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly format: string;
  readonly page: number;
  readonly onlyList: boolean;
}

export type Command = (database: LeadsDatabase, order: Order) => string | Promise<string>;

/** Leads on one page of the list. */
const pageLength = 50;

export const commands: Readonly<Record<string, Command>> = {
  list: (database, { since, page }) => {
    const count = countLeads(database, since);
    if (count === 0) return "There are no leads yet.";
    const pages = Math.ceil(count / pageLength);
    const leads = listLeads(database, { since, limit: pageLength, offset: (page - 1) * pageLength });
    const older = page < pages ? `; older ones: npm run leads -- list --page ${page + 1}` : "";
    return pages === 1 ? listText(leads) : `${listText(leads)}\n\nPage ${page} of ${pages}${older}`;
  },
  show: (database, order) => leadText(theLead(database, order)),
  export: (database, { since, format }) => {
    const write = {
      csv: exportCsv,
      json: (leads: readonly ListedLead[]) => exportJson(leads, readStored(database, since)),
    }[format];
    if (write === undefined) throw new Misused("Give --format csv or --format json.");
    return write(allLeads(database, since)).replace(/\n$/, "");
  },
  import: (database, { words: [file] }) => importLeads(database, file),
  status: (database) =>
    [
      statusText(database, Date.now()),
      ...unfitSettings().map((sentence) => `firm/deployment.ts: ${sentence}`),
    ].join("\n"),
  contacted: noting("contacted", "is marked as contacted."),
  closed: noting("closed", "is closed."),
  reopened: noting("reopened", "waits for contact again."),
  release: noting("released", "is released; its notification goes out within a minute or two."),
  spam: noting("spam", "is marked as spam."),
  resend: (database, order) => {
    const { reference } = theLead(database, order);
    addMailAgain(database, reference, Date.now());
    return `The mail about ${reference} goes out again within a minute or two.`;
  },
  proof: (database, order) => {
    const lead = theLead(database, order);
    return proofText(lead, historyOf(database, lead.reference), pendingOf(database, lead.reference));
  },
  report: (database, { since }) => reportText(database, since, Date.now()),
  "dead-letters": (database, { words: [act = "list", id] }) => {
    const letters = readDeadLetters(database);
    if (act === "list") return deadLettersText(letters);
    const letter = letters.find((one) => one.id === id);
    if (act !== "show" && act !== "replay") {
      throw new Misused("Give dead-letters list, dead-letters show ID or dead-letters replay ID.");
    }
    if (letter === undefined) throw new Misused(`There is no dead letter ${id ?? "without an id"}.`);
    if (act === "show") return deadLetterText(letter);
    replayDeadLetter(database, letter.id, Date.now());
    return `The worker takes ${letter.id} once more within a minute or two. It is gone from the list once it is stored.`;
  },
  erase: (database, order) => erase(database, { ...order, channels: channels() }),
};

/** A command that notes what became of a lead, as the links in mails do. */
function noting(action: Action, said: string): Command {
  return (database, order) => {
    const { reference, progress } = theLead(database, order);
    const changed = database.change(
      statementsOf({ reference, action, at: Date.now(), by: "command", channels: channels() }),
    );
    if (changed > 0) return `${reference} ${said}`;
    const from = actionableFrom[action].join(", ");
    return `${reference} is ${progress}, so nothing is changed: this is for leads that are ${from}.`;
  };
}

function channels(): readonly ("mail" | "webhook")[] {
  return deployment.webhookUrl ? ["mail", "webhook"] : ["mail"];
}

function theLead(database: LeadsDatabase, { words: [subject] }: Order): ListedLead {
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
