import type { Row } from "#lead/present.ts";
import { day, hour } from "../durations.ts";
import { type Env, type MailSettings, wholeNumber } from "../env.ts";
import { findLeadsOfDay } from "../leads/find.ts";
import { describedInDigest, leadRow } from "./digests.ts";
import { addSystemNotification, countUnsent } from "./ledger.ts";
import { compose } from "./mails/compose.ts";
import type { Part } from "./mails/parts.ts";
import type { Mail } from "./mails/send-mail.ts";

/** Adds the day's mail to the ledger in the configured hour. */
export async function addDailyMail(env: Env, now: number): Promise<void> {
  const at = new Date(now);
  if (env.DIGEST_HOUR === "" || at.getUTCHours() !== wholeNumber(env.DIGEST_HOUR, 13)) return;
  await addSystemNotification(env.DB, "mail", "daily", `daily-${at.toISOString().slice(0, 10)}`, now);
}

/** The daily mail: leads, suspects, and what is not sent; undefined when there is nothing to say. */
export async function readDailyMail(
  db: D1Database,
  mail: MailSettings,
  now: number,
): Promise<Mail | undefined> {
  // From hour to hour, so that a late cron leaves no lead out.
  const from = Math.floor(now / hour) * hour - day;
  const fresh = await findLeadsOfDay(db, from, ["accepted", "released"], describedInDigest);
  const suspects = await findLeadsOfDay(db, from, ["suspect"], describedInDigest);
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
