import { startOfDay } from "#lead/local-time.ts";
import { filterColumns, type View, type ViewState, viewStates } from "../leads/browse.ts";
import type { Reader } from "./reader.ts";

const filterNames = ["q", "day", ...filterColumns] as const;
export type Filters = Record<(typeof filterNames)[number], string>;

export type ListQuery = ReturnType<typeof readListQuery>;

const lastPage = 1_000_000;

/** Ignores parts that mean nothing (any more), because the address may be an old bookmark. */
export function readListQuery(
  params: URLSearchParams,
  { timeZone, today, by }: Pick<Reader, "timeZone" | "today" | "by">,
): { filters: Filters; view: View; page: number } {
  const text = (name: string) => (params.get(name) ?? "").trim();
  const filters = Object.fromEntries(filterNames.map((name) => [name, text(name)])) as Filters;
  const { q, day, ...columns } = filters;
  const [since, until] = timesOf(day, timeZone);
  return {
    filters,
    view: {
      today,
      by,
      state: stateOf(text("state"), q),
      query: q,
      ...columns,
      ...(Number.isNaN(since) ? {} : { since, until }),
    },
    page: Math.min(Math.max(1, Number.parseInt(text("page"), 10) || 1), lastPage),
  };
}

/** Without a state, a search looks in all of them. */
function stateOf(text: string, query: string): ViewState {
  const named = viewStates.find((state) => state === text);
  return named ?? (query === "" ? "waiting" : "all");
}

/** Start and end of a day (`2026-11-23`) or a month (`2026-11`); NaN for any other text. */
export function timesOf(text: string, timeZone: string): readonly [since: number, until: number] {
  const begin = new Date(/^\d{4}-\d\d(-\d\d)?$/.test(text) ? text : Number.NaN);
  const end = new Date(begin);
  if (text.length === 7) end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCDate(end.getUTCDate() + 1);
  const at = (date: Date) =>
    Number.isNaN(date.getTime()) ? Number.NaN : startOfDay(date.toISOString().slice(0, 10), timeZone);
  return [at(begin), at(end)];
}

export function queryOf({ filters, view }: ListQuery, changes: Record<string, string> = {}): string {
  const all = Object.entries({ ...filters, state: view.state, ...changes }).filter(([, value]) => value);
  return all.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(all))}`;
}

export function monthsFrom(month: string, count: number): string {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
}

export function isNarrowed({ filters }: Pick<ListQuery, "filters">): boolean {
  return Object.values(filters).some(Boolean);
}
