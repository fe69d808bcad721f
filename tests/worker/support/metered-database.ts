/** Result of a statement that ran: its text, and the rows that it read and wrote. */
interface Metered {
  readonly sql: string;
  readonly rows: number;
  readonly written: number;
}

/** The same database, with a list of what each statement has read and written, and the number of calls, of which a batch is one. */
export function meteredDatabase(db: D1Database) {
  const results: Metered[] = [];
  const counts = { calls: 0 };
  const statements = new WeakMap<object, { readonly statement: D1PreparedStatement; readonly sql: string }>();
  const meter = <T extends D1Result>(sql: string, result: T): T => {
    results.push({ sql, rows: result.meta.rows_read, written: result.meta.rows_written });
    return result;
  };
  const metered = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      counts.calls += 1;
      return meter(sql, await statement.all<Record<string, unknown>>());
    };
    const own = {
      bind: (...values: unknown[]) => metered(sql, statement.bind(...values)),
      all,
      run: all,
      first: async (column?: string) => {
        const [row] = (await all()).results;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    } as D1PreparedStatement;
    statements.set(own, { statement, sql });
    return own;
  };
  const own = {
    prepare: (sql: string) => metered(sql, db.prepare(sql)),
    batch: async (given: D1PreparedStatement[]) => {
      counts.calls += 1;
      const known = given.map((one) => statements.get(one));
      const answered = await db.batch(known.map((one) => one?.statement as D1PreparedStatement));
      return answered.map((result, at) => meter(known[at]?.sql ?? "", result));
    },
  } as D1Database;
  return { db: own, results, counts };
}
