import { type Env, type MailSettings, mailSettings, type WebhookSettings, webhookSettings } from "../env.ts";
import type { Channel, Lead } from "../leads/record.ts";
import { findLeads } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { insist } from "../retry.ts";
import { raise } from "./alerts.ts";
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
import { leadMail } from "./mails/lead-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { leadEvent, postEvent, WebhookFailure } from "./webhook.ts";

// Where the inbox was found full, each further claim would count its mails in vain; the sweep looks every minute.
const fullUntil = new WeakMap<D1Database, number>();
const minute = 60_000;

/** The next claim asks the database again whether the inbox is full. */
export function lookAgain(db: D1Database): void {
  fullUntil.delete(db);
}

/** Runs what it is given one after another, whether the one before succeeded or not. */
export type InTurn = (act: () => Promise<void>) => Promise<void>;

export function oneByOne(): InTurn {
  let last = Promise.resolve();
  return (act) => {
    last = last.then(act, act);
    return last;
  };
}

/**
 * Sends what is owed and due for one lead. Throws only when the database fails; a channel that fails goes back
 * into the ledger and leaves the other one alone. Mails go in turn, so that a crash between a mail and its mark
 * repeats this one mail and no other.
 */
export async function notify(
  env: Env,
  reference: string,
  inTurn: InTurn,
  clock: () => number = Date.now,
): Promise<void> {
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  await Promise.all([
    mail && inTurn(() => mailOwed(env, mail, reference, clock())),
    hook && postOwed(env, hook, reference, clock()),
  ]);
}

async function mailOwed(env: Env, mail: MailSettings, reference: string, now: number): Promise<void> {
  if (now < (fullUntil.get(env.DB) ?? 0)) return;
  const [claimed, unclaimed] = await env.DB.batch<{ tries: number }>([
    claimMail(env.DB, reference, mail, now),
    selectOpenMail(env.DB, reference, now),
  ]);
  if (unclaimed?.results.length) fullUntil.set(env.DB, now + minute);
  const tries = claimed?.results[0]?.tries;
  const lead = tries === undefined ? undefined : await owedLead(env, "mail", reference);
  if (tries === undefined || lead === undefined) return;
  try {
    await sendMail(mail, leadMail(lead, mail));
  } catch (error) {
    await failed(env, "mail", reference, tries, now + backoff(tries), error, now);
    return;
  }
  log({ event: "notified", channel: "mail", reference, tries });
  await insist(() => markSent(env.DB, "mail", reference, now));
}

async function postOwed(env: Env, hook: WebhookSettings, reference: string, now: number): Promise<void> {
  const claimed = await claimWebhook(env.DB, reference, hook, now).first<{ tries: number }>();
  const lead = claimed === null ? undefined : await owedLead(env, "webhook", reference);
  if (claimed === null || lead === undefined) return;
  const { tries } = claimed;
  try {
    await postEvent(hook, leadEvent(lead), now);
  } catch (error) {
    const failure = error instanceof WebhookFailure ? error : undefined;
    if (failure?.gone) {
      await insist(() => markGone(env.DB, hook.url, now));
      await insist(() => raise(env.DB, "webhook-gone", now));
    }
    const wait = failure?.retryAfter ?? backoff(tries);
    await failed(env, "webhook", reference, tries, now + wait, error, now);
    return;
  }
  log({ event: "notified", channel: "webhook", reference, tries });
  await insist(() => settle(env.DB, "webhook", [reference]));
}

async function owedLead(env: Env, channel: Channel, reference: string): Promise<Lead | undefined> {
  const [lead] = await findLeads(env.DB, [reference]);
  // Erased while it waited.
  if (lead === undefined) await settle(env.DB, channel, [reference]);
  return lead;
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
