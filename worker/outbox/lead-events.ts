import type { Env, WebhookSettings } from "../env.ts";
import {
  claimUncounted,
  findDueEvents,
  postpone,
  removeNotifications,
  type StepEvent,
} from "../leads/notifications.ts";
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
  for (const event of await findDueEvents(env.DB, hook.url, eventsOfOneSweep, now)) {
    // What stands behind it would wait for the same receiver, up to 15 s each.
    if (!(await postLeadEvent(env.DB, hook, event, now))) return;
  }
}

/** Posts one event, and answers true unless the receiver refused it. */
async function postLeadEvent(
  db: D1Database,
  hook: WebhookSettings,
  { id, lead, name, at }: StepEvent,
  now: number,
): Promise<boolean> {
  let taken = true;
  await deliver({
    label: { channel: "webhook", reference: lead, outcome: name },
    claim: () => claimUncounted(db, "webhook", id, now),
    send: () =>
      postEvent(
        hook,
        { id: `msg_${id}`, type: `lead.${name as ToldAction}`, at, data: { reference: lead } },
        now,
      ),
    done: () => removeNotifications(db, "webhook", [id]),
    failed: ({ tries }, error) => {
      taken = false;
      const asked = error instanceof WebhookFailure ? error.retryAfter : undefined;
      const dueAt = now + (asked ?? backoff(tries));
      return postpone(db, "webhook", [id], { dueAt, fault: reasonOf(error), now });
    },
  });
  return taken;
}
