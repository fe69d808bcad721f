import { isoTime } from "#lead/local-time.ts";
import type { FormType, FormVisit } from "#lead/wire.ts";
import { type Ask, list, run, sql } from "./sql.ts";

/** Visits kept per day, so that made-up ones cannot fill the database. */
export const visitsADay = 5000;

/** Counts a visit on the firm's day; beyond the day's limit of rows only the number of visits. */
export async function addVisit(
  db: D1Database,
  visit: FormVisit,
  timeZone: string,
  now: number,
): Promise<void> {
  const day = isoTime(now, timeZone).slice(0, 10);
  const { form, language, narrow, reached, refused, sent, withdrawn } = visit;
  const names = JSON.stringify([...new Set(refused)].sort());
  const values = list([day, form, language, Number(narrow), reached, names, Number(sent)]);
  const same = sql`(day, form, language, narrow, reached, refused, sent) = (${values})`;
  await run(
    db,
    withdrawn
      ? [
          sql`UPDATE form_visits SET n = n - 1 WHERE ${same}`,
          sql`DELETE FROM form_visits WHERE ${same} AND n < 1`,
        ]
      : [
          sql`INSERT INTO visit_days VALUES (${day}, 1) ON CONFLICT DO UPDATE SET n = n + 1`,
          sql`INSERT INTO form_visits SELECT ${values}, 1
            WHERE (SELECT n FROM visit_days WHERE day = ${day}) <= ${visitsADay}
            ON CONFLICT DO UPDATE SET n = n + 1`,
        ],
  );
}

export interface VisitCount extends Pick<FormVisit, "form" | "language" | "reached"> {
  narrow: number;
  sent: number;
  n: number;
}

export type Funnel = Awaited<ReturnType<typeof readFunnel>>;

export async function readFunnel(ask: Ask, month: string) {
  const inMonth = sql`day BETWEEN ${`${month}-01`} AND ${`${month}-31`}`;
  const [visits, refused, over] = await Promise.all([
    ask<VisitCount>`SELECT form, language, narrow, reached, sent, sum(n) AS n FROM form_visits WHERE ${inMonth}
      GROUP BY form, language, narrow, reached, sent`,
    ask<{ form: FormType; field: string; n: number }>`
      SELECT form, value AS field, sum(n) AS n FROM form_visits, json_each(refused)
      WHERE ${inMonth} GROUP BY form, value ORDER BY n DESC, field`,
    ask`SELECT 1 FROM visit_days WHERE ${inMonth} AND n > ${visitsADay} LIMIT 1`,
  ]);
  // More came on a day than are kept, so every number is a lower bound.
  return { visits, refused, isMore: over.length > 0 };
}
