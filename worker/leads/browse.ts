import type { Ask } from "./ask.ts";
import { type ListedLead, type ListedRow, listedColumns, toListedLead } from "./listed-lead.ts";
import { isNewest, progress } from "./progress.ts";
import { matchOf } from "./search-words.ts";

/** The states by which leads are looked at. */
export const viewStates = ["waiting", "contacted", "closed", "held", "erasing", "all"] as const;
export type ViewState = (typeof viewStates)[number];

/** Which leads to look at; what is absent filters nothing. */
export interface View {
  readonly state: ViewState;
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
  /** Only what stands below this lead in the list. */
  readonly below?: Pick<ListedLead, "receivedAt" | "id">;
}

/** Leads on one page of a list. */
export const pageLength = 50;

const isIn: Readonly<Record<ViewState, string>> = {
  waiting: `${progress} = 'new' AND ${isNewest}`,
  contacted: `${progress} = 'contacted'`,
  closed: `${progress} = 'closed'`,
  held: `${progress} IN ('suspect', 'spam')`,
  erasing: `${progress} = 'erasing'`,
  all: "1",
};

/** SQL for the rows of a view in any state, with its values from `?1` on. */
function filterOf({ query, form, partner, language, country, since, until, below }: Omit<View, "state">) {
  const values: (string | number)[] = [];
  const value = (one: string | number) => `?${values.push(one)}`;
  const match = query === undefined ? undefined : matchOf(query);
  const columns = { form, partner, language, country };
  const conditions = [
    ...(match === undefined
      ? []
      : [`id IN (SELECT rowid FROM lead_words WHERE lead_words MATCH ${value(match)})`]),
    ...Object.entries(columns).flatMap(([name, text]) =>
      text === undefined ? [] : [`${name} = ${value(text)}`],
    ),
    ...(since === undefined ? [] : [`received_at >= ${value(since)}`]),
    ...(until === undefined ? [] : [`received_at < ${value(until)}`]),
    ...(below === undefined ? [] : [`(received_at, id) < (${value(below.receivedAt)}, ${value(below.id)})`]),
  ];
  return { where: conditions.length === 0 ? "1" : conditions.join(" AND "), values };
}

/** Some leads of a view, newest first, from the `offset`th on. */
export async function browse(
  ask: Ask,
  view: View,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ListedLead[]> {
  const { where, values } = filterOf(view);
  // The inner query needs the index alone, however far down a page is.
  const rows = await ask<ListedRow>(
    `SELECT ${listedColumns} FROM leads WHERE id IN (
       SELECT id FROM leads WHERE ${where} AND ${isIn[view.state]}
       ORDER BY received_at DESC, id DESC LIMIT ${limit} OFFSET ${offset})
     ORDER BY received_at DESC, id DESC`,
    ...values,
  );
  return rows.map(toListedLead);
}

/** The `id`s of some leads of a view. */
export async function findIds(ask: Ask, view: View, limit: number): Promise<readonly number[]> {
  const { where, values } = filterOf(view);
  const rows = await ask<{ id: number }>(
    `SELECT id FROM leads WHERE ${where} AND ${isIn[view.state]} LIMIT ${limit}`,
    ...values,
  );
  return rows.map(({ id }) => id);
}

/** Returns the number of leads of a view in each state. */
export async function countStates(ask: Ask, view: View): Promise<Readonly<Record<ViewState, number>>> {
  const { where, values } = filterOf(view);
  const sums = viewStates.map((state) => `coalesce(sum(${isIn[state]}), 0) AS "${state}"`);
  const [counts] = await ask<Record<ViewState, number>>(
    `SELECT ${sums.join(", ")} FROM leads WHERE ${where}`,
    ...values,
  );
  if (counts === undefined) throw new Error("the database answered no counts");
  return counts;
}

/** Partners and countries to choose from; anyone can make up more. */
const choices = 60;

/** Returns the partners and countries that have the most leads, by which leads can be filtered. */
export async function findFilters(
  ask: Ask,
): Promise<{ readonly partners: readonly string[]; readonly countries: readonly string[] }> {
  const distinct = async (column: "partner" | "country") => {
    const rows = await ask<{ value: string }>(
      `SELECT ${column} AS value FROM leads WHERE ${column} IS NOT NULL
       GROUP BY ${column} ORDER BY count(*) DESC LIMIT ${choices}`,
    );
    return rows.map(({ value }) => value).sort();
  };
  return { partners: await distinct("partner"), countries: await distinct("country") };
}

/** Leads that one answer of the database holds, some kB each. */
const batch = 500;

/** All leads of a view, newest first, some at a time; one that comes meanwhile shifts none. */
export async function* browseAll(ask: Ask, view: View): AsyncGenerator<readonly ListedLead[]> {
  for (let below = view.below; ; ) {
    const these = { ...view, ...(below === undefined ? {} : { below }) };
    const some = await browse(ask, these, { limit: batch, offset: 0 });
    if (some.length > 0) yield some;
    if (some.length < batch) return;
    below = some.at(-1);
  }
}

/** All leads of a view at once, newest first. */
export async function findAll(ask: Ask, view: View): Promise<readonly ListedLead[]> {
  const leads: ListedLead[] = [];
  for await (const some of browseAll(ask, view)) leads.push(...some);
  return leads;
}
