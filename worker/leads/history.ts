import { among, on, type Statement, sql } from "./sql.ts";
import type { StepName } from "./steps.ts";

export const outcomes = ["retained", "elsewhere", "no-answer", "not-for-us", "no-program"] as const;
export type Outcome = (typeof outcomes)[number];

export interface HistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * A step; the channel by which the consultant was told; that the visitor sent the same answers once more, or said
   * that nobody had written to them; or what the desk does besides: `noted`, `corrected` (an answer), `resent` (its mail).
   */
  readonly what:
    | StepName
    | "mail"
    | "webhook"
    | "sent again"
    | "unanswered"
    | "noted"
    | "corrected"
    | "resent";
  /**
   * Author of the change: a signed-in address, `link` (whoever has the mail), `command` (the command line), `local` or
   * `visitor`.
   */
  readonly by?: string;
  /** Time at which the link that was pressed ends, in seconds since 1970: it works once. */
  readonly until?: number;
  /** Which mail told of the lead: its own or a digest. */
  readonly about?: string;
  /** Answer of the other side. */
  readonly answer?: string;
  readonly text?: string;
  /** The answer that was corrected, and as it was; null where there was none. */
  readonly field?: string;
  readonly from?: string | number | null;
  /** What a correction, a plan (a day) or an outcome says now, null for nothing; or the way in which they were contacted. */
  readonly to?: string | number | null;
}

/** SQL for the history of a lead with one more entry. */
export function withEntry(entry: HistoryEntry): Statement {
  return sql`json_insert(history, '$[#]', json(${JSON.stringify(entry)}))`;
}

/** Adds to the history of leads; those that were erased meanwhile are left out. Safe to repeat. */
export function addToHistory(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry,
): D1PreparedStatement {
  return on(db)`UPDATE leads SET history = ${withEntry(entry)}
    WHERE reference ${among(references)} AND history -> '$[#-1]' IS NOT json(${JSON.stringify(entry)})`;
}
