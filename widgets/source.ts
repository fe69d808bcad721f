import { pageAddress } from "#lead/page-address.ts";
import { type Source, sourceLimit, type UtmName, utmNames } from "#lead/wire.ts";
import type { Settings } from "./element-settings.ts";

const short = (text: string) => text.slice(0, sourceLimit);

function utmOf(search: string): Source["utm"] {
  const query = new URLSearchParams(search);
  const found = utmNames.map((name) => [name, short(query.get(name) ?? "")] as const);
  const told = found.filter(([, value]) => value !== "");
  return told.length > 0 ? (Object.fromEntries(told) as Record<UtmName, string>) : undefined;
}

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
  const utm = utmOf(page.search) ?? utmOf(initialQuery);
  return {
    ...(/^https?:$/.test(page.protocol) && {
      page: short(pageAddress(page.origin + page.pathname + page.search)),
    }),
    ...(partner && { partner }),
    ...(campaign && { campaign }),
    ...(clientReference && { clientReference }),
    widget,
    locale: short(navigator.language),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(utm && { utm }),
  };
}
