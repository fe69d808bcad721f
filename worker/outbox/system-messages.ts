import { type Env, type MailSettings, secondMailSettings, type WebhookSettings } from "../env.ts";
import { claimSystemMail } from "../leads/mail-claims.ts";
import {
  claimUncounted,
  findDueSystemMessages,
  removeNotifications,
  type SystemMessage,
} from "../leads/notifications.ts";
import { faultOf, log } from "../log.ts";
import { alertText } from "./alerts.ts";
import { sendDailyMail } from "./daily.ts";
import { type DeliveryResult, deliver, postponing } from "./deliver.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { sequence } from "./notify.ts";
import { systemMailPause } from "./policy.ts";
import { postEvent } from "./webhook.ts";

/** Messages per sweep: only one mail an hour is sent, but each costs a query. */
const messagesOfOneSweep = 2;

/** Sends due daily mails and alerts, by mail and webhook; one failure does not stop the others. */
export async function sendSystemMessages(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  const inSequence = { mail: sequence(), webhook: sequence() };
  for (const notification of await findDueSystemMessages(env.DB, messagesOfOneSweep, now)) {
    const { channel, name } = notification;
    const send =
      name === "daily"
        ? async () => mail && sendDailyMail(env, mail, notification, now)
        : () => sendAlert(env, mail, hook, notification, now);
    try {
      // The alert about failing mail goes to a second address, so it need not wait for the first.
      await (name === "mail-failing" ? send() : inSequence[channel](send));
    } catch (error) {
      log({ event: "sweep failed", outcome: name, channel, fault: faultOf(error) });
    }
  }
}

async function sendAlert(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  notification: SystemMessage,
  now: number,
): Promise<DeliveryResult> {
  const { channel, name, id } = notification;
  const by = name === "mail-failing" ? secondMailSettings(env) : mail;
  const send =
    channel === "mail"
      ? by && (async () => sendMail(by, alertMail(alertText(name, by), by)))
      : hook && (() => postAlert(hook, notification, now));
  if (send === undefined) return undefined;
  return deliver({
    label: { channel, outcome: name },
    // Only mails to the consultant's own address count towards the inbox's limits.
    claim: () =>
      channel === "mail" && name !== "mail-failing"
        ? claimSystemMail(env.DB, id, systemMailPause, now)
        : claimUncounted(env.DB, channel, id, now),
    send,
    done: () => removeNotifications(env.DB, channel, [id]),
    failed: postponing(env.DB, channel, [id], now),
  });
}

async function postAlert(hook: WebhookSettings, { name, id }: SystemMessage, now: number): Promise<string> {
  const { text } = alertText(name, {});
  return postEvent(hook, { id: `msg_${id}`, type: "mail.failing", at: now, data: { text } }, now);
}
