import type { Ask } from "./ask.ts";
import type { Found } from "./find.ts";
import { type LeadRow, type ListedLead, listedColumns, readRow } from "./listed-lead.ts";
import { isNewest, progress } from "./progress.ts";
import { matchOf } from "./search-words.ts";

export const viewStates = [
  "waiting",
  "due",
  "mine",
  "contacted",
  "closed",
  "held",
  "spam",
  "erasing",
  "all",
] as const;
export type ViewState = (typeof viewStates)[number];

/** Which leads to look at; what is absent filters nothing. */
export interface View {
  readonly state: ViewState;
  /** Today on the firm's clock (`2026-11-25`), and whose leads are mine. */
  readonly today?: string;
  readonly by?: string;
  /** As typed into the search. */
  readonly query?: string;
  readonly form?: string;
  readonly partner?: string;
  readonly language?: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** Milliseconds since 1970: from the first until before the second. */
  readonly since?: number;
  readonly until?: number;
  /** Without those that their person has corrected. */
  readonly isNewest?: boolean;
  /** Only what stands below this lead in the list. */
  readonly below?: Pick<ListedLead, "receivedAt" | "id">;
}

export const pageLength = 50;

const isOpen = `${progress} IN ('new', 'contacted') AND ${isNewest}`;

/** SQL for whether a row is in a state of the view; `?1` is today, `?2` the reader. */
const isIn: Readonly<Record<ViewState, string>> = {
  waiting: `${progress} = 'new' AND ${isNewest}`,
  due: `next_on <= ?1 AND ${isOpen}`,
  mine: `owner = ?2 AND ${isOpen}`,
  contacted: `${progress} = 'contacted'`,
  closed: `${progress} = 'closed'`,
  held: `${progress} = 'suspect'`,
  spam: `${progress} = 'spam'`,
  erasing: `${progress} = 'erasing'`,
  all: "1",
};

const newestFirst = "received_at DESC, id DESC";
/** Where somebody is to do something: what is due first, then who has waited longest. */
const mostUrgentFirst = "coalesce(next_on <= ?1, 0) DESC, received_at, id";
const urgent: readonly ViewState[] = ["waiting", "due", "mine"];

/** SQL for the rows of a view, with its values from `?1` on. */
function filterOf(view: View) {
  const { query, form, partner, language, country, since, until, below } = view;
  const values: (string | number)[] = [view.today ?? "", view.by ?? ""];
  const value = (one: string | number) => `?${values.push(one)}`;
  const match = query === undefined ? undefined : matchOf(query);
  const columns = { form, partner, language, country };
  const conditions = [
    // All values that are bound stand in the statement.
    "?1 || ?2 IS NOT NULL",
    ...(match === undefined
      ? []
      : [`id IN (SELECT rowid FROM lead_words WHERE lead_words MATCH ${value(match)})`]),
    ...Object.entries(columns).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name} = ${value(text)}`],
    ),
    ...(view.isNewest ? [isNewest] : []),
    ...(since === undefined ? [] : [`received_at >= ${value(since)}`]),
    ...(until === undefined ? [] : [`received_at < ${value(until)}`]),
    ...(below === undefined ? [] : [`(received_at, id) < (${value(below.receivedAt)}, ${value(below.id)})`]),
  ];
  return { where: conditions.join(" AND "), values };
}

/** Some leads of a view, from the `offset`th on, in the order of the list. */
export async function browse(ask: Ask, view: View, slice: Slice): Promise<readonly ListedLead[]> {
  const { where, values } = filterOf(view);
  return (await ask<LeadRow>(select(view, where, slice), ...values)).map(readRow<ListedLead>);
}

/** The same in one call, and the number of all leads of the view. */
export async function find(db: D1Database, view: View, slice: Slice): Promise<Found<ListedLead>> {
  const { where, values } = filterOf(view);
  const count = `SELECT count(*) AS count FROM leads WHERE ${where} AND ${isIn[view.state]}`;
  const [counted, found] = await db.batch<LeadRow>(
    [count, select(view, where, slice)].map((sql) => db.prepare(sql).bind(...values)),
  );
  return {
    count: Number(counted?.results[0]?.count ?? 0),
    leads: found?.results.map(readRow<ListedLead>) ?? [],
  };
}

function select(
  { state }: View,
  where: string,
  { limit, offset, order = urgent.includes(state) ? mostUrgentFirst : newestFirst }: Slice,
): string {
  // The inner query needs the index alone, however far down a page is.
  return `SELECT ${listedColumns} FROM leads WHERE id IN (
      SELECT id FROM leads WHERE ${where} AND ${isIn[state]} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    ORDER BY ${order}`;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
  readonly order?: string;
}

export async function findReferences(ask: Ask, view: View, limit: number): Promise<readonly string[]> {
  const { where, values } = filterOf(view);
  const rows = await ask<{ reference: string }>(
    `SELECT reference FROM leads WHERE ${where} AND ${isIn[view.state]} LIMIT ${limit}`,
    ...values,
  );
  return rows.map(({ reference }) => reference);
}

export async function countStates(ask: Ask, view: View): Promise<Readonly<Record<ViewState, number>>> {
  const { where, values } = filterOf(view);
  // Whether a lead is the newest of its form costs more than all else, so it is asked once, and of open leads alone.
  const [[open], counted] = await Promise.all([
    ask<Record<"waiting" | "due" | "mine", number | null>>(
      `SELECT sum(${progress} = 'new') AS waiting, sum(next_on <= ?1) AS due, sum(owner = ?2) AS mine
        FROM leads WHERE ${where} AND ${isOpen}`,
      ...values,
    ),
    ask<{ name: string; count: number }>(
      `SELECT ${progress} AS name, count(*) AS count FROM leads WHERE ${where} GROUP BY 1`,
      ...values,
    ),
  ]);
  const of = (progress: string) => counted.find(({ name }) => name === progress)?.count ?? 0;
  return {
    ...{ waiting: open?.waiting ?? 0, due: open?.due ?? 0, mine: open?.mine ?? 0 },
    ...{ contacted: of("contacted"), closed: of("closed"), held: of("suspect"), spam: of("spam") },
    ...{ erasing: of("erasing"), all: counted.reduce((sum, { count }) => sum + count, 0) },
  };
}

export async function findCountries(ask: Ask): Promise<readonly string[]> {
  const rows = await ask<{ country: string }>(
    "SELECT DISTINCT country FROM leads WHERE country IS NOT NULL ORDER BY 1",
  );
  return rows.map(({ country }) => country);
}

/** Leads that one answer of the database holds, some kB each. */
const batch = 500;

/** All leads of a view, newest first, some at a time; one that comes meanwhile shifts none. */
export async function* browseAll(ask: Ask, view: View): AsyncGenerator<readonly ListedLead[]> {
  for (let below = view.below; ; ) {
    const these = { ...view, ...(below === undefined ? {} : { below }) };
    const some = await browse(ask, these, { limit: batch, offset: 0, order: newestFirst });
    if (some.length > 0) yield some;
    if (some.length < batch) return;
    below = some.at(-1);
  }
}

export async function findAll(ask: Ask, view: View): Promise<readonly ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const some of browseAll(ask, view)) leads.push(...some);
  return leads;
}
