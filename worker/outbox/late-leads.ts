import { type Env, type MailSettings, mailSettings } from "../env.ts";
import { phoneReadingOf } from "../leads/phone-country.ts";
import type { NewLead } from "../leads/record.ts";
import { day } from "../time/durations.ts";
import { deliver } from "./deliver.ts";
import { callHeartbeat } from "./heartbeat.ts";
import { lateMails } from "./mails/late-mail.ts";
import type { MailLead } from "./mails/mail-lead.ts";
import { sendMail } from "./mails/send-mail.ts";
import { lateBounds } from "./policy.ts";

export interface UnstoredLead {
  lead: NewLead;
  isRepeat: boolean;
}

let sent: number[] = [];

/**
 * Mails leads whole while the database is down, at least once. They stay on the queue and are mailed again
 * once stored.
 */
export async function mailUnstored(env: Env, unstored: readonly UnstoredLead[]): Promise<void> {
  await callHeartbeat(env, ["database"]);
  const mail = mailSettings(env);
  if (mail === undefined) return;
  const leadsOf = (isRepeat: boolean) =>
    unstored
      .filter((one) => one.isRepeat === isRepeat)
      .map(({ lead }) => ({ ...lead, corrects: null, phoneReading: phoneReadingOf(lead) }));
  const { first, repeated } = lateBounds(mail.perDay);
  await mailSome(env, mail, leadsOf(false), first);
  await mailSome(env, mail, leadsOf(true), repeated);
}

async function mailSome(env: Env, mail: MailSettings, leads: readonly MailLead[], bound: number) {
  for (const lateMail of lateMails(leads, mail)) {
    const now = Date.now();
    sent = sent.filter((time) => time > now - day);
    if (sent.length >= bound) return;
    await deliver({
      label: { channel: "mail", outcome: "late leads" },
      claim: async () => ({ tries: 1, count: lateMail.references.length }),
      send: () => sendMail(mail, lateMail.mail),
      done: async () => void sent.push(now),
      // The queue delivers the messages again, which is the next attempt.
      failed: async () => callHeartbeat(env, ["database", "mail"]),
    });
  }
}
