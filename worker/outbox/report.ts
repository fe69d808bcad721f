import { hour } from "../durations.ts";
import { type Env, type MailSettings, wholeNumber } from "../env.ts";
import { type ReportedLead, reportOf, selectReported } from "../leads/report.ts";
import { claimAlert, type SystemNotification } from "./claims.ts";
import { deliver, type Outcome } from "./deliver.ts";
import { addReport, backoff, markReportSent, postpone, reasonOf } from "./ledger.ts";
import { reportMail } from "./mails/report-mail.ts";
import { sendMail } from "./mails/send-mail.ts";

/**
 * Adds the report of the month before once the first of a month has come, at the daily mail's hour, however late the
 * cron is. A database that is new this month has nothing to report yet.
 */
export async function addMonthlyReport(env: Env, now: number): Promise<void> {
  if (env.DIGEST_HOUR === "") return;
  const ofDay = wholeNumber(env.DIGEST_HOUR, 13) * hour;
  const due = monthOf(now - ofDay);
  await addReport(env.DB, `report-${new Date(due - 1).toISOString().slice(0, 7)}`, due + ofDay, now);
}

/** Reads so many leads at once: some hundred bytes each. */
const page = 5000;

/** Sends the report that a reference such as `report-2026-10` names. */
export async function sendReportMail(
  env: Env,
  mail: MailSettings,
  notification: SystemNotification,
  now: number,
): Promise<Outcome> {
  const { DB } = env;
  const { reference } = notification;
  const from = Date.parse(`${reference.replace("report-", "")}-01T00:00:00Z`);
  return deliver({
    label: { channel: "mail", outcome: "report" },
    claim: () => claimAlert(DB, notification, mail.perDay, now),
    send: async () => {
      const leads = await readReported(DB, from, nextMonth(from));
      return sendMail(mail, reportMail(reportOf(leads), from, mail));
    },
    done: () => markReportSent(DB, reference, now),
    failed: ({ tries }, error) =>
      postpone(DB, "mail", [reference], now + backoff(tries), reasonOf(error), now),
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
