export type Asked = "batch" | "first" | "all" | "run";

type Caller = <T>(name: Asked, act: () => Promise<T>) => Promise<T>;

/** A database whose calls all go through `call`; `ran` is called for each statement that was answered. */
export function wrapDatabase(
  db: D1Database,
  call: Caller,
  ran: (meta: D1Meta) => void = () => undefined,
): D1Database {
  const wrapped = new WeakMap<object, D1PreparedStatement>();
  const wrap = (real: D1PreparedStatement): D1PreparedStatement => {
    const ask = (name: Asked) => async () => {
      const result = await call(name, () => real.all<Record<string, unknown>>());
      ran(result.meta);
      return result;
    };
    const own = {
      bind: (...values: unknown[]) => wrap(real.bind(...values)),
      all: ask("all"),
      run: ask("run"),
      first: async (column?: string) => {
        const [row = null] = (await ask("first")()).results;
        return column === undefined ? row : (row?.[column] ?? null);
      },
    } as D1PreparedStatement;
    wrapped.set(own, real);
    return own;
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    const known = statements.map((one) => wrapped.get(one) as D1PreparedStatement);
    const results = await call("batch", () => db.batch(known));
    for (const { meta } of results) ran(meta);
    return results;
  };
  return { prepare: (sql: string) => wrap(db.prepare(sql)), batch } as D1Database;
}

/** Counts the rows that statements read and write, and the calls; a batch is one call. */
export function meteredDatabase(real: D1Database) {
  const counts = { calls: 0, read: 0, written: 0 };
  const count: Caller = (_, act) => {
    counts.calls += 1;
    return act();
  };
  const db = wrapDatabase(real, count, ({ rows_read, rows_written }) => {
    counts.read += rows_read;
    counts.written += rows_written;
  });
  return { db, counts };
}
