import { deployment } from "#firm/deployment.ts";
import { say } from "../run/tools.ts";
import { callAccount } from "./cloudflare.ts";
import type { Queue } from "./queues.ts";
import { findZone } from "./zone.ts";

/**
 * Email Sending's reports about mails that it had accepted
 * (https://developers.cloudflare.com/email-service/platform/event-subscriptions/).
 */
const events = ["message.bounced", "message.complained"];

interface Subscription {
  id: string;
  enabled: boolean;
  source: { type: string; zone_id?: string; domain?: string };
  destination: { queue_id: string };
  events: readonly string[];
}

const path = "/event_subscriptions/subscriptions";

/** Subscribes a queue to the bounces of the sender's domain; a deployment does not fail without them. */
export async function subscribeToBounces({ queue_id, queue_name }: Queue): Promise<void> {
  const domain = deployment.mailFrom.replace(/^.*@/, "");
  try {
    const zone = await findZone(domain);
    const wanted = {
      name: queue_name,
      enabled: true,
      source: { type: "email.sending", zone_id: zone?.id, domain },
      destination: { type: "queues.queue", queue_id },
      events,
    };
    const subscriptions = await callAccount<readonly Subscription[]>(`${path}?per_page=100`);
    const present = subscriptions.find(
      ({ destination, source }) => destination.queue_id === queue_id && source.domain === domain,
    );
    if (!present) await callAccount(path, wanted);
    // Somebody may have switched it off, or chosen other events, in the dashboard.
    else if (!present.enabled || events.some((event) => !present.events.includes(event)))
      await callAccount(`${path}/${present.id}`, { enabled: true, events }, "PATCH");
  } catch (error) {
    say(
      `Bounced confirmations will not be reported: ${(error as Error).message} (docs/operating.md, E-mails that bounce)`,
    );
  }
}
