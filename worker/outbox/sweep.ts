import { daysKept, type Env, mailSettings, webhookSettings } from "../env.ts";
import { deleteExpired } from "../leads/retention.ts";
import { faultOf, log } from "../log.ts";
import { raiseDueAlerts } from "./alerts.ts";
import { findDueLeads } from "./claims.ts";
import { addDailyMail } from "./daily.ts";
import { sendDigest } from "./digests.ts";
import { forgetFullInbox, notify, sequence } from "./notify.ts";
import { sendSystemNotifications } from "./system-notifications.ts";

/** How many leads are notified at once. */
const leadsAtOnce = 6;

/**
 * Each minute: what the queue did not bring or a channel did not take, then the digests and alerts, then what has
 * expired. A part that fails leaves the others alone and comes again with the next minute.
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    leads: async () => {
      forgetFullInbox(env.DB);
      const inSequence = sequence();
      // A lease that begins when the sweep did could be over before its mail's turn comes.
      const began = Date.now();
      const clock = () => now + Date.now() - began;
      const due = [...(await findDueLeads(env.DB, mail, hook, now))];
      while (due.length > 0) {
        await Promise.all(
          due.splice(0, leadsAtOnce).map((reference) => notify(env, reference, inSequence, clock)),
        );
      }
    },
    daily: async () => {
      if (mail) await addDailyMail(env, now);
    },
    alerts: () => raiseDueAlerts(env, mail, hook, now),
    system: () => sendSystemNotifications(env, mail, hook, now),
    // After the daily one, which else would wait as long as a flood lasts.
    digest: async () => {
      if (mail) await sendDigest(env, mail, now);
    },
    expired: async () => {
      const kept = {
        leads: daysKept(env.LEADS_KEPT_DAYS),
        suspects: daysKept(env.SUSPECTS_KEPT_DAYS),
      };
      const count = await deleteExpired(env.DB, kept, now);
      if (count !== undefined && count > 0) log({ event: "expired deleted", count });
    },
  };
  for (const [part, act] of Object.entries(parts)) {
    try {
      await act();
    } catch (error) {
      log({ event: "sweep failed", outcome: part, fault: faultOf(error) });
    }
  }
}
