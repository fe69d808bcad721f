import { minute } from "../durations.ts";
import { daysKept, type Env, mailSettings, webhookSettings } from "../env.ts";
import { deleteExpired } from "../leads/retention.ts";
import { faultOf, log } from "../log.ts";
import { TimeoutError, withTimeout } from "../timeout.ts";
import { raiseDueAlerts } from "./alerts.ts";
import { findDueLeads } from "./claims.ts";
import { changeClientSalt } from "./client-salt.ts";
import { addDailyMail } from "./daily.ts";
import { sendBundle } from "./digests.ts";
import { beat } from "./heartbeat.ts";
import { postLeadEvents } from "./lead-events.ts";
import { forgetFullInbox, notify, sequence } from "./notify.ts";
import { replayDeadLetters } from "./replay.ts";
import { addMonthlyReport } from "./report.ts";
import { sendSystemNotifications } from "./system-notifications.ts";

/** How many leads are notified at once. */
const leadsAtOnce = 6;

/**
 * How long a part may take, in milliseconds: longer than three mails that hang, and short enough that a database that
 * hangs leaves time to tell the heartbeat of it, before Cloudflare ends the invocation after 15 minutes.
 */
const partTimeout = 2 * minute;

/**
 * Each minute: what the queue did not bring or a channel did not take, then the digests and alerts, then what has
 * expired. A part that fails leaves the others alone and comes again with the next minute.
 */
export async function sweep(env: Env, scheduledAt: number): Promise<void> {
  // A cron that comes late tells an old time, and a lease from then on would be over when it begins. The time goes on
  // while the sweep does.
  const ahead = Math.max(scheduledAt - Date.now(), 0);
  const clock = () => Date.now() + ahead;
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  const problems: string[] = [];
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    // Before the leads, which leave it more room where it is due.
    daily: async () => {
      if (mail) await addDailyMail(env, clock());
      if (mail) await addMonthlyReport(env, clock());
    },
    leads: async () => {
      forgetFullInbox(env.DB);
      const inSequence = sequence();
      const due = [...(await findDueLeads(env.DB, mail, hook, clock()))];
      while (due.length > 0) {
        const notified = await Promise.allSettled(
          due.splice(0, leadsAtOnce).map((reference) => notify(env, reference, inSequence, clock)),
        );
        for (const { reason } of notified.filter((one) => one.status === "rejected")) {
          log({ event: "sweep failed", outcome: "lead", fault: faultOf(reason) });
        }
      }
    },
    alerts: async () => {
      problems.push(...(await raiseDueAlerts(env, mail, hook, clock())));
    },
    system: () => sendSystemNotifications(env, mail, hook, clock()),
    events: async () => {
      if (hook) await postLeadEvents(env, hook, clock());
    },
    // After the daily one, which else would wait as long as a flood lasts. Suspects first, for theirs comes at most
    // each half hour: digests get every other quarter of an hour at least.
    suspects: async () => {
      if (mail) await sendBundle(env, "suspects", mail, clock());
    },
    digest: async () => {
      if (mail) await sendBundle(env, "digest", mail, clock());
    },
    replay: () => replayDeadLetters(env),
    salt: () => changeClientSalt(env.DB, clock()),
    expired: async () => {
      const kept = {
        leads: daysKept(env.LEADS_KEPT_DAYS),
        suspects: daysKept(env.SUSPECTS_KEPT_DAYS),
      };
      const count = await deleteExpired(env.DB, kept, clock());
      if (count !== undefined && count > 0) log({ event: "expired deleted", count });
    },
  };
  for (const [part, act] of Object.entries(parts)) {
    try {
      await withTimeout(act(), partTimeout);
    } catch (error) {
      log({ event: "sweep failed", outcome: part, fault: faultOf(error) });
      problems.push(part);
      // The parts behind it would wait for the same database.
      if (error instanceof TimeoutError) break;
    }
  }
  await beat(env, problems, clock());
}
