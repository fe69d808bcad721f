import { browserSource, short } from "#forms/sending/browser-source.ts";
import { pageAddress } from "#lead/page-address.ts";
import type { Source } from "#lead/source-fields.ts";
import type { Settings } from "./element-settings.ts";

/**
 * The source of a lead: the page's address and campaign, and nothing else. `initialQuery` is the query when
 * the element's script first ran, because many pages change their address afterwards.
 */
export function sourceOf(
  page: Location,
  initialQuery: string,
  widget: string,
  { partner, texts, version }: Pick<Settings, "partner" | "texts" | "version">,
): Source {
  return {
    ...(/^https?:$/.test(page.protocol) && {
      page: short(pageAddress(page.origin + page.pathname + page.search)),
    }),
    ...(partner && { partner }),
    ...texts,
    widget,
    ...(version && { version }),
    ...browserSource(page.search, initialQuery),
  };
}
