import { browserSource, short } from "#forms/sending/browser-source.ts";
import type { Source } from "#lead/wire.ts";
import { campaign } from "../campaign.ts";

/** Page of the site from which a lead comes, without query or hash. */
export function leadSource(): Source {
  return { page: short(location.origin + location.pathname), ...browserSource(campaign) };
}
