import { deployment } from "#firm/deployment.ts";
import { say } from "../run/tools.ts";
import { callAccount, callApi } from "./cloudflare.ts";
import type { Queue } from "./queues.ts";

/**
 * Email Sending's reports about mails that it had accepted
 * (https://developers.cloudflare.com/email-service/reference/event-subscriptions/).
 */
const events = ["message.bounced", "message.complained"];

type Named = readonly { id: string }[];
type Subscriptions = readonly { destination: { queue_id: string } }[];

/** Subscribes a queue to the bounces of the sender's domain; a deployment does not fail without them. */
export async function subscribeToBounces({ queue_id, queue_name }: Queue): Promise<void> {
  const domain = deployment.mailFrom.replace(/^.*@/, "");
  const path = "/event_subscriptions/subscriptions";
  try {
    const subscriptions = await callAccount<Subscriptions>(`${path}?per_page=100`);
    if (subscriptions.some(({ destination }) => destination.queue_id === queue_id)) return;
    let zone = domain;
    let found: Named = [];
    // A sender's subdomain is not a zone of its own.
    for (; zone.includes(".") && found.length === 0; zone = zone.replace(/^[^.]+\./, ""))
      found = await callApi<Named>(`/zones?name=${zone}`);
    await callAccount(path, {
      name: queue_name,
      enabled: true,
      source: { type: "email.sending", zone_id: found[0]?.id, domain },
      destination: { type: "queues.queue", queue_id },
      events,
    });
  } catch (error) {
    say(
      `Bounced mails will not be reported: ${(error as Error).message} (docs/operating.md, E-mails that bounce)`,
    );
  }
}
