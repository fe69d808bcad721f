import type { Env, MailSettings, WebhookSettings } from "../env.ts";
import { faultOf } from "../log.ts";
import { alertText } from "./alerts.ts";
import { claimSystemNotification, findDueSystemNotifications, type SystemNotification } from "./claims.ts";
import { readDailyMail } from "./daily.ts";
import { deliver } from "./deliver.ts";
import { backoff, markSent, postpone } from "./ledger.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { postEvent } from "./webhook.ts";

/** Sends the daily mail and the alerts that are due, by mail and by webhook. */
export async function sendSystemNotifications(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  now: number,
): Promise<void> {
  for (const notification of await findDueSystemNotifications(env.DB, now)) {
    const { channel, about, reference } = notification;
    const send =
      channel === "mail"
        ? mail && (() => mailSystemNotification(env, mail, notification, now))
        : hook && (() => postSystemNotification(hook, notification, now));
    if (send === undefined) continue;
    await deliver({
      label: { channel, outcome: about },
      claim: () => claimSystemNotification(env.DB, notification, mail?.perDay ?? 0, now),
      send,
      done: () => markSent(env.DB, channel, reference, now),
      failed: ({ tries }, error) =>
        postpone(env.DB, channel, [reference], now + backoff(tries), faultOf(error), now),
    });
  }
}

async function mailSystemNotification(
  env: Env,
  mail: MailSettings,
  { about }: SystemNotification,
  now: number,
): Promise<void> {
  if (about === "daily") {
    const daily = await readDailyMail(env.DB, mail, now);
    if (daily) await sendMail(mail, daily);
    return;
  }
  await sendMail(mail, alertMail(alertText(about), mail));
}

async function postSystemNotification(
  hook: WebhookSettings,
  { about, reference }: SystemNotification,
  now: number,
): Promise<void> {
  const { text } = alertText(about);
  await postEvent(hook, { id: `msg_${reference}`, type: "mail.failing", at: now, data: { text } }, now);
}
