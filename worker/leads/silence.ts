import { day } from "../durations.ts";

/** Time without a lead, and the longest pause before that, in whole days. */
export interface Silence {
  readonly days: number;
  readonly usual: number;
}

/** Days of which the usual pause is read. */
const lookBack = 90 * day;
/** In its first month a firm has no usual. */
const settling = 30 * day;

/** Reads the present silence; undefined where too little is known. It reads every lead, so ask seldom. */
export async function readSilence(db: D1Database, now: number): Promise<Silence | undefined> {
  const row = await db
    .prepare(
      `WITH came AS (
         SELECT received_at AS at, received_at - lag(received_at) OVER (ORDER BY received_at) AS pause
         FROM leads WHERE state <> 'suspect'
       )
       SELECT min(at) AS first, max(at) AS last, max(pause) FILTER (WHERE at >= ?1) AS longest FROM came`,
    )
    .bind(now - lookBack)
    .first<{ readonly first: number | null; readonly last: number; readonly longest: number | null }>();
  if (!row?.first || row.longest === null || row.first > now - settling) return undefined;
  return { days: Math.floor((now - row.last) / day), usual: Math.max(1, Math.ceil(row.longest / day)) };
}
