import { isoTime } from "#lead/local-time.ts";
import { day } from "../time/durations.ts";
import type { Ask } from "./sql.ts";
import { isNewest } from "./steps.ts";

const names = ["month", "page", "campaign", "form", "widget", "version"] as const;

type Name = (typeof names)[number];

/**
 * A partner's figures of the last twelve months, by what their page sent along, without people or outcomes.
 */
export async function readPartnerNumbers(
  ask: Ask,
  { code, timeZone, now }: { code: string; timeZone: string; now: number },
) {
  const rows = await ask<Record<Name, string | null> & { receivedAt: number }>`
    SELECT received_at AS receivedAt, form, source ->> 'page' AS page, source ->> 'widget' AS widget,
      source ->> 'version' AS version,
      coalesce(source ->> 'campaign', source -> 'utm' ->> 'utm_campaign') AS campaign
    FROM leads WHERE partner = ${code} AND state <> 'suspect' AND erase_at IS NULL
      AND received_at > ${now - 366 * day} AND ${isNewest}
    ORDER BY received_at DESC`;
  const leads = rows.map((lead) => ({ ...lead, month: isoTime(lead.receivedAt, timeZone).slice(0, 7) }));
  return names.map((name) => {
    const counts = Map.groupBy(leads, (lead) => lead[name] ?? "");
    const found = [...counts].map(([value, those]) => [value, those.length] as const);
    return [name, name === "month" ? found : found.toSorted(([, a], [, b]) => b - a).slice(0, 15)] as const;
  });
}
