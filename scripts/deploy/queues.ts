import { deployment } from "#firm/deployment.ts";
import { say, stop } from "../run/tools.ts";
import { callAccount, tryWrangler } from "./cloudflare.ts";
import { placeOf, type Target } from "./configuration.ts";

export interface Queue {
  queue_id: string;
  queue_name: string;
  consumers_total_count: number;
  /** Absent unless the queue was created with one. */
  jurisdiction?: string;
}

export function queueNames(target: Target): readonly string[] {
  const { worker } = placeOf(target);
  return [`${worker}-leads`, `${worker}-leads-dead`, `${worker}-mail-events`];
}

export async function findQueue(name: string): Promise<Queue | undefined> {
  const found = await callAccount<readonly Queue[]>(`/queues?name=${name}`);
  return found.find(({ queue_name }) => queue_name === name);
}

/** Creates missing queues, and sets the longest retention that Cloudflare allows. */
export async function prepareQueues(target: Target): Promise<readonly Queue[]> {
  const queues: Queue[] = [];
  const { jurisdiction } = deployment;
  for (const name of queueNames(target)) {
    const queue =
      (await findQueue(name)) ??
      (await callAccount<Queue>("/queues", { queue_name: name, ...(jurisdiction && { jurisdiction }) }));
    // Cloudflare cannot change it, and the privacy notice names the place.
    if (queue.jurisdiction !== jurisdiction)
      stop(
        `Not deployed: the queue ${name} is stored in “${queue.jurisdiction ?? "any place"}”, but firm/deployment.yaml says “${jurisdiction ?? "any place"}”. Delete the queue once it is empty, then deploy again.`,
      );
    queues.push(queue);
    const retention = ["--message-retention-period-secs", "1209600"];
    const { code } = await tryWrangler(target, ["queues", "update", name, ...retention]);
    if (code !== 0)
      say(
        `The queue ${name} keeps messages for less than 14 days; docs/operating.md says what the free plan promises`,
      );
  }
  return queues;
}
