import type { LeadsDatabase } from "./database.ts";
import { readDeadLetters } from "./dead-letters.ts";
import { allLeads, type ListedLead } from "./query.ts";

/** What an address has left behind: the leads and dead letters that it sent, and those that only mention it. */
export interface Traces {
  readonly leads: readonly ListedLead[];
  readonly mentions: readonly ListedLead[];
  readonly deadLetters: readonly string[];
  readonly deadLetterMentions: readonly string[];
}

export function tracesOf(database: LeadsDatabase, email: string): Traces {
  const leads = allLeads(database);
  const letters = readDeadLetters(database).map(({ id, body }) => ({
    id,
    relation: relationOf(readJson(body), email),
  }));
  const related = (relation: string) =>
    letters.filter((letter) => letter.relation === relation).map(({ id }) => id);
  const own = leads.filter(({ answers }) => isSameAddress(answers.email, email));
  return {
    leads: own,
    mentions: leads.filter((lead) => !own.includes(lead) && mentions(lead.answers, email)),
    deadLetters: related("sent"),
    deadLetterMentions: related("mentions"),
  };
}

/** Whether two addresses are one, written in any letter case and any Unicode form. */
function isSameAddress(one: unknown, other: string): boolean {
  return typeof one === "string" && foldAddress(one) === foldAddress(other);
}

function foldAddress(address: string): string {
  // Upper case first: it brings together what lower case keeps apart, such as the two Greek sigmas.
  return address.trim().toUpperCase().toLowerCase().normalize("NFC");
}

function relationOf(value: unknown, email: string): "sent" | "mentions" | undefined {
  if (hasAddress(value, email)) return "sent";
  return mentions(value, email) ? "mentions" : undefined;
}

/** Whether a member named `email` anywhere in it is this address. */
function hasAddress(value: unknown, email: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => (name === "email" && isSameAddress(member, email)) || hasAddress(member, email),
  );
}

/** Whether an address stands as a whole in any text of it: `ann@x.ca` does not stand in `joann@x.ca`. */
function mentions(value: unknown, email: string): boolean {
  if (typeof value === "string") {
    const address = foldAddress(email).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, "u").test(
      foldAddress(value),
    );
  }
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((member) => mentions(member, email))
  );
}

/** What is no JSON stays the text that it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
