import {
  channelsOf,
  type Env,
  type MailSettings,
  mailSettings,
  retentionDays,
  type WebhookSettings,
  webhookSettings,
} from "../env.ts";
import { findDueLeads } from "../leads/notifications.ts";
import { reindexSome } from "../leads/reindex.ts";
import { deleteWhatIsDue } from "../leads/retention.ts";
import { changeClientSalt } from "../leads/worker-state.ts";
import { faultOf, log } from "../log.ts";
import { minute } from "../time/durations.ts";
import { raiseDueAlerts } from "./alerts.ts";
import { sendConfirmations } from "./confirmations.ts";
import { planDailyMail } from "./daily.ts";
import { sendDigest } from "./digest.ts";
import { failingParts, type Parts } from "./failing-parts.ts";
import { reportSweep } from "./heartbeat.ts";
import { postLeadEvents } from "./lead-events.ts";
import { notify, sequence } from "./notify.ts";
import { replayDeadLetters } from "./replay.ts";
import { sendSystemMessages } from "./system-messages.ts";

/**
 * Leads notified by one sweep, by mail alone or with a webhook too, in three calls each. Cloudflare's free
 * plan allows an invocation 50, after which even the mark of a sent mail fails. Most leads come by the queue,
 * the rest by the digest.
 */
const leadsOfOneSweep = { alone: 6, beside: 2 };

/**
 * Time limit of a part, in milliseconds: longer than three mails that hang, and short enough to report a
 * database that hangs before Cloudflare ends the invocation after 15 minutes.
 */
const partTimeout = 2 * minute;

/**
 * Each minute, sends what the queue did not, retries failures, sends the daily mail, alerts and the digest,
 * and deletes what has expired. A failing part does not stop the others, and runs again the next minute.
 */
export async function sweep(env: Env, scheduledAt: number): Promise<void> {
  // A late cron names a past time, by which a lease would already have run out; time passes during the sweep.
  const ahead = Math.max(scheduledAt - Date.now(), 0);
  const clock = () => Date.now() + ahead;
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  const problems: string[] = [];
  const parts: Parts = {
    daily: async () => {
      if (mail) await planDailyMail(env, clock());
    },
    leads: () => notifyDueLeads(env, mail, hook, clock),
    alerts: async () => {
      problems.push(...(await raiseDueAlerts(env, mail, hook, clock())));
    },
    messages: () => sendSystemMessages(env, mail, hook, clock()),
    events: async () => {
      if (hook) await postLeadEvents(env, hook, clock());
    },
    digest: async () => {
      if (mail) await sendDigest(env, mail, clock());
    },
    confirmations: () => sendConfirmations(env, clock()),
    replay: () => replayDeadLetters(env),
    // Nothing is deleted by a time that the caller names.
    salt: async () => {
      const last = await changeClientSalt(env.DB, Date.now());
      if (last !== undefined) await reindexSome(env.DB, last);
    },
    expired: async () => {
      const retention = {
        leads: retentionDays(env.LEADS_KEPT_DAYS),
        suspects: retentionDays(env.SUSPECTS_KEPT_DAYS),
      };
      const { expired, erased } = await deleteWhatIsDue(env.DB, retention, channelsOf(env), Date.now());
      if (expired > 0) log({ event: "expired deleted", count: expired });
      if (erased > 0) log({ event: "erased", count: erased });
    },
  };
  const failing = await failingParts(parts, "sweep failed", partTimeout);
  await reportSweep(env, [...problems, ...failing], clock());
}

async function notifyDueLeads(
  env: Env,
  mail: MailSettings | undefined,
  hook: WebhookSettings | undefined,
  clock: () => number,
): Promise<void> {
  const atMost = hook ? leadsOfOneSweep.beside : leadsOfOneSweep.alone;
  const due = await findDueLeads(env.DB, { mail: mail !== undefined, webhook: hook?.url }, atMost, clock());
  const inSequence = sequence();
  const notified = await Promise.allSettled(
    due.map((reference) => notify(env, reference, inSequence, clock)),
  );
  for (const result of notified) {
    if (result.status === "rejected") {
      log({ event: "sweep failed", outcome: "lead", fault: faultOf(result.reason) });
    }
  }
}
