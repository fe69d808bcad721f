/** What the consultant notes of a lead, by a link in a mail or on the command line. */
export type Action = "contacted" | "closed" | "reopened" | "released" | "spam" | "erased";

/** Something that happened to a lead, as its history keeps it. */
export interface HistoryEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** An `Action`, the channel by which the consultant was told, or that the visitor sent the same answers once more. */
  readonly what: Action | "mail" | "webhook" | "sent again";
  /** How it came about: a link of a mail, or the command line. */
  readonly by?: "link" | "command";
  /** When the link that was pressed ends, in seconds since 1970: it works once. */
  readonly until?: number;
  /** Which mail told of the lead: its own or a digest. */
  readonly about?: string;
  /** What the other side answered. */
  readonly answer?: string;
}

/** Adds to the history of leads; those that were erased meanwhile are left out. Safe to repeat. */
export function addToHistory(
  db: D1Database,
  references: readonly string[],
  entry: HistoryEntry,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE leads SET history = json_insert(history, '$[#]', json(?1))
       WHERE reference IN (SELECT value FROM json_each(?2)) AND history -> '$[#-1]' IS NOT json(?1)`,
    )
    .bind(JSON.stringify(entry), JSON.stringify(references));
}
