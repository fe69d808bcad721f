import { among, on, type Statement, sql } from "./sql.ts";
import type { StepName } from "./steps.ts";

export const outcomes = ["retained", "elsewhere", "no-answer", "not-for-us", "no-program"] as const;
export type Outcome = (typeof outcomes)[number];

export interface HistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * A step; the channel of a notification that was sent, or `bounced` where a mail did not arrive; what
   * became of the confirmation to the visitor; what the visitor did (`sent again`, `unanswered`); or what
   * else the desk did: `noted`, `drafted` (a reply), `corrected` (an answer), `resent` (the lead's mail).
   */
  readonly what:
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
  /**
   * Who did it: a signed-in address, `link` (anyone who has the mail), `command` (the command line), `local`
   * or `visitor`.
   */
  readonly by?: string;
  /** When the used signed link expires, in seconds since 1970: each works once. */
  readonly until?: number;
  readonly about?: string;
  readonly answer?: string;
  readonly text?: string;
  /** The corrected answer, and its old value; null if there was none. */
  readonly field?: string;
  readonly from?: string | number | null;
  /** The new answer, day or outcome, null for none; or the way in which the person was contacted. */
  readonly to?: string | number | null;
}

export function withEntry(entry: HistoryEntry): Statement {
  return sql`json_insert(history, '$[#]', json(${JSON.stringify(entry)}))`;
}

/** Adds to the history of leads, except those erased meanwhile. Safe to repeat. */
export function addToHistory(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry,
): D1PreparedStatement {
  return on(db)`UPDATE leads SET history = ${withEntry(entry)}
    WHERE reference ${among(references)} AND history -> '$[#-1]' IS NOT json(${JSON.stringify(entry)})`;
}

/**
 * Whether two mails about a lead have bounced: mail servers may reject its text, and with it everything else
 * in a mail.
 */
export function bouncesMail({ history = [] }: { readonly history?: readonly HistoryEntry[] }): boolean {
  return history.filter(({ what }) => what === "bounced").length > 1;
}

/** Whether the mail service has reported that the visitor's address refuses mail. */
export function refusesMail({ history = [] }: { readonly history?: readonly HistoryEntry[] }): boolean {
  return history.some(({ what }) => what === "refuses-mail");
}
