import { addToHistory, type HistoryEntry, withEntry } from "./history.ts";
import { personOf } from "./identity.ts";
import type { ListedLead } from "./listed-lead.ts";
import { statementForWords } from "./search-words.ts";
import { didChange, list, on, raw } from "./sql.ts";
import { columnsOf } from "./store.ts";

export interface LeadChange {
  reference: string;
  at: number;
  by: string;
}

export const longestNote = 2000;
export const longestReply = 5000;

/** False if the lead is gone, or if its last entry has the same text. */
export async function addNote(
  db: D1Database,
  { reference, ...change }: LeadChange,
  text: string,
  what: "noted" | "drafted" = "noted",
): Promise<boolean> {
  const note = text.slice(0, what === "noted" ? longestNote : longestReply).toWellFormed();
  const { meta } = await on(db)`UPDATE leads SET history = ${withEntry({ ...change, what, text: note })}
    WHERE reference = ${reference} AND history ->> '$[#-1].text' IS NOT ${note}`.run();
  return meta.changes > 0;
}

export async function noteSource(
  db: D1Database,
  { reference, ...change }: LeadChange,
  to: string | null,
  referrer: string,
): Promise<void> {
  const text = referrer.slice(0, longestNote).toWellFormed() || undefined;
  await addToHistory(db, [reference], { ...change, what: "typed", to, text }).run();
}

/** False while a notification of the lead still waits. */
export async function mailAgain(db: D1Database, { reference, ...change }: LeadChange): Promise<boolean> {
  const [added] = await db.batch([
    on(db)`INSERT INTO notifications (id, channel, subject, name, lead, at, due_at)
      SELECT reference, 'mail', 'lead', 'accepted', reference, ${change.at}, ${change.at} FROM leads
      WHERE reference = ${reference} AND erase_at IS NULL ON CONFLICT DO NOTHING`,
    on(db)`UPDATE leads SET history = ${withEntry({ ...change, what: "resent" })}
      WHERE reference = ${reference} AND ${didChange}`,
  ]);
  return (added?.meta.changes ?? 0) > 0;
}

/** False if somebody else was first. */
export async function correctAnswer(
  db: D1Database,
  lead: ListedLead,
  { at, by }: LeadChange,
  { field, to }: { field: string; to: string | number | undefined },
): Promise<boolean> {
  const { [field]: from, ...others } = lead.answers;
  const answers = to === undefined ? others : { ...lead.answers, [field]: to };
  const entry: HistoryEntry = { at, by, what: "corrected", field, from: from ?? null, to: to ?? null };
  const columns = columnsOf({ ...lead, answers }, await personOf(answers));
  const [changed] = await db.batch([
    on(db)`UPDATE leads SET (${list(Object.keys(columns).map(raw))}) = (${list(Object.values(columns))}),
        history = ${withEntry(entry)}
      WHERE reference = ${lead.reference} AND answers = ${JSON.stringify(lead.answers)}`,
    on(db)`${statementForWords({ ...lead, answers })}`,
  ]);
  return (changed?.meta.changes ?? 0) > 0;
}
