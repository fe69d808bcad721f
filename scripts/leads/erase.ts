import { createInterface } from "node:readline/promises";
import { deployment } from "#firm/deployment.ts";
import { leadName, showBidi } from "#lead/lead-rows.ts";
import { isoTime } from "#lead/local-time.ts";
import { removeDeadLetter } from "#worker/leads/dead-letters.ts";
import type { ListedLead } from "#worker/leads/listed-lead.ts";
import { statementsToEraseNow } from "#worker/leads/retention.ts";
import { type LeadsDatabase, Misused } from "./database.ts";
import { tracesOf } from "./traces.ts";

export async function erase(
  database: LeadsDatabase,
  { words: [subject], onlyList }: { words: readonly string[]; onlyList: boolean },
): Promise<string> {
  if (!subject?.includes("@")) throw new Misused("Give the e-mail address to erase.");
  const { leads, mentions, deadLetters, deadLetterMentions } = await tracesOf(database, subject);
  const lines = [
    leads.length > 0 ? listText(leads) : "No lead has this address.",
    deadLetters.length > 0 && `Dead letters: ${deadLetters.join(", ")}`,
    mentions.length > 0 && `Mentioned in, not erased:\n${listText(mentions)}`,
    deadLetterMentions.length > 0 &&
      `Mentioned in dead letters, not erased: ${deadLetterMentions.join(", ")}`,
  ].filter((line) => line !== false);
  const any = leads.length + deadLetters.length > 0;
  if (onlyList || (any && !(await isConfirmed(lines)))) return [...lines, "Nothing is erased."].join("\n\n");
  const references = leads.map(({ reference }) => reference);
  database.change([
    ...(await statementsToEraseNow(references, Date.now(), deployment.webhook ? ["webhook"] : [])),
    ...deadLetters.map(removeDeadLetter),
  ]);
  return `${lines.join("\n\n")}

Erased: ${[...references, ...deadLetters.map((id) => `dead letter ${id}`)].join(", ") || "nothing"}.
Out of reach here: mails already in the consultant's inbox, what a webhook's receiver stored, your own exports,
a lead that still waits on the queue (ask again in an hour), and Cloudflare's point-in-time copies of the database,
which end by themselves after at most 30 days.`;
}

/** One line per lead. A terminal obeys control characters, so it gets none of a visitor's. */
function listText(leads: readonly ListedLead[]) {
  return leads
    .map(({ reference, receivedAt, answers }) => {
      const who = [leadName(answers), String(answers.email ?? "")].join(", ");
      return `${reference}  ${isoTime(receivedAt, deployment.timeZone)}  ${showBidi(who).replace(/\p{Cc}/gu, " ")}`;
    })
    .join("\n");
}

/** Asks a person at a terminal; a script has decided already. */
async function isConfirmed(lines: readonly string[]) {
  if (!process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${lines.join("\n\n")}\n\nErase these for good? Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}
