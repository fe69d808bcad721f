import { type Env, mailSettings, webhookSettings, wholeNumber } from "../env.ts";
import { prune } from "../leads/store.ts";
import { faultOf, log } from "../log.ts";
import { sendOwn, watch } from "./alerts.ts";
import { oweDaily, sendBatch } from "./digests.ts";
import { findDue } from "./ledger.ts";
import { lookAgain, notify, oneByOne } from "./notify.ts";

/** How many leads are notified at once. */
const width = 6;

/**
 * Each minute: what the queue did not bring or a channel did not take, then the digests and alerts, then what is
 * kept no longer. A part that fails leaves the others alone and comes again with the next minute.
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const mail = mailSettings(env);
  const hook = webhookSettings(env);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    due: async () => {
      lookAgain(env.DB);
      const inTurn = oneByOne();
      // A lease that begins when the sweep did could be over before its mail's turn comes.
      const began = Date.now();
      const clock = () => now + Date.now() - began;
      const due = [...(await findDue(env.DB, mail, hook, now))];
      while (due.length > 0) {
        await Promise.all(due.splice(0, width).map((reference) => notify(env, reference, inTurn, clock)));
      }
    },
    daily: async () => {
      if (mail) await oweDaily(env, now);
    },
    watch: () => watch(env, mail, hook, now),
    own: () => sendOwn(env, mail, hook, now),
    // After the daily one, which else would wait as long as a flood lasts.
    batch: async () => {
      if (mail) await sendBatch(env, mail, now);
    },
    prune: async () => {
      const kept = {
        leads: wholeNumber(env.LEADS_KEPT_DAYS, 365),
        suspects: wholeNumber(env.SUSPECTS_KEPT_DAYS, 30),
      };
      const count = await prune(env.DB, kept, now);
      if (count !== undefined && count > 0) log({ event: "pruned", count });
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
