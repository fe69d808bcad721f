import { leadName, leadTitles } from "#lead/lead-rows.ts";
import { showTime } from "#lead/local-time.ts";
import type { Row } from "#lead/present.ts";
import { type Env, type MailSettings, wholeNumber } from "../env.ts";
import type { Lead } from "../leads/record.ts";
import { findLeads, findLeadsOfDay } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { insist } from "../retry.ts";
import { backoff, claimBatch, countUnsent, day, hour, markSent, oweOwn, postpone, settle } from "./ledger.ts";
import { compose } from "./mails/compose.ts";
import type { Part } from "./mails/parts.ts";
import { type Mail, sendMail } from "./mails/send-mail.ts";

/** Leads that a digest names with their contact lines; of the rest it gives the references. */
const described = 200;

/** One mail for all leads that the inbox's hourly bound has held back. */
export async function sendBatch(env: Env, mail: MailSettings, now: number): Promise<void> {
  const batch = `digest-${new Date(now).toISOString()}`;
  const claimed = await claimBatch(env.DB, batch, mail, now);
  if (claimed.length === 0) return;
  const references = claimed.map(({ reference }) => reference);
  try {
    const leads = await findLeads(env.DB, references.slice(0, described));
    await sendMail(mail, compose(`${claimed.length} new leads`, batchParts(leads, references, mail), mail));
  } catch (error) {
    const tries = Math.min(...claimed.map((row) => row.tries));
    log({ event: "notification failed", channel: "mail", count: claimed.length, fault: faultOf(error) });
    await insist(() => settle(env.DB, "mail", [batch]));
    await insist(() => postpone(env.DB, "mail", references, now + backoff(tries), faultOf(error), now));
    return;
  }
  log({ event: "notified", channel: "mail", outcome: "digest", count: claimed.length });
  await insist(() => settle(env.DB, "mail", references));
  await insist(() => markSent(env.DB, "mail", batch, now));
}

function batchParts(
  leads: readonly Lead[],
  references: readonly string[],
  { timeZone }: MailSettings,
): readonly Part[] {
  const rest = references.filter((reference) => !leads.some((lead) => lead.reference === reference));
  return [
    {
      kind: "paragraph",
      text: "More leads came than mails may be sent in an hour. All of them are stored: npm run leads -- list",
    },
    { kind: "heading", text: "Leads" },
    { kind: "rows", rows: leads.map((lead) => leadRow(lead, timeZone)) },
    ...(rest.length === 0 ? [] : [{ kind: "paragraph", text: `And ${rest.join(", ")}` } as const]),
  ];
}

/** Once a day, in the configured hour: leads, suspects, and what is not sent. */
export async function oweDaily(env: Env, now: number): Promise<void> {
  const at = new Date(now);
  if (env.DIGEST_HOUR === "" || at.getUTCHours() !== wholeNumber(env.DIGEST_HOUR, 13)) return;
  await oweOwn(env.DB, "mail", `daily-${at.toISOString().slice(0, 10)}`, "daily", now);
}

/** The daily digest; undefined when there is nothing to say. */
export async function dailyMail(db: D1Database, mail: MailSettings, now: number): Promise<Mail | undefined> {
  // From hour to hour, so that a late cron leaves no lead out.
  const from = Math.floor(now / hour) * hour - day;
  const fresh = await findLeadsOfDay(db, from, ["accepted", "released"], described);
  const suspects = await findLeadsOfDay(db, from, ["suspect"], described);
  const unsent = await countUnsent(db, now - hour);
  if (fresh.count + suspects.count + unsent === 0) return undefined;
  const parts: readonly Part[] = [
    {
      kind: "rows",
      rows: [
        { name: "leads", label: "Leads", value: String(fresh.count) },
        { name: "suspects", label: "Suspects", value: String(suspects.count) },
        { name: "unsent", label: "Unsent for over an hour", value: String(unsent) },
      ],
    },
    ...listed(
      "Leads of the last 24 hours",
      fresh.leads.map((lead) => leadRow(lead, mail.timeZone)),
    ),
    ...listed(
      "Suspects: npm run leads -- release REFERENCE makes one a lead",
      suspects.leads.map((lead) => {
        const row = leadRow(lead, mail.timeZone);
        return { ...row, value: `${row.value} (${lead.signs.join(", ")})` };
      }),
    ),
  ];
  return compose(`Daily digest ${new Date(now).toISOString().slice(0, 10)}`, parts, mail);
}

function listed(title: string, rows: readonly Row[]): readonly Part[] {
  return rows.length === 0
    ? []
    : [
        { kind: "heading", text: title },
        { kind: "rows", rows },
      ];
}

function leadRow(lead: Lead, timeZone: string): Row {
  const contact = [leadName(lead.answers), lead.answers.email, lead.answers.phone];
  return {
    name: "lead",
    label: lead.reference,
    value: `${showTime(lead.receivedAt, timeZone)}, ${leadTitles[lead.form]}: ${contact.join(", ")}`,
  };
}
