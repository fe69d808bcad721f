import type { Statement } from "./progress.ts";
import { type Findable, statementForWords } from "./search-words.ts";

/** A row by its columns. */
export type Row = Readonly<Record<string, string | number | null>>;

/** A lead as the database holds it, and what is still to be sent about it: what an import needs. */
export interface StoredLead {
  readonly lead: Row;
  readonly unsent: readonly Row[];
}

/** All columns of `leads` but those that the database makes itself; the reference first. */
export const leadColumns = [
  "reference",
  "key_hash",
  "fingerprint",
  "form",
  "answers",
  "source",
  "state",
  "signs",
  "corrects",
  "received_at",
  "language",
  "notice",
  "contacted_at",
  "closed_at",
  "spam_at",
  "erase_at",
  "country",
  "person_email",
  "person_phone",
  "owner",
  "next_on",
  "outcome",
  "read_at",
  "opened",
  "unanswered_at",
  "phone_entry",
  "history",
] as const;

/** Columns with which a notification begins anew: neither its tries nor the hash of the client's network. */
const notificationColumns = ["id", "channel", "subject", "name", "lead", "at", "timing", "due_at"] as const;

/** SQL for what is to be sent about leads and their steps. */
export const selectUnsent = `SELECT ${notificationColumns.join(", ")} FROM notifications WHERE lead IS NOT NULL`;

/** SQL for leads that came since `?1`, by their reference, from behind `?2` on. */
export const selectStored = `SELECT ${leadColumns.join(", ")} FROM leads WHERE received_at >= ?1 AND reference > ?2
  ORDER BY reference`;

/** Puts leads and what is to be sent about them together. */
export function withUnsent(leads: readonly Row[], unsent: readonly Row[]): readonly StoredLead[] {
  const byLead = new Map<string, Row[]>();
  for (const row of unsent) {
    const lead = String(row.lead);
    byLead.set(lead, [...(byLead.get(lead) ?? []), row]);
  }
  return leads.map((lead) => ({ lead, unsent: byLead.get(String(lead.reference)) ?? [] }));
}

export function historyLength({ lead }: StoredLead): number {
  return (JSON.parse(String(lead.history)) as unknown[]).length;
}

/**
 * The statements that bring a lead back, for one transaction: a lead that is gone with all that it had, one to which
 * less has happened up to date with what is to be sent of it, and any other left alone.
 */
export function statementsToStore(stored: StoredLead): readonly Statement[] {
  const { reference } = stored.lead;
  const known = [reference ?? null, historyLength(stored)] as const;
  const values = leadColumns.map((column) => stored.lead[column] ?? null);
  return [
    {
      sql: `DELETE FROM notifications WHERE lead = ?1 AND ${isBehind}`,
      values: known,
    },
    ...stored.unsent.map((notification) => ({
      sql: `INSERT OR REPLACE INTO notifications (${notificationColumns.join(", ")})
        SELECT ${notificationColumns.map((_, at) => `?${at + 3}`).join(", ")} WHERE ${isBehind}`,
      values: [...known, ...notificationColumns.map((column) => notification[column] ?? null)],
    })),
    {
      sql: `INSERT INTO leads (${leadColumns.join(", ")}) VALUES (${leadColumns.map((_, at) => `?${at + 1}`).join(", ")})
        ON CONFLICT (reference) DO UPDATE SET ${leadColumns
          .slice(1)
          .map((column) => `${column} = excluded.${column}`)
          .join(", ")}
        WHERE json_array_length(history) < json_array_length(excluded.history)`,
      values,
    },
    statementForWords(findableOf(stored)),
  ];
}

function findableOf({ lead }: StoredLead): Findable {
  return {
    reference: String(lead.reference),
    answers: JSON.parse(String(lead.answers)) as Findable["answers"],
    source: JSON.parse(String(lead.source)) as Findable["source"],
  };
}

/** Holds where the database has not the lead `?1`, or less of its history than `?2` entries. */
const isBehind = "NOT EXISTS (SELECT 1 FROM leads WHERE reference = ?1 AND json_array_length(history) >= ?2)";
