import { day } from "../time/durations.ts";
import type { Found } from "./find.ts";
import { wroteBefore } from "./identity.ts";
import { type DatabaseRow, type ListedLead, listedColumns, readRow } from "./listed-lead.ts";
import { matchOf } from "./search-words.ts";
import { type Ask, on, raw, type Statement, sql } from "./sql.ts";
import { hasEntry, isNewest, progress } from "./steps.ts";

export const progressIn = {
  waiting: "new",
  due: "new",
  mine: "new",
  contacted: "contacted",
  closed: "closed",
  held: "suspect",
  spam: "spam",
  erasing: "erasing",
  all: undefined,
} as const;
export type ViewState = keyof typeof progressIn;
export const viewStates = Object.keys(progressIn) as readonly ViewState[];

/** `country` is ISO 3166-1 alpha-2. */
export const filterColumns = ["form", "language", "country", "partner"] as const;

export interface View extends Partial<Record<(typeof filterColumns)[number], string>> {
  state: ViewState;
  /** The day on the firm's clock, `2026-11-25`. */
  today?: string;
  by?: string;
  query?: string;
  /** Milliseconds since 1970: from the first until before the second. */
  since?: number;
  until?: number;
  isNewest?: boolean;
  givenSince?: number;
  below?: Pick<ListedLead, "receivedAt" | "id"> | undefined;
}

export const pageLength = 50;

const isOpen = sql`${progress} IN ('new', 'contacted') AND ${isNewest}`;

function isIn({ state, today = "", by = "" }: View): Statement {
  const inProgress = sql`${progress} = ${progressIn[state] ?? null}`;
  if (state === "waiting") return sql`${inProgress} AND ${isNewest}`;
  if (state === "due") return sql`next_on <= ${today} AND ${isOpen}`;
  if (state === "mine") return sql`owner = ${by} AND ${isOpen}`;
  return state === "all" ? sql`1` : inProgress;
}

const newestFirst = sql`received_at DESC, id DESC`;
/** Leads with a star or a deadline soon first, then due ones, then those that have waited longest. */
const mostUrgentFirst = (today = "") => sql`
  starred_at IS NULL AND coalesce(deadline NOT BETWEEN ${today} AND date(${today}, ${`+${soon} days`}), 1),
  coalesce(next_on <= ${today}, 0) DESC, received_at, id`;
const soon = 14;

/** Whether a deadline (`2026-12-15`) is close enough to come first; not once it is over. */
export function isSoon(deadline: string | null | undefined, today: string): boolean {
  const days = (Date.parse(deadline ?? "") - Date.parse(today)) / day;
  return days >= 0 && days <= soon;
}

const wasGiven = (since: number) => sql`owner IS NOT NULL AND ${isOpen}
  AND ${hasEntry(sql`entry.value ->> 'what' = 'given' AND entry.value ->> 'to' = owner AND entry.value ->> 'at' > ${since}`)}`;

function isAmong({ query = "", isNewest: newest, givenSince, since, until, below, ...columns }: View) {
  const match = matchOf(query);
  return [
    match && sql`id IN (SELECT rowid FROM lead_words WHERE lead_words MATCH ${match})`,
    ...filterColumns.map((name) => columns[name] && sql`${raw(name)} = ${columns[name]}`),
    newest && isNewest,
    givenSince !== undefined && wasGiven(givenSince),
    since !== undefined && sql`received_at >= ${since}`,
    // A single upper bound, which seeks in the index: SQLite would only filter by a second one.
    below
      ? sql`received_at <= ${below.receivedAt} AND (+received_at, id) < (${below.receivedAt}, ${below.id})`
      : until !== undefined && sql`received_at < ${until}`,
  ].reduce<Statement>((all, condition) => (condition ? sql`${all} AND ${condition}` : all), sql`1`);
}

export async function browse(ask: Ask, view: View, slice: Slice): Promise<readonly ListedLead[]> {
  return (await ask<DatabaseRow>`${select(view, slice)}`).map(readRow<ListedLead>);
}

/** A line each in the daily mail, and more than anybody gives by one press. */
const mostGiven = 100;

interface DailyLeads {
  waiting: Found<ListedLead>;
  due: Found<ListedLead>;
  given: readonly ListedLead[];
}

/** The first leads of the daily mail by one call: those of a sweep are limited. */
export async function findForDaily(
  db: D1Database,
  { today, givenSince, limit }: { today: string; givenSince: number; limit: number },
): Promise<DailyLeads> {
  const slice = { limit, offset: 0 };
  const waits: View = { state: "waiting", today };
  const due: View = { state: "due", today };
  const count = (view: View) =>
    on(db)`SELECT count(*) AS count FROM leads WHERE ${isAmong(view)} AND ${isIn(view)}`;
  const results = await db.batch<DatabaseRow>([
    count(waits),
    count(due),
    on(db)`${select(waits, slice)}`,
    on(db)`${select(due, { ...slice, order: sql`owner IS NULL, owner, next_on, reference` })}`,
    on(db)`${select({ state: "all", givenSince }, { ...slice, limit: mostGiven })}`,
  ]);
  const counts = results.map(({ results: [row] }) => Number(row?.count ?? 0));
  const [waiting = [], dueLeads = [], given = []] = results
    .slice(2)
    .map((part) => part.results.map(readRow<ListedLead>));
  return {
    waiting: { count: counts[0] ?? 0, leads: waiting },
    due: { count: counts[1] ?? 0, leads: dueLeads },
    given,
  };
}

function select(
  view: View,
  {
    limit,
    offset,
    order = progressIn[view.state] === "new" ? mostUrgentFirst(view.today) : newestFirst,
    withWroteBefore = false,
  }: Slice,
): Statement {
  // The inner query needs only the index, however far down the page is.
  return sql`SELECT ${listedColumns}${withWroteBefore ? sql`, ${wroteBefore}` : raw("")} FROM leads WHERE id IN (
      SELECT id FROM leads WHERE ${isAmong(view)} AND ${isIn(view)}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    ORDER BY ${order}`;
}

interface Slice {
  limit: number;
  offset: number;
  order?: Statement;
  withWroteBefore?: boolean;
}

export async function findReferences(ask: Ask, view: View, limit: number): Promise<readonly string[]> {
  const rows = await ask<{ reference: string }>`
    SELECT reference FROM leads WHERE ${isAmong(view)} AND ${isIn(view)} LIMIT ${limit}`;
  return rows.map(({ reference }) => reference);
}

export async function countStates(ask: Ask, view: View): Promise<Record<ViewState, number>> {
  const { today = "", by = "" } = view;
  // `isNewest` costs more than the rest, so it is evaluated once, only for open leads.
  const [[open], counted] = await Promise.all([
    ask<Record<"waiting" | "due" | "mine", number | null>>`
      SELECT sum(${progress} = 'new') AS waiting, sum(next_on <= ${today}) AS due, sum(owner = ${by}) AS mine
      FROM leads WHERE ${isAmong(view)} AND ${isOpen}`,
    ask<{ name: string; count: number }>`
      SELECT ${progress} AS name, count(*) AS count FROM leads WHERE ${isAmong(view)} GROUP BY 1`,
  ]);
  const count = (state: ViewState) => counted.find(({ name }) => name === progressIn[state])?.count ?? 0;
  const byProgress = viewStates.map((state) => [state, count(state)] as const);
  return {
    ...(Object.fromEntries(byProgress) as Record<ViewState, number>),
    waiting: open?.waiting ?? 0,
    due: open?.due ?? 0,
    mine: open?.mine ?? 0,
    all: counted.reduce((sum, { count }) => sum + count, 0),
  };
}

export type Choices = Record<"country" | "partner", readonly string[]>;

const leadsWithChoices = 1000;
/** Anybody can make up partners, so the most frequent ones are offered. */
const mostMadeUp = 20;

/** Codes of partners in `known` come first, whether or not a lead has them. */
export async function findChoices(ask: Ask, known: readonly string[]): Promise<Choices> {
  const rows = await ask<Record<keyof Choices, string | null>>`
    SELECT iif(country GLOB '[A-Z][A-Z]', country, NULL) AS country, partner FROM leads ORDER BY received_at DESC LIMIT ${leadsWithChoices}`;
  const frequent = (name: keyof Choices) =>
    [...Map.groupBy(rows, (row) => row[name])]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .flatMap(([value]) => value ?? []);
  const others = frequent("partner").filter((code) => !known.includes(code));
  return {
    country: frequent("country").sort(),
    partner: [...known, ...others.slice(0, mostMadeUp).sort()],
  };
}

/** Each lead has some kB, and D1 limits a response. */
export const leadsPerQuery = 500;

/** Yields all leads of a view in batches, newest first. A lead that arrives meanwhile shifts no batch. */
export async function* browseAll(ask: Ask, view: View): AsyncGenerator<readonly ListedLead[]> {
  for (let below: View["below"]; ; ) {
    const some = await browse(
      ask,
      { ...view, below },
      { limit: leadsPerQuery, offset: 0, order: newestFirst },
    );
    if (some.length > 0) yield some;
    if (some.length < leadsPerQuery) return;
    below = some.at(-1);
  }
}

export async function findAll(ask: Ask, view: View): Promise<readonly ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const some of browseAll(ask, view)) leads.push(...some);
  return leads;
}
