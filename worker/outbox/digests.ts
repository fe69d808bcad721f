import type { Env, MailSettings } from "../env.ts";
import { findLeads } from "../leads/find.ts";
import type { Lead } from "../leads/record.ts";
import { type Bundle, type Claim, claimBundle, findBundleCandidates } from "./claims.ts";
import { deliver } from "./deliver.ts";
import { backoff, markBundleSent, postponeBundle, reasonOf, removeNotifications } from "./ledger.ts";
import { withActions } from "./mails/action-links.ts";
import type { NamingMail } from "./mails/compose.ts";
import { digestMails } from "./mails/digest-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { suspectMails } from "./mails/suspect-mail.ts";
import { withPageNotices } from "./site-facts.ts";

const composers = { digest: digestMails, suspects: suspectMails };
const offers = { digest: "lead", suspects: "suspect" } as const;

interface ClaimedBundle extends Claim, NamingMail {}

/**
 * One mail for leads that the inbox's bounds have held back, or for suspects. It claims only those whom it names
 * with their text: what has no room in it waits for the next one.
 */
export async function sendBundle(env: Env, bundle: Bundle, mail: MailSettings, now: number): Promise<void> {
  const { DB } = env;
  const name = `${bundle}-${new Date(now).toISOString()}`;
  await deliver<ClaimedBundle>({
    label: { channel: "mail", outcome: bundle },
    claim: () => claimFirstMail(env, bundle, name, mail, now),
    send: (claim) => sendMail(mail, claim.mail),
    done: ({ references }, answer) => markBundleSent(DB, { name, about: bundle, answer }, references, now),
    failed: ({ references, tries }, error) =>
      postponeBundle(DB, name, references, now + backoff(tries), reasonOf(error), now),
  });
}

async function claimFirstMail(
  env: Env,
  bundle: Bundle,
  name: string,
  mail: MailSettings,
  now: number,
): Promise<ClaimedBundle | undefined> {
  const { DB: db } = env;
  const compose = composers[bundle];
  const found = await findInOrder(db, await findBundleCandidates(db, bundle, mail, now));
  const noticed = await withPageNotices(found, env, mail);
  const leads = await withActions(noticed, offers[bundle], mail, now);
  const [first] = compose(leads, mail);
  if (first === undefined) return undefined;
  const claimed = await claimBundle(db, bundle, name, first.references, mail, now);
  const got = new Set(claimed.map(({ reference }) => reference));
  // Another invocation may have taken some of them meanwhile.
  const [naming] = compose(
    leads.filter(({ reference }) => got.has(reference)),
    mail,
  );
  // A lead that has just come must not wait for the longest backoff among the others.
  const tries = Math.min(...claimed.map((one) => one.tries));
  return naming && { ...naming, tries, count: naming.references.length };
}

/** The leads in the order of their references; what is owed for one that was erased meanwhile goes. */
export async function findInOrder(db: D1Database, references: readonly string[]): Promise<readonly Lead[]> {
  if (references.length === 0) return [];
  const found = new Map((await findLeads(db, references)).map((lead) => [lead.reference, lead]));
  const erased = references.filter((reference) => !found.has(reference));
  if (erased.length > 0) await removeNotifications(db, "mail", erased);
  return references.flatMap((reference) => found.get(reference) ?? []);
}
