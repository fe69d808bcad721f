import { day, hour } from "../durations.ts";
import { type Env, wholeNumber } from "../env.ts";
import { findLeadsOfDay } from "../leads/find.ts";
import { addSystemNotification, countUnsent } from "./ledger.ts";
import { dailyMail } from "./mails/daily-mail.ts";
import { describedInDigest } from "./mails/digest-mail.ts";
import type { Mail } from "./mails/send-mail.ts";

/** Adds the day's mail to the ledger in the configured hour. */
export async function addDailyMail(env: Env, now: number): Promise<void> {
  const at = new Date(now);
  if (env.DIGEST_HOUR === "" || at.getUTCHours() !== wholeNumber(env.DIGEST_HOUR, 13)) return;
  await addSystemNotification(env.DB, "mail", "daily", `daily-${at.toISOString().slice(0, 10)}`, now);
}

/** The daily mail: leads, suspects, and what is not sent; undefined when there is nothing to say. */
export async function readDailyMail(db: D1Database, now: number): Promise<Mail | undefined> {
  // From hour to hour, so that a late cron leaves no lead out.
  const from = Math.floor(now / hour) * hour - day;
  const leads = await findLeadsOfDay(db, from, ["accepted", "released"], describedInDigest);
  const suspects = await findLeadsOfDay(db, from, ["suspect"], describedInDigest);
  const unsent = await countUnsent(db, now - hour);
  if (leads.count + suspects.count + unsent === 0) return undefined;
  return dailyMail({ leads, suspects, unsent }, now);
}
