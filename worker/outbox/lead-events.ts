import type { Env, WebhookSettings } from "../env.ts";
import {
  claimUncounted,
  findDueEvents,
  removeNotifications,
  type StepEvent,
} from "../leads/notifications.ts";
import { deliver, type Outcome, postponing } from "./deliver.ts";
import { postEvent, type WebhookAction } from "./webhook.ts";

/** Events that fit into one invocation's calls beside all else (sweep.ts). */
const eventsOfOneSweep = 2;

/**
 * Posts what the consultant has noted of leads, as `lead.contacted` and the like. Their order is not promised: what
 * failed comes later than what followed it.
 */
export async function postLeadEvents(env: Env, hook: WebhookSettings, now: number): Promise<void> {
  for (const event of await findDueEvents(env.DB, hook.url, eventsOfOneSweep, now)) {
    // What stands behind it would wait for the same receiver, up to 15 s each.
    if ((await postLeadEvent(env.DB, hook, event, now)) === "failed") return;
  }
}

function postLeadEvent(
  db: D1Database,
  hook: WebhookSettings,
  { id, lead, name, at }: StepEvent,
  now: number,
): Promise<Outcome> {
  const event = {
    id: `msg_${id}`,
    type: `lead.${name as WebhookAction}`,
    at,
    data: { reference: lead },
  } as const;
  return deliver({
    label: { channel: "webhook", reference: lead, outcome: name },
    claim: () => claimUncounted(db, "webhook", id, now),
    send: () => postEvent(hook, event, now),
    done: () => removeNotifications(db, "webhook", [id]),
    failed: postponing(db, "webhook", [id], now),
  });
}
