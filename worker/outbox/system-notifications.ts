import { type Env, type MailSettings, secondMailSettings, type WebhookSettings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { alertText } from "./alerts.ts";
import { claimAlert, findDueSystemNotifications, type SystemNotification } from "./claims.ts";
import { sendDailyMail } from "./daily.ts";
import { deliver } from "./deliver.ts";
import { backoff, markSent, postpone, reasonOf } from "./ledger.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { sendReportMail } from "./report.ts";
import { postEvent } from "./webhook.ts";

/** Sends the daily mail and the alerts that are due, by mail and by webhook; one that fails keeps none of the others. */
export async function sendSystemNotifications(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  for (const notification of await findDueSystemNotifications(env.DB, now)) {
    const { channel, about } = notification;
    try {
      if (about === "daily") {
        if (mail) await sendDailyMail(env, mail, notification, now);
      } else if (about === "report") {
        if (mail) await sendReportMail(env, mail, notification, now);
      } else await sendAlert(env, mail, hook, notification, now);
    } catch (error) {
      log({ event: "sweep failed", outcome: about, channel, fault: faultOf(error) });
    }
  }
}

async function sendAlert(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  notification: SystemNotification,
  now: number,
): Promise<void> {
  const { channel, about, reference } = notification;
  const by = about === "mail-failing" ? secondMailSettings(env) : mail;
  const send =
    channel === "mail"
      ? by && (() => sendMail(by, alertMail(alertText(about), by)))
      : hook && (() => postAlert(hook, notification, now));
  if (send === undefined) return;
  await deliver({
    label: { channel, outcome: about },
    claim: () => claimAlert(env.DB, notification, mail?.perDay ?? 0, now),
    send,
    done: () => markSent(env.DB, channel, reference, now),
    failed: ({ tries }, error) =>
      postpone(env.DB, channel, [reference], now + backoff(tries), reasonOf(error), now),
  });
}

async function postAlert(
  hook: WebhookSettings,
  { about, reference }: SystemNotification,
  now: number,
): Promise<string> {
  const { text } = alertText(about);
  return postEvent(hook, { id: `msg_${reference}`, type: "mail.failing", at: now, data: { text } }, now);
}
