import type { SiteLanguage } from "#lead/languages.ts";
import { consultantWords } from "../consultant-words.ts";
import { type Env, mailSettings, secondMailSettings, webhookSettings } from "../env.ts";
import { findFailure, findTrouble } from "../leads/notifications.ts";
import { type AlertName, addAlert, statementsToAlert } from "../leads/worker-state.ts";
import { log } from "../log.ts";
import { day, minute } from "../time/durations.ts";
import { isPermanent } from "./failure-reason.ts";
import { digestRules } from "./policy.ts";

/** Throws for an alert of another version of the worker, which then stays in the ledger. */
export function alertText(name: string, reader: { language?: SiteLanguage }) {
  const { alerts } = consultantWords(reader).mails;
  if (!Object.hasOwn(alerts, name)) throw new Error(`there is no alert ${name}`);
  return alerts[name as keyof typeof alerts];
}

const mailMayFail = 15 * minute;

/** Bytes of a D1 database (https://developers.cloudflare.com/d1/platform/limits/). */
const databaseLimit = 10e9;

/**
 * Each channel reports failures of the other: the webhook's after a day, the mail's after 15 minutes,
 * permanent ones at once. Returns the failing channels for the heartbeat.
 */
export async function raiseDueAlerts(env: Env, now: number): Promise<readonly string[]> {
  if (mailSettings(env) === undefined) return [];
  const { DB } = env;
  const alerts: D1PreparedStatement[] = [];
  const raise = (name: AlertName) => alerts.push(...statementsToAlert(DB, name, now));
  const posting = webhookSettings(env) && (await findFailure(DB, "webhook"));
  if (posting && (posting.since <= now - day || posting.errors.some(isPermanent))) {
    raise("webhook-failing");
  }
  const { isUnmarked, isFlooded, databaseSize } = await findTrouble(DB, digestRules.atMost);
  if (isUnmarked) raise("not-marked");
  if (isFlooded) raise("flood");
  if (databaseSize > 0.8 * databaseLimit) raise("database-80");
  else if (databaseSize > 0.6 * databaseLimit) raise("database-60");
  if (alerts.length > 0) await DB.batch(alerts);
  const failure = await findFailure(DB, "mail");
  if (failure === undefined || (failure.since > now - mailMayFail && !failure.errors.some(isPermanent)))
    return [];
  log({ event: "mail failing" });
  await alertOfMail(env, now);
  return ["mail"];
}

export async function alertOfMail(env: Env, now: number): Promise<void> {
  if (webhookSettings(env)) await addAlert(env.DB, "mail-failing", now, "webhook");
  if (secondMailSettings(env)) await addAlert(env.DB, "mail-failing", now);
}
