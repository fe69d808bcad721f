import { type Env, type MailSettings, mailSettings } from "../env.ts";
import { findLeads } from "../leads/find.ts";
import { claimDigest, findForDigest } from "../leads/mail-claims.ts";
import { type ClaimedNotification, markLeadsNotified, postpone } from "../leads/notifications.ts";
import type { Lead } from "../leads/record.ts";
import { deliver } from "./deliver.ts";
import { reasonOf } from "./failure-reason.ts";
import { withActions } from "./mails/action-links.ts";
import type { NamingMail } from "./mails/compose.ts";
import { digestMail } from "./mails/digest-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { digestRules, shownInFull } from "./policy.ts";

type ClaimedDigest = ClaimedNotification & NamingMail;

/** Claims only the leads that it lists; the others wait for the next digest. */
export async function sendDigest(env: Env, now: number): Promise<void> {
  const mail = mailSettings(env);
  if (mail === undefined) return;
  const { db } = mail;
  await deliver<ClaimedDigest>({
    label: { channel: "mail", outcome: "digest" },
    claim: () => claimNamed(mail, now),
    send: (claim) => sendMail(mail, claim.mail),
    done: ({ references }, answer) =>
      markLeadsNotified(db, references, { at: now, what: "mail", about: "digest", answer }),
    failed: ({ references }, error) =>
      postpone(db, "mail", references, { dueAt: now, fault: reasonOf(error), now }),
  });
}

async function claimNamed(mail: MailSettings, now: number): Promise<ClaimedDigest | undefined> {
  const { db } = mail;
  const { references, waiting } = await findForDigest(db, digestRules, now);
  const leads = references.length > 0 ? await findLeads(db, references) : [];
  if (leads.length === 0) return undefined;
  const order = ({ reference }: Lead) => references.indexOf(reference);
  const found = leads.toSorted((one, other) => order(one) - order(other));
  const full = await Promise.all(
    found
      .slice(0, shownInFull)
      .map((lead) => withActions(lead, lead.state === "suspect" ? "suspect" : "lead", mail, now)),
  );
  const listed = [...full, ...found.slice(shownInFull)];
  const compose = (some: typeof listed, waiting: number) =>
    digestMail(some, { waiting, full: shownInFull }, mail);
  const claimed = await claimDigest(db, compose(listed, waiting).references, digestRules, now);
  if (claimed.length === 0) return undefined;
  // Another invocation may have taken some of them meanwhile.
  const got = new Set(claimed.map(({ reference }) => reference));
  const named = listed.filter(({ reference }) => got.has(reference));
  const digest = compose(named, Math.max(waiting, named.length));
  return { ...digest, tries: Math.min(...claimed.map(({ tries }) => tries)), count: named.length };
}
