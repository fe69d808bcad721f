import { type Env, type MailSettings, mailSettings, secondMailSettings, webhookSettings } from "../env.ts";
import { claimSystemMail } from "../leads/mail-claims.ts";
import {
  claimUncounted,
  findDueSystemMessages,
  markDailyMailSent,
  removeNotifications,
  type SystemMessage,
} from "../leads/notifications.ts";
import { faultOf, log } from "../log.ts";
import { alertText } from "./alerts.ts";
import { composeDailyMail } from "./daily.ts";
import { type DeliveryResult, deliver, postponing } from "./deliver.ts";
import { alertMail } from "./mails/alert-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { sequence } from "./notify.ts";
import { systemMailPause } from "./policy.ts";
import { postEvent } from "./webhook.ts";

/** Few, because only one mail an hour is sent, but each message costs a query. */
const messagesOfOneSweep = 2;

export async function sendSystemMessages(env: Env, now: number): Promise<void> {
  const inSequence = { mail: sequence(), webhook: sequence() };
  for (const notification of await findDueSystemMessages(env.DB, messagesOfOneSweep, now)) {
    const { channel, name } = notification;
    const send = () => sendMessage(env, notification, now);
    try {
      // The alert about failing mail goes to a second address, so it need not wait for the first.
      await (name === "mail-failing" ? send() : inSequence[channel](send));
    } catch (error) {
      log({ event: "sweep failed", outcome: name, channel, fault: faultOf(error) });
    }
  }
}

async function sendMessage(
  env: Env,
  { channel, name, id }: SystemMessage,
  now: number,
): Promise<DeliveryResult> {
  const { DB: db } = env;
  const isToSecond = name === "mail-failing";
  const by = isToSecond ? secondMailSettings(env) : mailSettings(env);
  const hook = webhookSettings(env);
  // Composing after the claim makes a failing read back off like a failing send.
  const mailOf = (mail: MailSettings) =>
    name === "daily" ? composeDailyMail(env, mail, now) : alertMail(alertText(name, mail), mail);
  const data = () => ({ text: alertText(name, {}).text });
  const send =
    channel === "mail"
      ? by && (async () => sendMail(by, await mailOf(by)))
      : hook &&
        (() => postEvent(hook, { id: `msg_${id}`, type: "mail.failing", at: now, data: data() }, now));
  if (send === undefined) return undefined;
  return deliver({
    label: { channel, outcome: name },
    // Only mails to the consultant's own address count towards the inbox's limits.
    claim: () =>
      channel === "mail" && !isToSecond
        ? claimSystemMail(db, id, systemMailPause, now)
        : claimUncounted(db, channel, id, now),
    send,
    done: () => (name === "daily" ? markDailyMailSent(db, id, now) : removeNotifications(db, channel, [id])),
    failed: postponing(db, channel, [id], now),
  });
}
