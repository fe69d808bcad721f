import { channelsOf, type Env, mailSettings, parseWholeNumber, webhookSettings } from "../env.ts";
import { findDueLeads } from "../leads/notifications.ts";
import { deleteWhatIsDue } from "../leads/retention.ts";
import { changeNetworkSalt } from "../leads/worker-state.ts";
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
import { lookAtPages, mayLookAtPages } from "./official-pages.ts";
import { replayDeadLetters } from "./replay.ts";
import { sendSystemMessages } from "./system-messages.ts";

/**
 * Leads per sweep, without and with a webhook. Each takes three calls a channel; Cloudflare's free plan
 * allows an invocation 50, after which even the mark of a sent mail fails. The queue and the digest bring the
 * others.
 */
const leadsOfOneSweep = { mailOnly: 6, withWebhook: 2 };

/**
 * Milliseconds: longer than three mails that hang, and short enough to report a database that hangs before
 * Cloudflare ends the invocation.
 */
const partTimeout = 2 * minute;

/** A failing part does not stop the others, and runs again the next minute. */
export async function sweep(env: Env, scheduledAt: number): Promise<void> {
  // A late cron names a past time, by which a lease would already have run out.
  const ahead = Math.max(scheduledAt - Date.now(), 0);
  const clock = () => Date.now() + ahead;
  const problems: string[] = [];
  let looksAtPages = false;
  const parts: Parts = {
    daily: () => planDailyMail(env, clock()),
    turn: async () => {
      looksAtPages = await mayLookAtPages(env, clock());
    },
    leads: () => notifyDueLeads(env, clock),
    alerts: async () => problems.push(...(await raiseDueAlerts(env, clock()))),
    messages: () => sendSystemMessages(env, clock()),
    events: () => postLeadEvents(env, clock()),
    digest: () => sendDigest(env, clock()),
    confirmations: () => sendConfirmations(env, clock()),
    pages: async () => looksAtPages && lookAtPages(env, clock()),
    replay: () => replayDeadLetters(env),
    // Deletion goes by the real time, never by one that a caller has chosen.
    salt: () => changeNetworkSalt(env.DB, Date.now()),
    expired: async () => {
      // 0 keeps leads permanently; so does any text that is not a whole number.
      const retention = {
        leads: parseWholeNumber(env.LEADS_KEPT_DAYS, 0),
        suspects: parseWholeNumber(env.SUSPECTS_KEPT_DAYS, 0),
      };
      const { expired, erased } = await deleteWhatIsDue(env.DB, retention, channelsOf(env), Date.now());
      if (expired > 0) log({ event: "expired deleted", count: expired });
      if (erased > 0) log({ event: "erased", count: erased });
    },
  };
  const failing = await failingParts(parts, "sweep failed", partTimeout);
  await reportSweep(env, [...problems, ...failing], clock());
}

async function notifyDueLeads(env: Env, clock: () => number) {
  const webhook = webhookSettings(env)?.url;
  const atMost = webhook ? leadsOfOneSweep.withWebhook : leadsOfOneSweep.mailOnly;
  const mail = mailSettings(env) !== undefined;
  const due = await findDueLeads(env.DB, { mail, webhook }, atMost, clock());
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
