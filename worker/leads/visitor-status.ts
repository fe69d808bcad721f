import type { FormType } from "#lead/wire.ts";
import { day } from "../time/durations.ts";
import type { ReplyPromise } from "../time/reply-promise.ts";
import { erasureOf } from "./retention.ts";
import { asking, sql } from "./sql.ts";
import { type Progress, progress, visitorSteps } from "./steps.ts";
import { takeVisitorStep } from "./store.ts";

/** What a visitor's page shows of their lead: only times, in milliseconds since 1970. */
export interface VisitorStatus {
  form: FormType;
  progress: Progress;
  /** The reference of the newest version. */
  newest: string;
  arrivedAt: number;
  readAt: number | null;
  answeredAt: number | null;
  way: string | null;
  unansweredAt: number | null;
  timeZone: string | null;
}

/** Undefined for a lead that is not stored, or is about to be erased. */
export async function findVisitorStatus(
  db: D1Database,
  reference: string,
): Promise<VisitorStatus | undefined> {
  const since = sql`version.first = one.first AND version.received_at >= one.received_at`;
  const [status] = await asking(db)<VisitorStatus>`
    SELECT one.form, newest.reference AS newest, newest.progress, one.received_at AS arrivedAt, newest.contacted_at AS answeredAt,
      newest.unanswered_at AS unansweredAt, one.source ->> 'timeZone' AS timeZone,
      (SELECT min(version.read_at) FROM leads AS version WHERE ${since}) AS readAt,
      (SELECT entry.value ->> 'to' FROM json_each(newest.history) AS entry
       WHERE entry.value ->> 'what' = 'contacted' ORDER BY entry.key DESC LIMIT 1) AS way
    FROM leads AS one JOIN (SELECT *, ${progress} AS progress FROM leads) AS newest ON newest.id =
      (SELECT version.id FROM leads AS version WHERE ${since} AND version.erase_at IS NULL
       ORDER BY version.state = 'suspect', version.received_at DESC LIMIT 1)
    WHERE one.reference = ${reference} AND one.erase_at IS NULL`;
  return status;
}

export async function wasErased(db: D1Database, reference: string): Promise<boolean> {
  return (await asking(db)`${await erasureOf(reference)}`).length > 0;
}

/** How long (ms) after the promised time a visitor may report that nobody wrote. */
const mayReportFor = 8 * 7 * day;

/** A visitor may report once, when the time for an answer is over. */
export function mayBeUnanswered(
  { progress, unansweredAt, answeredAt }: VisitorStatus,
  { until }: ReplyPromise,
  now: number,
): boolean {
  const isOver = now >= until || (answeredAt !== null && now >= answeredAt + day);
  const mayStill = now < until + mayReportFor && visitorSteps.unanswered.from.includes(progress);
  return isOver && mayStill && unansweredAt === null;
}

export async function markUnanswered(
  db: D1Database,
  reference: string,
  at: number,
  mail: Parameters<typeof takeVisitorStep>[3],
): Promise<void> {
  const entry = { at, what: "unanswered" as const, by: "visitor" };
  await db.batch(takeVisitorStep(db, sql`reference = ${reference}`, entry, mail));
}
