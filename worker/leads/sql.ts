export type Value = string | number | null;

/** SQL, or a part of some, with the values of its `?`. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

type Template = readonly [texts: readonly string[], ...parts: readonly (Value | Statement)[]];

/** A template's SQL: each value is bound where it stands, and a part that is SQL itself brings its own. */
export function sql(...[texts, ...parts]: Template): Statement {
  const some = parts.map((part) =>
    typeof part === "object" && part !== null ? part : { sql: "?", values: [part] },
  );
  return {
    sql: String.raw({ raw: texts }, ...some.map((part) => part.sql)),
    values: some.flatMap(({ values }) => values),
  };
}

/** Text that is SQL, such as the name of a column. */
export function raw(text: string | number): Statement {
  return { sql: String(text), values: [] };
}

/** SQL for `IN` with a list. */
export function among(list: readonly string[]): Statement {
  return sql`IN (SELECT value FROM json_each(${JSON.stringify(list)}))`;
}

/** As `sql`, ready to run on a database of D1. */
export function on(db: D1Database) {
  return (...template: Template): D1PreparedStatement => {
    const statement = sql(...template);
    return db.prepare(statement.sql).bind(...statement.values);
  };
}

/** Asks a database of leads, wherever it is: the worker's, the local file, or the deployed one from a terminal. */
export type Ask = <Row>(...template: Template) => Promise<readonly Row[]>;

export function asking(db: D1Database): Ask {
  return async <Row>(...template: Template) => (await on(db)(...template).all<Row>()).results;
}
