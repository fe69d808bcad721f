import type { Env, WebhookSettings } from "../env.ts";
import { claimUncounted, findDueEvents, removeNotifications } from "../leads/notifications.ts";
import { deliver, postponing } from "./deliver.ts";
import { postEvent, type WebhookAction } from "./webhook.ts";

/** Limited by the calls that one invocation may make (sweep.ts). */
const eventsOfOneSweep = 2;

/** Posts the consultant's steps as `lead.contacted` and the like, in no promised order: a retry comes later. */
export async function postLeadEvents(env: Env, hook: WebhookSettings, now: number): Promise<void> {
  for (const { id, lead, name, at } of await findDueEvents(env.DB, hook.url, eventsOfOneSweep, now)) {
    const type = `lead.${name as WebhookAction}` as const;
    const outcome = await deliver({
      label: { channel: "webhook", reference: lead, outcome: name },
      claim: () => claimUncounted(env.DB, "webhook", id, now),
      send: () => postEvent(hook, { id: `msg_${id}`, type, at, data: { reference: lead } }, now),
      done: () => removeNotifications(env.DB, "webhook", [id]),
      failed: postponing(env.DB, "webhook", [id], now),
    });
    // The others would wait for the same receiver, up to 15 s each.
    if (outcome === "failed") return;
  }
}
