import { leadName, leadTitles } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import type { Env, MailSettings } from "../env.ts";
import { findLeads } from "../leads/find.ts";
import type { Lead } from "../leads/record.ts";
import { faultOf } from "../log.ts";
import { type Claim, type ClaimedNotification, claimDigest } from "./claims.ts";
import { deliver } from "./deliver.ts";
import { backoff, markDigestSent, postponeDigest } from "./ledger.ts";
import { compose } from "./mails/compose.ts";
import type { Part } from "./mails/parts.ts";
import { sendMail } from "./mails/send-mail.ts";

/** Leads that a digest names with their contact lines; of the rest it gives the references. */
export const describedInDigest = 200;

interface ClaimedDigest extends Claim {
  readonly references: readonly string[];
}

/** One mail for all leads that the inbox's hourly bound has held back. */
export async function sendDigest(env: Env, mail: MailSettings, now: number): Promise<void> {
  const digest = `digest-${new Date(now).toISOString()}`;
  await deliver<ClaimedDigest>({
    label: { channel: "mail", outcome: "digest" },
    claim: async () => toClaim(await claimDigest(env.DB, digest, mail, now)),
    send: async ({ references }) => {
      const leads = await findLeads(env.DB, references.slice(0, describedInDigest));
      const subject = `${references.length} new leads`;
      await sendMail(mail, compose(subject, digestParts(leads, references, mail), mail));
    },
    done: ({ references }) => markDigestSent(env.DB, digest, references, now),
    failed: ({ references, tries }, error) =>
      postponeDigest(env.DB, digest, references, now + backoff(tries), faultOf(error), now),
  });
}

function toClaim(claimed: readonly ClaimedNotification[]): ClaimedDigest | undefined {
  if (claimed.length === 0) return undefined;
  return {
    // A lead that has just come must not wait for the longest backoff among the others.
    tries: Math.min(...claimed.map(({ tries }) => tries)),
    count: claimed.length,
    references: claimed.map(({ reference }) => reference),
  };
}

function digestParts(
  leads: readonly Lead[],
  references: readonly string[],
  { timeZone }: MailSettings,
): readonly Part[] {
  const described = new Set(leads.map(({ reference }) => reference));
  const rest = references.filter((reference) => !described.has(reference));
  return [
    {
      kind: "paragraph",
      text: "More leads came than mails may be sent in an hour. All of them are stored: npm run leads -- list",
    },
    { kind: "heading", text: "Leads" },
    { kind: "rows", rows: leads.map((lead) => leadRow(lead, timeZone)) },
    ...(rest.length === 0 ? [] : [{ kind: "paragraph", text: `And ${rest.join(", ")}` } as const]),
  ];
}

/** A lead in one line: when, which form, who and how to reach them. */
export function leadRow(lead: Lead, timeZone: string): Row {
  const contact = [leadName(lead.answers), lead.answers.email, lead.answers.phone];
  return {
    name: "lead",
    label: lead.reference,
    value: `${showTime(lead.receivedAt, timeZone)}, ${leadTitles[lead.form]}: ${contact.join(", ")}`,
  };
}
