/** Asks a database of leads, wherever it is: the worker's, the local file, or the deployed one from a terminal. */
export type Ask = <Row>(sql: string, ...values: (string | number | null)[]) => Promise<readonly Row[]>;

export function asking(db: D1Database): Ask {
  return async <Row>(sql: string, ...values: (string | number | null)[]) => {
    const { results } = await db
      .prepare(sql)
      .bind(...values)
      .all<Row>();
    return results;
  };
}
