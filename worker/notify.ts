import { type Env, type MailSettings, mailSettings, type WebhookSettings, webhookSettings } from "./env.ts";
import type { Channel, Lead } from "./lead-record.ts";
import { backoff, claimMail, claimWebhook, markMailed, postpone, settle } from "./ledger.ts";
import { faultOf, log } from "./log.ts";
import { leadMail } from "./mail.ts";
import { sendMail } from "./send-mail.ts";
import { findLeads } from "./store.ts";
import { soon } from "./time-limit.ts";
import { leadEvent, postEvent, WebhookFailure } from "./webhook.ts";

/**
 * Sends what is owed and due for one lead. Throws only when the database fails; a channel that fails goes back
 * into the ledger and leaves the other one alone.
 */
export async function notify(env: Env, reference: string, now = Date.now()): Promise<void> {
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  const claims = [
    ...(mail ? [claimMail(env.DB, reference, mail, now)] : []),
    ...(hook ? [claimWebhook(env.DB, reference, now)] : []),
  ];
  if (claims.length === 0) return;
  const answers = await env.DB.batch<{ tries: number }>(claims);
  const mailTries = mail && answers[0]?.results[0]?.tries;
  const hookTries = hook && answers.at(-1)?.results[0]?.tries;
  if (mailTries === undefined && hookTries === undefined) return;
  const [lead] = await findLeads(env.DB, [reference]);
  if (lead === undefined) {
    // Erased while it waited.
    await Promise.all([settle(env.DB, "mail", [reference]), settle(env.DB, "webhook", [reference])]);
    return;
  }
  await Promise.all([
    mail && mailTries !== undefined ? mailLead(env, mail, lead, mailTries, now) : undefined,
    hook && hookTries !== undefined ? postLead(env, hook, lead, hookTries, now) : undefined,
  ]);
}

async function mailLead(env: Env, mail: MailSettings, lead: Lead, tries: number, now: number): Promise<void> {
  try {
    await sendMail(mail, leadMail(lead, mail.from));
  } catch (error) {
    await failed(env, "mail", lead.reference, tries, now + backoff(tries), error, now);
    return;
  }
  log({ event: "notified", channel: "mail", reference: lead.reference, tries });
  await insist(() => markMailed(env.DB, lead.reference, now));
}

async function postLead(
  env: Env,
  hook: WebhookSettings,
  lead: Lead,
  tries: number,
  now: number,
): Promise<void> {
  try {
    await postEvent(hook, leadEvent(lead), now);
  } catch (error) {
    const wait = error instanceof WebhookFailure ? error.retryAfter : undefined;
    await failed(env, "webhook", lead.reference, tries, now + (wait ?? backoff(tries)), error, now);
    return;
  }
  log({ event: "notified", channel: "webhook", reference: lead.reference, tries });
  await insist(() => settle(env.DB, "webhook", [lead.reference]));
}

async function failed(
  env: Env,
  channel: Channel,
  reference: string,
  tries: number,
  dueAt: number,
  error: unknown,
  now: number,
): Promise<void> {
  log({ event: "notification failed", channel, reference, tries, fault: faultOf(error) });
  const reason = error instanceof Error ? error.message : String(error);
  await insist(() => postpone(env.DB, channel, [reference], dueAt, reason, now));
}

/** What is sent must be marked, else it is sent again when the lease ends: so the mark gets four tries in 3 s. */
async function insist(mark: () => Promise<void>): Promise<void> {
  for (const pause of [100, 500, 1500]) {
    try {
      await soon(mark(), 5000);
      return;
    } catch (error) {
      log({ event: "mark failed", fault: faultOf(error) });
      await scheduler.wait(pause);
    }
  }
  await mark();
}
