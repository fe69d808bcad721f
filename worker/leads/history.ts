import { among, on, type Statement, sql } from "./sql.ts";
import type { StepName } from "./steps.ts";

export const outcomes = ["retained", "elsewhere", "no-answer", "not-for-us", "no-program"] as const;
export type Outcome = (typeof outcomes)[number];

export interface HistoryEntry {
  /** Milliseconds since 1970. */
  at: number;
  /**
   * A step; the channel of a sent notification, or `bounced`; what became of the confirmation; what the
   * visitor did; or what else the desk did.
   */
  what:
    | StepName
    | "mail"
    | "webhook"
    | "bounced"
    | "confirmed"
    | "unconfirmed"
    | "refuses-mail"
    | "sent again"
    | "unanswered"
    | "typed"
    | "noted"
    | "drafted"
    | "corrected"
    | "resent";
  /** Who did it: a signed-in address, `link` (anyone who has the mail), `command`, `local` or `visitor`. */
  by?: string;
  /** Expiry of the signed link used, in seconds since 1970. It identifies the link, which works only once. */
  until?: number | undefined;
  about?: string;
  answer?: string;
  text?: string | undefined;
  field?: string;
  from?: string | number | null;
  /** The new answer, day, outcome (null: removed) or owner, or how the person was contacted. */
  to?: string | number | null | undefined;
}

export function withEntry(entry: HistoryEntry): Statement {
  return sql`json_insert(history, '$[#]', json(${JSON.stringify(entry)}))`;
}

/** Adds an entry unless it is already there, so it is safe to repeat. */
export function addToHistory(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry,
): D1PreparedStatement {
  return on(db)`UPDATE leads SET history = ${withEntry(entry)}
    WHERE reference ${among(references)} AND history -> '$[#-1]' IS NOT json(${JSON.stringify(entry)})`;
}

/** After two bounces, its text is presumed to make mail servers reject every mail that contains it. */
export function bouncesMail({ history = [] }: { history?: readonly HistoryEntry[] }): boolean {
  return history.filter(({ what }) => what === "bounced").length > 1;
}

export function refusesMail({ history = [] }: { history?: readonly HistoryEntry[] }): boolean {
  return history.some(({ what }) => what === "refuses-mail");
}
