export type Asked = "batch" | "first" | "all" | "run";

type Caller = <T>(name: Asked, act: () => Promise<T>) => Promise<T>;

/** A database whose calls all go through `call`; `ran` is called for each statement that was answered. */
export function wrapDatabase(
  db: D1Database,
  call: Caller,
  ran: (sql: string, meta: D1Meta) => void = () => undefined,
): D1Database {
  const wrapped = new WeakMap<object, { readonly real: D1PreparedStatement; readonly sql: string }>();
  const wrap = (sql: string, real: D1PreparedStatement): D1PreparedStatement => {
    const ask = (name: Asked) => async () => {
      const result = await call(name, () => real.all<Record<string, unknown>>());
      ran(sql, result.meta);
      return result;
    };
    const own = {
      bind: (...values: unknown[]) => wrap(sql, real.bind(...values)),
      all: ask("all"),
      run: ask("run"),
      first: async (column?: string) => {
        const [row = null] = (await ask("first")()).results;
        return column === undefined ? row : (row?.[column] ?? null);
      },
    } as D1PreparedStatement;
    wrapped.set(own, { real, sql });
    return own;
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    const known = statements.map((one) => wrapped.get(one));
    const results = await call("batch", () => db.batch(known.map((one) => one?.real as D1PreparedStatement)));
    for (const [at, { meta }] of results.entries()) ran(known[at]?.sql ?? "", meta);
    return results;
  };
  return { prepare: (sql: string) => wrap(sql, db.prepare(sql)), batch } as D1Database;
}

/** With what each statement has read and written, and the number of calls, of which a batch is one. */
export function meteredDatabase(real: D1Database) {
  const results: { readonly sql: string; readonly rows: number; readonly written: number }[] = [];
  const counts = { calls: 0 };
  const count: Caller = (_, act) => {
    counts.calls += 1;
    return act();
  };
  const db = wrapDatabase(real, count, (sql, { rows_read: rows, rows_written: written }) =>
    results.push({ sql, rows, written }),
  );
  return { db, results, counts };
}
