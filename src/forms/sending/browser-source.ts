import { withSmallNames } from "#lead/partner-link.ts";
import type { Source } from "#lead/source-fields.ts";
import { sourceLimit, type UtmName, utmNames } from "#lead/wire.ts";
import { known } from "./known.ts";

export const short = (text: string) => text.slice(0, sourceLimit);

/** What a browser knows about a lead's origin; the campaign is from the first query that has one. */
export function browserSource(...queries: readonly string[]): Source {
  const utm = queries.map(utmOf).find((found) => found !== undefined);
  const locale = known(() => short(navigator.language));
  const timeZone = known(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { ...(locale && { locale }), ...(timeZone && { timeZone }), ...(utm && { utm }) };
}

function utmOf(search: string): Source["utm"] {
  const query = new URLSearchParams(withSmallNames(search));
  const found = utmNames.map((name) => [name, short(query.get(name) ?? "")] as const);
  const given = found.filter(([, value]) => value !== "");
  return given.length > 0 ? (Object.fromEntries(given) as Record<UtmName, string>) : undefined;
}
