import type { Env, WebhookSettings } from "../env.ts";
import { claimUncounted, findDueEvents, postpone, removeNotifications } from "../leads/notifications.ts";
import { deliver } from "./deliver.ts";
import { reasonOf } from "./failure-reason.ts";
import { backoff } from "./policy.ts";
import { postEvent, type ToldAction, WebhookFailure } from "./webhook.ts";

/** Events that fit into one invocation's calls beside all else (sweep.ts). */
const eventsOfOneSweep = 2;

/**
 * Posts what the consultant has noted of leads, as `lead.contacted` and the like. Their order is not promised: what
 * failed comes later than what followed it.
 */
export async function postLeadEvents(env: Env, hook: WebhookSettings, now: number): Promise<void> {
  for (const reference of await findDueEvents(env.DB, hook.url, eventsOfOneSweep, now)) {
    // What stands behind it would wait for the same receiver, up to 15 s each.
    if (!(await postLeadEvent(env.DB, hook, reference, now))) return;
  }
}

/** Posts one event, and answers true unless the receiver refused it. The row's reference is the lead's, the action and its time: `EM-7KQ2M9D4TR:contacted:1795341600000`. */
async function postLeadEvent(
  db: D1Database,
  hook: WebhookSettings,
  name: string,
  now: number,
): Promise<boolean> {
  const [reference = "", action = "", at = ""] = name.split(":");
  let taken = true;
  await deliver({
    label: { channel: "webhook", reference, outcome: action },
    claim: () => claimUncounted(db, "webhook", name, now),
    send: () =>
      postEvent(
        hook,
        { id: `msg_${name}`, type: `lead.${action as ToldAction}`, at: Number(at), data: { reference } },
        now,
      ),
    done: () => removeNotifications(db, "webhook", [name]),
    failed: ({ tries }, error) => {
      taken = false;
      const asked = error instanceof WebhookFailure ? error.retryAfter : undefined;
      const dueAt = now + (asked ?? backoff(tries));
      return postpone(db, "webhook", [name], { dueAt, fault: reasonOf(error), now });
    },
  });
  return taken;
}
