import { findAll } from "#worker/leads/browse.ts";
import { findDeadLetters } from "#worker/leads/dead-letters.ts";
import { canonicalAddress } from "#worker/leads/identity.ts";
import type { ListedLead } from "#worker/leads/listed-lead.ts";
import type { LeadsDatabase } from "./database.ts";

export async function tracesOf({ ask }: LeadsDatabase, email: string) {
  const leads = await findAll(ask, { state: "all" });
  const letters = await findDeadLetters(ask);
  const sent = letters.filter(({ body }) => membersOf(body).some((one) => isAddress(one, email)));
  // People who corrected their address have sent the other versions too.
  const roots = new Set(
    leads.filter(({ answers }) => isAddress(["email", answers.email], email)).map((lead) => rootOf(lead)),
  );
  const found = leads.filter((lead) => roots.has(rootOf(lead)));
  const mentioning = <T>(some: readonly T[], others: readonly T[], json: (one: T) => string) =>
    others.filter(
      (one) => !some.includes(one) && membersOf(json(one)).some((member) => mentions(member, email)),
    );
  return {
    leads: found,
    mentions: mentioning(found, leads, ({ answers }) => JSON.stringify(answers)),
    deadLetters: sent.map(({ id }) => id),
    deadLetterMentions: mentioning(sent, letters, ({ body }) => body).map(({ id }) => id),
  };
}

function rootOf({ reference, corrects }: ListedLead) {
  return corrects ?? reference;
}

type Member = readonly [name: string, value: unknown];

/** All members of a JSON text at any depth; other text is one member without a name. */
function membersOf(text: string): readonly Member[] {
  const members: Member[] = [];
  try {
    JSON.parse(text, (name, value) => {
      members.push([name, value]);
      return value;
    });
    return members;
  } catch {
    return [["", text]];
  }
}

function isAddress([name, value]: Member, email: string) {
  return name === "email" && typeof value === "string" && canonicalAddress(value) === canonicalAddress(email);
}

/** Whether a text contains a whole address: `joann@x.ca` does not contain `ann@x.ca`. */
function mentions([, value]: Member, email: string) {
  const address = canonicalAddress(email).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._%+-])${address}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, "u");
  return typeof value === "string" && whole.test(canonicalAddress(value));
}
