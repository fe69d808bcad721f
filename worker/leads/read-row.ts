/** A row of `leads` as the database answers it. */
export type LeadRow = Readonly<Record<string, unknown>>;

const hasJson = new Set(["answers", "source", "phone_entry", "signs", "opened", "history", "unsent"]);

/** A row as an object: `received_at` is `receivedAt`, and JSON is read. What `T` has is what the statement selects. */
export function readRow<T>(row: LeadRow): T {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    hasJson.has(column) && typeof value === "string" ? JSON.parse(value) : value,
  ]);
  return Object.fromEntries(entries) as T;
}
