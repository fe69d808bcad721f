import { day } from "../durations.ts";
import type { Env, MailSettings, WebhookSettings } from "../env.ts";
import { log } from "../log.ts";
import { isDayFull } from "./claims.ts";
import { addSystemNotification, oldestFailure } from "./ledger.ts";

/** What the consultant reads of each alert; the name is what the ledger's column `about` holds. */
const alertTexts = {
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

export type Alert = keyof typeof alertTexts;

/** Throws where the ledger names an alert of another version of the worker, which then stays in the ledger. */
export function alertText(about: string): { readonly subject: string; readonly text: string } {
  if (!Object.hasOwn(alertTexts, about)) throw new Error(`there is no alert ${about}`);
  return alertTexts[about as Alert];
}

/** Adds an alert to the ledger, by mail unless told otherwise, once a day for each name. */
export async function raiseAlert(
  db: D1Database,
  alert: Alert,
  now: number,
  channel: "mail" | "webhook" = "mail",
): Promise<void> {
  const date = new Date(now).toISOString().slice(0, 10);
  await addSystemNotification(db, channel, alert, `${alert}-${date}`, now);
}

/** What the ledger shows to be wrong becomes an alert: each channel tells of the other. */
export async function raiseDueAlerts(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  if (mail && hook && (await oldestFailure(env.DB, "webhook")) <= now - day) {
    await raiseAlert(env.DB, "webhook-failing", now);
  }
  if (mail && (await isDayFull(env.DB, mail, now))) await raiseAlert(env.DB, "day-full", now);
  if (mail && (await oldestFailure(env.DB, "mail")) <= now - day) {
    log({ event: "mail failing for a day" });
    if (hook) await raiseAlert(env.DB, "mail-failing", now, "webhook");
  }
}
