import { raise } from "./alerts.ts";
import { type Env, type MailSettings, mailSettings, type WebhookSettings, webhookSettings } from "./env.ts";
import { insist } from "./insist.ts";
import type { Channel, Lead } from "./lead-record.ts";
import {
  backoff,
  claimMail,
  claimWebhook,
  markGone,
  markSent,
  postpone,
  selectOpenMail,
  settle,
} from "./ledger.ts";
import { faultOf, log } from "./log.ts";
import { leadMail } from "./mail.ts";
import { sendMail } from "./send-mail.ts";
import { findLeads } from "./store.ts";
import { leadEvent, postEvent, WebhookFailure } from "./webhook.ts";

// Where the inbox was found full, each further claim would count its mails in vain; the sweep looks every minute.
const fullUntil = new WeakMap<D1Database, number>();
const minute = 60_000;

/** The next claim asks the database again whether the inbox is full. */
export function lookAgain(db: D1Database): void {
  fullUntil.delete(db);
}

/**
 * Sends what is owed and due for one lead. Throws only when the database fails; a channel that fails goes back
 * into the ledger and leaves the other one alone.
 */
export async function notify(env: Env, reference: string, now = Date.now()): Promise<void> {
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  const full = now < (fullUntil.get(env.DB) ?? 0);
  const claims = {
    mail:
      mail && !full ? [claimMail(env.DB, reference, mail, now), selectOpenMail(env.DB, reference, now)] : [],
    hook: hook ? [claimWebhook(env.DB, reference, hook, now)] : [],
  };
  if (claims.mail.length + claims.hook.length === 0) return;
  const answers = await env.DB.batch<{ tries: number }>([...claims.mail, ...claims.hook]);
  const tries = answers.map(({ results }) => results[0]?.tries);
  const mailTries = claims.mail.length > 0 ? tries[0] : undefined;
  const hookTries = claims.hook.length > 0 ? tries.at(-1) : undefined;
  if (claims.mail.length > 0 && tries[1] !== undefined) fullUntil.set(env.DB, now + minute);
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
  await insist(() => markSent(env.DB, "mail", lead.reference, now));
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
    const failure = error instanceof WebhookFailure ? error : undefined;
    if (failure?.gone) {
      await insist(() => markGone(env.DB, hook.url, now));
      await insist(() => raise(env.DB, "webhook-gone", now));
    }
    const wait = failure?.retryAfter ?? backoff(tries);
    await failed(env, "webhook", lead.reference, tries, now + wait, error, now);
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
