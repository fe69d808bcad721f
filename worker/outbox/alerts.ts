import type { Env, MailSettings, WebhookSettings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { insist } from "../retry.ts";
import { dailyMail } from "./digests.ts";
import {
  backoff,
  claimOwn,
  day,
  findOwn,
  isDayFull,
  markSent,
  oldestFailure,
  oweOwn,
  postpone,
} from "./ledger.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { postEvent } from "./webhook.ts";

const texts = {
  "webhook-failing": {
    subject: "The webhook has failed for a day",
    text: "Leads are stored and mailed as usual; the webhook is tried on. Look at its receiver, and at: npm run leads -- status",
  },
  "webhook-gone": {
    subject: "The webhook's receiver wants no more events",
    text: "It answered 410, so nothing more is sent to this address. Set another WEBHOOK_URL, or an empty one to switch it off.",
  },
  "mail-failing": {
    subject: "Mail has failed for a day",
    text: "Leads are stored; mail is tried on. Look at the sending domain, and at: npm run leads -- status",
  },
  "dead-letter": {
    subject: "A queue message could not be read",
    text: "It is kept in the table dead_letters. docs/operating.md says how to read it and what to do.",
  },
  "late-lead": {
    subject: "Leads were stored late",
    text: "The database did not answer for a while, so they waited on the queue. Nothing is lost; their own mails follow.",
  },
  "day-full": {
    subject: "No more mails today",
    text: "The day's number of mails is reached. Leads are stored all the same and come with the next digest: npm run leads -- list",
  },
} as const;

export type Alert = keyof typeof texts;

/** Owes an alert by mail, once a day for each kind. */
export async function raise(db: D1Database, alert: Alert, now: number): Promise<void> {
  await oweOwn(db, "mail", nameOf(alert, now), alert === "day-full" ? "notice" : "alert", now);
}

function nameOf(alert: Alert, now: number): string {
  return `${alert}-${new Date(now).toISOString().slice(0, 10)}`;
}

/** What the ledger shows to be wrong becomes an alert: each channel tells of the other. */
export async function watch(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  if (mail && hook && (await oldestFailure(env.DB, "webhook")) <= now - day) {
    await raise(env.DB, "webhook-failing", now);
  }
  if (mail && (await isDayFull(env.DB, mail, now))) await raise(env.DB, "day-full", now);
  if (mail && (await oldestFailure(env.DB, "mail")) <= now - day) {
    log({ event: "mail failing for a day" });
    if (hook) await oweOwn(env.DB, "webhook", nameOf("mail-failing", now), "alert", now);
  }
}

/** Sends the mails and events of ours that are due. */
export async function sendOwn(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  for (const { reference, channel, kind, tries } of await findOwn(env.DB, now)) {
    if (channel === "mail" && mail) await mailOwn(env, mail, reference, kind, now);
    if (channel === "webhook" && hook) await postOwn(env, hook, reference, tries + 1, now);
  }
}

async function mailOwn(
  env: Env,
  mail: MailSettings,
  reference: string,
  kind: string,
  now: number,
): Promise<void> {
  const tries = await claimOwn(env.DB, reference, mail, now);
  if (tries === undefined) return;
  try {
    // The name is the alert's and the day's: `webhook-gone-2026-11-21`.
    const alert = texts[reference.slice(0, -11) as Alert];
    const letter = kind === "daily" ? await dailyMail(env.DB, mail, now) : alertMail(alert, mail);
    if (letter) await sendMail(mail, letter);
  } catch (error) {
    log({ event: "notification failed", channel: "mail", outcome: kind, tries, fault: faultOf(error) });
    await insist(() => postpone(env.DB, "mail", [reference], now + backoff(tries), faultOf(error), now));
    return;
  }
  log({ event: "notified", channel: "mail", outcome: kind, tries });
  await insist(() => markSent(env.DB, "mail", reference, now));
}

async function postOwn(
  env: Env,
  hook: WebhookSettings,
  reference: string,
  tries: number,
  now: number,
): Promise<void> {
  const { text } = texts["mail-failing"];
  try {
    await postEvent(hook, { id: `msg_${reference}`, type: "mail.failing", at: now, data: { text } }, now);
  } catch (error) {
    log({ event: "notification failed", channel: "webhook", outcome: "alert", tries, fault: faultOf(error) });
    await insist(() => postpone(env.DB, "webhook", [reference], now + backoff(tries), faultOf(error), now));
    return;
  }
  await insist(() => markSent(env.DB, "webhook", reference, now));
}
