import type { HistoryEntry } from "./history.ts";
import { personOf } from "./person.ts";
import type { Lead } from "./record.ts";
import { statementForWords } from "./search-words.ts";

interface Act {
  readonly reference: string;
  readonly at: number;
  /** As `HistoryEntry` has it. */
  readonly by: string;
}

/** Longest note, in characters. */
export const longestNote = 2000;

/** Adds a note; false where the lead is gone, or these were its last words already. */
export async function addNote(db: D1Database, { reference, ...act }: Act, text: string): Promise<boolean> {
  const entry: HistoryEntry = { ...act, what: "noted", text: text.slice(0, longestNote).toWellFormed() };
  const { meta } = await db
    .prepare(
      `UPDATE leads SET history = json_insert(history, '$[#]', json(?2))
       WHERE reference = ?1 AND history ->> '$[#-1].text' IS NOT ?3`,
    )
    .bind(reference, JSON.stringify(entry), entry.text)
    .run();
  return meta.changes > 0;
}

/** Sends the mail about a lead once more, with the next sweep; false where it still waits to be sent. */
export async function tellAgain(db: D1Database, { reference, ...act }: Act): Promise<boolean> {
  const [added] = await db.batch([
    db
      .prepare(
        `INSERT INTO notifications (id, channel, subject, name, lead, at, due_at)
         SELECT reference, 'mail', 'lead', 'accepted', reference, ?2, ?2 FROM leads WHERE reference = ?1 AND erase_at IS NULL
         ON CONFLICT DO NOTHING`,
      )
      .bind(reference, act.at),
    db
      .prepare(
        // changes() is 1 where the statement before has added the mail.
        "UPDATE leads SET history = json_insert(history, '$[#]', json(?2)) WHERE reference = ?1 AND changes() > 0",
      )
      .bind(reference, JSON.stringify({ ...act, what: "resent" } satisfies HistoryEntry)),
  ]);
  return (added?.meta.changes ?? 0) > 0;
}

/** An answer as it should be; undefined removes it. */
export interface Correction {
  readonly field: string;
  readonly to: string | number | undefined;
}

/**
 * Corrects an answer; the one before stays in the history. False where the lead is gone or the answers are no longer
 * those that `lead` has, because somebody else was first.
 */
export async function correctAnswer(
  db: D1Database,
  lead: Pick<Lead, "reference" | "answers" | "source">,
  act: Omit<Act, "reference">,
  { field, to }: Correction,
): Promise<boolean> {
  const { [field]: from, ...others } = lead.answers;
  const answers = to === undefined ? others : { ...lead.answers, [field]: to };
  const entry: HistoryEntry = { ...act, what: "corrected", field, from: from ?? null, to: to ?? null };
  const words = statementForWords({ ...lead, answers });
  const person = await personOf(answers);
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE leads SET answers = ?3, person_email = ?5, person_phone = ?6,
           history = json_insert(history, '$[#]', json(?4))
         WHERE reference = ?1 AND answers = ?2`,
      )
      .bind(
        lead.reference,
        JSON.stringify(lead.answers),
        JSON.stringify(answers),
        JSON.stringify(entry),
        person.email,
        person.phone,
      ),
    db.prepare(words.sql).bind(...words.values),
  ]);
  return (changed?.meta.changes ?? 0) > 0;
}
