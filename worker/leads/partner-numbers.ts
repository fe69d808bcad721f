import { isoTime } from "#lead/local-time.ts";
import { day } from "../time/durations.ts";
import type { Ask } from "./sql.ts";
import { isNewest } from "./steps.ts";

interface CreditedLead {
  readonly month: string;
  readonly page: string | null;
  readonly campaign: string | null;
  readonly form: string;
  readonly widget: string | null;
  readonly version: string | null;
}

export type PartnerNumbers = Readonly<
  Record<keyof CreditedLead, readonly (readonly [value: string, n: number])[]>
>;

/** Of the last twelve months, by their page's own data, without people or outcomes. */
export async function readPartnerNumbers(
  ask: Ask,
  { code, timeZone, now }: { readonly code: string; readonly timeZone: string; readonly now: number },
): Promise<PartnerNumbers> {
  const rows = await ask<Omit<CreditedLead, "month"> & { readonly receivedAt: number }>`
    SELECT received_at AS receivedAt, form, source ->> 'page' AS page, source ->> 'widget' AS widget,
      source ->> 'version' AS version,
      coalesce(source ->> 'campaign', source -> 'utm' ->> 'utm_campaign') AS campaign
    FROM leads WHERE partner = ${code} AND state <> 'suspect' AND erase_at IS NULL
      AND received_at > ${now - 366 * day} AND ${isNewest}
    ORDER BY received_at DESC`;
  const leads = rows.map(({ receivedAt, ...lead }): CreditedLead => {
    return { ...lead, month: isoTime(receivedAt, timeZone).slice(0, 7) };
  });
  const countBy = (name: keyof CreditedLead) => {
    const counts = Map.groupBy(leads, (lead) => lead[name] ?? "");
    const found = [...counts].map(([value, those]) => [value, those.length] as const);
    return name === "month" ? found : found.toSorted(([, a], [, b]) => b - a).slice(0, 15);
  };
  return {
    month: countBy("month"),
    page: countBy("page"),
    campaign: countBy("campaign"),
    form: countBy("form"),
    widget: countBy("widget"),
    version: countBy("version"),
  };
}
