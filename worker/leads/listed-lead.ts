import type { ReadableLead } from "#lead/lead-rows.ts";
import { log } from "../log.ts";
import type { HistoryEntry, Outcome } from "./history.ts";
import type { PhoneReading } from "./phone-country.ts";
import type { LeadTimes } from "./record.ts";
import { type Ask, on, type Statement, sql } from "./sql.ts";
import { type Progress, progress } from "./steps.ts";
import { storedColumns } from "./stored-columns.ts";

export type DatabaseRow = Record<string, unknown>;

// A month has thousands of rows, and replacing took most of the time of reading one.
const properties = new Map<string, string>();

function propertyOf(column: string) {
  const known = properties.get(column);
  if (known !== undefined) return known;
  const property = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  properties.set(column, property);
  return property;
}

/** Renames columns to properties (`received_at` to `receivedAt`) and parses JSON. */
export function readRow<Row>(row: DatabaseRow): Row {
  const read: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) {
    const checked = value === null ? undefined : storedColumns[column]?.safeParse(value);
    const { success = true, data = value } = checked ?? {};
    read[propertyOf(column)] = success ? data : withoutSense(column, value);
  }
  return read as Row;
}

/** In place of what only an import or a person at the database can have written: no page may fail by it. */
function withoutSense(column: string, value: unknown) {
  log({ event: "column not readable", fields: [column] });
  const answers = { body: String(value), additional: String(value) };
  const known: DatabaseRow = { answers, source: {}, signs: [], opened: {}, history: [], received_at: 0 };
  return known[column] ?? null;
}

export interface ListedLead extends ReadableLead, Required<LeadTimes> {
  answers: Record<string, string | number>;
  /** The row's, which orders leads of the same moment. */
  id: number;
  progress: Progress;
  spamAt: number | null;
  eraseAt: number | null;
  /** ISO 3166-1 alpha-2, of the phone. */
  country: string | null;
  phoneReading: PhoneReading | null;
  owner: string | null;
  nextOn: string | null;
  outcome: Outcome | null;
  starredAt: number | null;
  deadline: string | null;
  /** When a consultant typed it on the desk; null for a lead from a form. */
  typedAt: number | null;
  /** Number of earlier leads of the person, up to 50, if the statement selects it. */
  wroteBefore?: number;
  opened: Record<string, number>;
  history: readonly HistoryEntry[];
}

export const listedColumns = sql`id, reference, form, answers, source, language, notice, phone_entry,
  phone_reading, ${progress} AS progress, signs, corrects,
  received_at, contacted_at, closed_at, spam_at, erase_at, country, owner, next_on, outcome, unanswered_at,
  starred_at, deadline, typed_at, coalesce(opened, '{}') AS opened, history`;

/** `which` follows `FROM leads`. */
async function readListed(ask: Ask, which: Statement): Promise<readonly ListedLead[]> {
  return (await ask<DatabaseRow>`SELECT ${listedColumns} FROM leads ${which}`).map(readRow<ListedLead>);
}

export async function findListedLead(ask: Ask, reference: string): Promise<ListedLead | undefined> {
  return (await readListed(ask, sql`WHERE reference = ${reference}`))[0];
}

export function findVersions(ask: Ask, reference: string): Promise<readonly ListedLead[]> {
  return readListed(
    ask,
    sql`WHERE first = (SELECT chosen.first FROM leads AS chosen WHERE chosen.reference = ${reference})
    ORDER BY corrects IS NOT NULL, received_at, reference`,
  );
}

const mostOthers = 20;

export function findOthers(ask: Ask, reference: string): Promise<readonly ListedLead[]> {
  const chosen = (column: Statement) => sql`(SELECT ${column} FROM leads WHERE reference = ${reference})`;
  // Each index has its newest ones first, so a person's many leads are not all read.
  const newestWithSame = (column: Statement) => sql`SELECT id FROM (SELECT id FROM leads
    WHERE ${column} = ${chosen(column)} AND first <> ${chosen(sql`first`)} ORDER BY id DESC LIMIT ${mostOthers})`;
  return readListed(
    ask,
    sql`WHERE id IN (${newestWithSame(sql`person_email`)} UNION ${newestWithSame(sql`person_phone`)})
    ORDER BY received_at DESC LIMIT ${mostOthers}`,
  );
}

export async function markOpened(db: D1Database, reference: string, by: string, at: number): Promise<void> {
  await on(db)`UPDATE leads SET read_at = coalesce(read_at, ${at}),
      opened = json_patch(coalesce(opened, '{}'), json_object(${by}, ${at}))
    WHERE reference = ${reference}`.run();
}

export interface Pending {
  channel: string;
  tries: number;
  due_at: number;
  failing_since: number | null;
  error: string | null;
}

export async function findPending(ask: Ask, reference: string): Promise<readonly Pending[]> {
  return ask<Pending>`SELECT channel, tries, due_at, failing_since, error FROM notifications
    WHERE channel IN ('mail', 'webhook') AND id = ${reference}`;
}
