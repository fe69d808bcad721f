import { browserSource, short } from "#forms/sending/browser-source.ts";
import { pageAddress } from "#lead/page-address.ts";
import type { Source } from "#lead/source-fields.ts";
import type { Settings } from "./element-settings.ts";

/**
 * Returns the origin of a lead: the page's address, its campaign, and nothing else of it. `initialQuery` is
 * the query at the time the element's script ran, because many pages tidy their address afterwards.
 */
export function sourceOf(
  page: Location,
  initialQuery: string,
  widget: string,
  { partner, campaign, clientReference }: Pick<Settings, "partner" | "campaign" | "clientReference">,
): Source {
  return {
    ...(/^https?:$/.test(page.protocol) && {
      page: short(pageAddress(page.origin + page.pathname + page.search)),
    }),
    ...(partner && { partner }),
    ...(campaign && { campaign }),
    ...(clientReference && { clientReference }),
    widget,
    ...browserSource(page.search, initialQuery),
  };
}
