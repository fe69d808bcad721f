import type { Language } from "#lead/languages.ts";
import { day, minute } from "../durations.ts";
import { type Env, type MailSettings, secondMailSettings, type WebhookSettings } from "../env.ts";
import { log } from "../log.ts";
import { isDayFull } from "./claims.ts";
import { addSystemNotification, findFailure, hasUnmarked, isPermanent } from "./ledger.ts";
import type { MailWords } from "./mails/words/en.ts";
import { mailWords } from "./mails/words/mail-words.ts";

/** What the ledger's column `about` holds of an alert. */
export type Alert = keyof MailWords["alerts"];

/** What the consultant reads. Throws where the ledger names an alert of another version of the worker, which then stays there. */
export function alertText(about: string, reader: { readonly language?: Language }) {
  const { alerts } = mailWords(reader);
  if (!Object.hasOwn(alerts, about)) throw new Error(`there is no alert ${about}`);
  return alerts[about as Alert];
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
