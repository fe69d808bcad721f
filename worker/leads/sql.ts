export type Value = string | number | null;

type Template = Parameters<typeof Statement.tag>;

/** SQL with its values, made only by the tag `sql`. */
export class Statement {
  /** The text between the values, one piece more than there are values. */
  readonly #texts: readonly string[];
  readonly values: readonly Value[];

  private constructor(texts: readonly string[], values: readonly Value[]) {
    this.#texts = texts;
    this.values = values;
  }

  /** Values are bound, and an inserted statement brings its own. */
  static tag(
    [first = "", ...others]: readonly string[],
    ...parts: readonly (Value | Statement)[]
  ): Statement {
    const texts = [first];
    const values: Value[] = [];
    for (const [at, part] of parts.entries()) {
      const added = part instanceof Statement ? part : new Statement(["", ""], [part]);
      const [begin, ...rest] = added.#texts;
      texts.push(`${texts.pop()}${begin}`, ...rest);
      texts.push(`${texts.pop()}${others[at]}`);
      values.push(...added.values);
    }
    return new Statement(texts, values);
  }

  get sql(): string {
    return this.#texts.join("?");
  }

  inline(literal: (value: Value) => string): string {
    return String.raw({ raw: this.#texts }, ...this.values.map(literal));
  }
}

export const sql = Statement.tag;

/** Text that is SQL, such as a column's name; never a visitor's. */
export function raw(text: string | number): Statement {
  return sql([String(text)]);
}

export function list(parts: readonly (Value | Statement)[]): Statement {
  const [first, ...others] = parts;
  return first === undefined
    ? raw("")
    : others.reduce<Statement>((all, part) => sql`${all}, ${part}`, sql`${first}`);
}

export function among(texts: readonly string[]): Statement {
  return sql`IN (SELECT value FROM json_each(${JSON.stringify(texts)}))`;
}

/** Whether the statement before, in the same batch, has changed a row. */
export const didChange = sql`changes() > 0`;

export function on(db: D1Database) {
  return (...template: Template): D1PreparedStatement => prepare(db, sql(...template));
}

export function prepare(db: D1Database, statement: Statement): D1PreparedStatement {
  return db.prepare(statement.sql).bind(...statement.values);
}

/** Runs statements in one transaction; returns the number of rows that the last one changed. */
export async function runBatch(db: D1Database, statements: readonly Statement[]): Promise<number> {
  const results = await db.batch(statements.map((statement) => prepare(db, statement)));
  return results.at(-1)?.meta.changes ?? 0;
}

export type Ask = <Row>(...template: Template) => Promise<readonly Row[]>;

export function asking(db: D1Database): Ask {
  return async <Row>(...template: Template) => (await on(db)(...template).all<Row>()).results;
}
