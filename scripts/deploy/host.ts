import { stop } from "../run/tools.ts";
import { callAccount } from "./cloudflare.ts";
import { placeOf, type Target } from "./configuration.ts";
import type { Zone } from "./zone.ts";

interface Domain {
  id: string;
  service: string;
  modified?: boolean;
}

type Changes = Readonly<Record<"conflicting" | "updated", readonly Domain[]>>;

/**
 * Stops if the site's host leads elsewhere: without a terminal, as in continuous integration, wrangler would
 * replace a DNS record or another worker's domain without asking.
 */
export async function checkHost(target: Target, zone: Zone): Promise<void> {
  const { worker, origin } = placeOf(target);
  const { host } = new URL(origin);
  const path = `/workers/scripts/${worker}/domains/changeset?replace_state=true`;
  const { conflicting, updated } = await callAccount<Changes>(path, [
    { hostname: host, zone_name: zone.name },
  ]);
  if (conflicting.length > 0)
    stop(
      `Not deployed: ${host} has a DNS record, and the site behind it would go offline. Delete it (dashboard, DNS), then deploy again.`,
    );
  for (const { id } of updated.filter(({ modified }) => modified)) {
    const { service } = await callAccount<Domain>(`/workers/domains/records/${id}`);
    if (service !== worker)
      stop(`Not deployed: ${host} belongs to the worker ${service}. Remove it there first.`);
  }
}
