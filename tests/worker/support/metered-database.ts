/** Of a statement that ran: its text, and the rows that it read. */
export interface Reading {
  readonly sql: string;
  readonly rows: number;
}

/** The same database, with a list of what each statement has read. */
export function meteredDatabase(db: D1Database): { readonly db: D1Database; readonly readings: Reading[] } {
  const readings: Reading[] = [];
  const statements = new WeakMap<object, { readonly statement: D1PreparedStatement; readonly sql: string }>();
  const meter = <T extends D1Result>(sql: string, result: T): T => {
    readings.push({ sql, rows: result.meta.rows_read });
    return result;
  };
  const metered = (sql: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => meter(sql, await statement.all<Record<string, unknown>>());
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
      const known = given.map((one) => statements.get(one));
      const results = await db.batch(known.map((one) => one?.statement as D1PreparedStatement));
      return results.map((result, at) => meter(known[at]?.sql ?? "", result));
    },
  } as D1Database;
  return { db: own, readings };
}
