import { type Findable, searchWords } from "./search-words.ts";
import { asking, prepare, sql } from "./sql.ts";

/** Leads per sweep: 100,000 take a day. */
const batch = 100;

/** A migration writes this row of `worker_state` if `searchWords` indexes differently from then on. */
const name = "reindex";

/** Reads the last reindexed lead; no row if nothing is left to do. */
export const reindexState = sql`SELECT value AS last FROM worker_state WHERE name = ${name}`;

interface Row {
  readonly id: number;
  readonly reference: string;
  readonly answers: string;
  readonly source: string;
}

export async function reindexSome(db: D1Database, last: string): Promise<void> {
  const rows = await asking(db)<Row>`SELECT id, reference, answers, source FROM leads
    WHERE id > ${Number(last)} ORDER BY id LIMIT ${batch}`;
  const words = rows.map(({ id, reference, answers, source }) => ({
    id,
    answers,
    words: searchWords({ reference, answers: JSON.parse(answers), source: JSON.parse(source) } as Findable),
  }));
  await db.batch([
    // An answer corrected meanwhile has already been reindexed.
    prepare(
      db,
      sql`INSERT OR REPLACE INTO lead_words (rowid, words)
        SELECT leads.id, value ->> 'words'
        FROM json_each(${JSON.stringify(words)}) JOIN leads ON leads.id = value ->> 'id'
        WHERE leads.answers = value ->> 'answers'`,
    ),
    prepare(
      db,
      rows.length < batch
        ? sql`DELETE FROM worker_state WHERE name = ${name}`
        : sql`UPDATE worker_state SET value = ${rows.at(-1)?.id ?? 0} WHERE name = ${name}`,
    ),
  ]);
}
