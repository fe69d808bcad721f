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
import { deliver, type Outcome, postponing } from "./deliver.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { sequence } from "./notify.ts";
import { systemMailPause } from "./policy.ts";
import { postEvent } from "./webhook.ts";

/** Messages of one sweep; of mails one an hour goes out, and the others cost a look each. */
const atOnce = 2;

/** Sends the daily mail and the alerts that are due, by mail and by webhook; one that fails keeps none of the others. */
export async function sendSystemMessages(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  const inSequence = { mail: sequence(), webhook: sequence() };
  for (const notification of await findDueSystemMessages(env.DB, atOnce, now)) {
    const { channel, name } = notification;
    const send =
      name === "daily"
        ? async () => mail && sendDailyMail(env, mail, notification, now)
        : () => sendAlert(env, mail, hook, notification, now);
    try {
      // Word of failing mail goes to another address, which does not wait for the first one.
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
): Promise<Outcome> {
  const { channel, name, id } = notification;
  const by = name === "mail-failing" ? secondMailSettings(env) : mail;
  const send =
    channel === "mail"
      ? by && (async () => sendMail(by, alertMail(alertText(name, by), by)))
      : hook && (() => postAlert(hook, notification, now));
  if (send === undefined) return undefined;
  return deliver({
    label: { channel, outcome: name },
    // What goes to another address or to the webhook is no mail to the consultant.
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
