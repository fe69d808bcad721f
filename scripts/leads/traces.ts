import { findAll } from "#worker/leads/browse.ts";
import { findDeadLetters } from "#worker/leads/dead-letters.ts";
import type { ListedLead } from "#worker/leads/listed-lead.ts";
import { canonicalAddress } from "#worker/leads/person.ts";
import type { LeadsDatabase } from "./database.ts";

/** Traces of an address: its leads with all their versions, dead letters, and what only mentions it. */
export interface Traces {
  readonly leads: readonly ListedLead[];
  readonly mentions: readonly ListedLead[];
  readonly deadLetters: readonly string[];
  readonly deadLetterMentions: readonly string[];
}

export async function tracesOf({ ask }: LeadsDatabase, email: string): Promise<Traces> {
  const leads = await findAll(ask, { state: "all" });
  const letters = (await findDeadLetters(ask)).map(({ id, body }) => ({ id, value: readJson(body) }));
  const sent = letters.filter(({ value }) => hasAddress(value, email));
  const others = letters.filter((letter) => !sent.includes(letter) && mentions(letter.value, email));
  // Whoever corrected their address has sent the other versions too.
  const roots = new Set(
    leads.filter(({ answers }) => isSameAddress(answers.email, email)).map((lead) => rootOf(lead)),
  );
  const found = leads.filter((lead) => roots.has(rootOf(lead)));
  return {
    leads: found,
    mentions: leads.filter((lead) => !found.includes(lead) && mentions(lead.answers, email)),
    deadLetters: sent.map(({ id }) => id),
    deadLetterMentions: others.map(({ id }) => id),
  };
}

function rootOf({ reference, corrects }: ListedLead): string {
  return corrects ?? reference;
}

/** Says whether two addresses are one, written in any letter case and any Unicode form. */
function isSameAddress(one: unknown, other: string): boolean {
  return typeof one === "string" && canonicalAddress(one) === canonicalAddress(other);
}

/** Says whether a member named `email` anywhere in it is this address. */
function hasAddress(value: unknown, email: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(
    ([name, member]) => (name === "email" && isSameAddress(member, email)) || hasAddress(member, email),
  );
}

/** Says whether an address stands as a whole in any text of it: `ann@x.ca` does not stand in `joann@x.ca`. */
function mentions(value: unknown, email: string): boolean {
  if (typeof value === "string") {
    const address = canonicalAddress(email).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}._%+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, "u").test(
      canonicalAddress(value),
    );
  }
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((member) => mentions(member, email))
  );
}

/** Reads JSON; any other text stays as it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
