import { day, minute } from "../durations.ts";
import { type Env, type MailSettings, secondMailSettings, type WebhookSettings } from "../env.ts";
import { log } from "../log.ts";
import { isDayFull } from "./claims.ts";
import { addSystemNotification, findFailure, hasUnmarked, isPermanent } from "./ledger.ts";

/** What the consultant reads of each alert; the name is what the ledger's column `about` holds. */
const alertTexts = {
  "webhook-failing": {
    subject: "The webhook fails",
    text: "It has failed for a day, or its secret is no base64. Leads are stored and mailed as usual, and events are tried on. Look at: npm run leads -- status",
  },
  "webhook-gone": {
    subject: "The webhook's receiver wants no more events",
    text: "It answered 410, so nothing more is sent to this address. Set another WEBHOOK_URL, or an empty one to switch it off.",
  },
  "mail-failing": {
    subject: "Mails do not go out",
    text: "Leads are stored; mail is tried on. Look at the sending domain, at the confirmed address, and at: npm run leads -- status",
  },
  "not-marked": {
    subject: "A mail may have come several times",
    text: "It was sent, or broke off, several times without its mark in the database. It is tried again once a day. Look at: npm run leads -- status",
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
    subject: "No more single mails today",
    text: "The day's single mails are used up. Leads are stored all the same and come in digests, at most two hours apart: npm run leads -- list",
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

/** How long mail may fail before another channel tells of it. */
const mailPatience = 15 * minute;

/**
 * What the ledger shows to be wrong becomes an alert: each channel tells of the other, the webhook's failure after a
 * day, the mail's after 15 minutes or at once when it is refused for good. Answers what fails, for the heartbeat.
 */
export async function raiseDueAlerts(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<readonly string[]> {
  if (mail === undefined) return [];
  const { DB } = env;
  const posting = hook && (await findFailure(DB, "webhook"));
  if (posting && (posting.since <= now - day || posting.errors.some(isPermanent))) {
    await raiseAlert(DB, "webhook-failing", now);
  }
  if (await isDayFull(DB, mail, now)) await raiseAlert(DB, "day-full", now);
  if (await hasUnmarked(DB)) await raiseAlert(DB, "not-marked", now);
  const failure = await findFailure(DB, "mail");
  if (failure === undefined || (failure.since > now - mailPatience && !failure.errors.some(isPermanent)))
    return [];
  log({ event: "mail failing" });
  if (hook) await raiseAlert(DB, "mail-failing", now, "webhook");
  if (secondMailSettings(env)) await raiseAlert(DB, "mail-failing", now);
  return ["mail"];
}
