import { type Env, type MailSettings, secondMailSettings, type WebhookSettings } from "../env.ts";
import { faultOf, log } from "../log.ts";
import { alertText } from "./alerts.ts";
import { claimAlert, findDueSystemNotifications, type SystemNotification } from "./claims.ts";
import { sendDailyMail } from "./daily.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { backoff, markSent, postpone, reasonOf } from "./ledger.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { sequence } from "./notify.ts";
import { sendReportMail } from "./report.ts";
import { postEvent } from "./webhook.ts";

/** Sends the daily mail and the alerts that are due, by mail and by webhook; one that fails keeps none of the others. */
export async function sendSystemNotifications(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  const inSequence = { mail: sequence(), webhook: sequence() };
  for (const notification of await findDueSystemNotifications(env.DB, now)) {
    const { channel, about } = notification;
    const send =
      about === "daily"
        ? async () => mail && sendDailyMail(env, mail, notification, now)
        : about === "report"
          ? async () => mail && sendReportMail(env, mail, notification, now)
          : () => sendAlert(env, mail, hook, notification, now);
    try {
      // Word of failing mail goes to another address, which does not wait for the first one.
      await (about === "mail-failing" ? send() : inSequence[channel](send));
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
): Promise<Outcome> {
  const { channel, about, reference } = notification;
  const by = about === "mail-failing" ? secondMailSettings(env) : mail;
  const send =
    channel === "mail"
      ? by && (() => sendMail(by, alertMail(alertText(about, by), by)))
      : hook && (() => postAlert(hook, notification, now));
  if (send === undefined) return undefined;
  return deliver({
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
  const { text } = alertText(about, {});
  return postEvent(hook, { id: `msg_${reference}`, type: "mail.failing", at: now, data: { text } }, now);
}
