import type { Env, MailSettings } from "../env.ts";
import { findLeads } from "../leads/find.ts";
import { faultOf } from "../log.ts";
import { type Claim, type ClaimedNotification, claimDigest } from "./claims.ts";
import { deliver } from "./deliver.ts";
import { backoff, markDigestSent, postponeDigest } from "./ledger.ts";
import { describedInDigest, digestMail } from "./mails/digest-mail.ts";
import { sendMail } from "./mails/send-mail.ts";

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
      await sendMail(mail, digestMail(leads, references));
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
