import { day } from "../durations.ts";
import type { Env, MailSettings } from "../env.ts";
import { claimNotice } from "../leads/mail-claims.ts";
import { addMonthlyReport } from "../leads/marks.ts";
import { markRegularMailSent, type Notice, postpone } from "../leads/notifications.ts";
import { type ReportedLead, reportOf, selectReported } from "../leads/report.ts";
import { lastDailyTime } from "./daily-time.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { reasonOf } from "./failure-reason.ts";
import { reportMail } from "./mails/report-mail.ts";
import { sendMail } from "./mails/send-mail.ts";
import { backoff, noticePause } from "./policy.ts";

/**
 * Adds the report of the month before once the first of a month has come, at the daily mail's hour, however late the
 * cron is. A database that is new this month has nothing to report yet.
 */
export async function planMonthlyReport(env: Env, now: number): Promise<void> {
  const daily = lastDailyTime(env, now);
  if (daily === undefined) return;
  const month = monthOf(daily);
  const name = `report-${new Date(month - 1).toISOString().slice(0, 7)}`;
  await addMonthlyReport(env.DB, name, month + ((daily - month) % day), now);
}

/** Reads so many leads at once: some hundred bytes each. */
const page = 5000;

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
      const leads = await readReported(DB, from, nextMonth(from));
      return sendMail(mail, reportMail(reportOf(leads), from, mail));
    },
    done: () => markRegularMailSent(DB, "report", reference, now),
    failed: ({ tries }, error) =>
      postpone(DB, "mail", [reference], { dueAt: now + backoff(tries), fault: reasonOf(error), now }),
  });
}

async function readReported(db: D1Database, from: number, to: number): Promise<readonly ReportedLead[]> {
  const leads: ReportedLead[] = [];
  for (;;) {
    const { results } = await db
      .prepare(selectReported)
      .bind(from, to, page, leads.length)
      .all<ReportedLead>();
    leads.push(...results);
    if (results.length < page) return leads;
  }
}

/** When the month of a time began, in UTC. */
function monthOf(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

function nextMonth(month: number): number {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
