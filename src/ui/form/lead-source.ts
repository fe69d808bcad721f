import { browserSource, short } from "#forms/sending/browser-source.ts";
import type { Source } from "#lead/wire.ts";
import { campaign } from "../campaign.ts";

export function leadSource(): Source {
  return { page: short(location.origin + location.pathname), ...browserSource(campaign) };
}
