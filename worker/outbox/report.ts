import type { Env, MailSettings } from "../env.ts";
import { asking } from "../leads/ask.ts";
import { claimNotice } from "../leads/mail-claims.ts";
import { markRegularMailSent, type Notice, postpone } from "../leads/notifications.ts";
import { readReported, reportOf } from "../leads/report.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { reasonOf } from "./failure-reason.ts";
import { reportMail } from "./mails/report-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { backoff, noticePause } from "./policy.ts";

/** Sends the report that a reference such as `report-2026-10` names. */
export async function sendReportMail(
  env: Env,
  mail: MailSettings,
  { reference }: Notice,
  now: number,
): Promise<Outcome> {
  const { DB } = env;
  const from = Date.parse(`${reference.replace("report-", "")}-01T00:00:00Z`);
  return deliver({
    label: { channel: "mail", outcome: "report" },
    claim: () => claimNotice(DB, reference, noticePause, now),
    send: async () => {
      const leads = await readReported(asking(DB), from, nextMonth(from));
      return sendMail(mail, reportMail(reportOf(leads), from, mail));
    },
    done: () => markRegularMailSent(DB, "report", reference, now),
    failed: ({ tries }, error) =>
      postpone(DB, "mail", [reference], { dueAt: now + backoff(tries), fault: reasonOf(error), now }),
  });
}

function nextMonth(month: number): number {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
