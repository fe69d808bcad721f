import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

type Value = string | number | null;

/** One way to ask both databases. */
export interface LeadsDatabase {
  /** The rows a statement answers; `?` stands for the values in order. */
  all<T>(sql: string, ...values: Value[]): T[];
}

/** Thrown where there is nothing to read yet; the message says what to do. */
export class NoDatabase extends Error {}

/** The file that the local product works on: it may be read and written beside a running worker (WAL). */
export function localDatabase(state = process.env.STATE ?? ".wrangler/state"): LeadsDatabase {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sqlite")) : [];
  for (const file of files.filter((name) => name !== "metadata.sqlite")) {
    const database = new DatabaseSync(join(folder, file), { timeout: 5000 });
    const tables = database
      .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'leads'")
      .all();
    if (tables.length > 0) {
      return { all: (sql, ...values) => database.prepare(sql).all(...values) as never };
    }
    database.close();
  }
  throw new NoDatabase("There is no local database yet. Start the product once with `npm start`.");
}

/** The deployed database, through wrangler, with the sign-in that it keeps. */
export function remoteDatabase(): LeadsDatabase {
  return {
    all: <T>(sql: string, ...values: Value[]) => {
      const args = ["d1", "execute", "DB", "--remote", "--json", "--yes", "--command", inlined(sql, values)];
      const { status, stdout, stderr } = spawnSync("wrangler", args, {
        encoding: "utf8",
        env: { ...process.env, CI: "1" },
        maxBuffer: 1 << 30,
      });
      if (status !== 0) throw new NoDatabase(`The deployed database did not answer.\n${stderr || stdout}`);
      return (JSON.parse(stdout) as { results: T[] }[]).flatMap(({ results }) => results);
    },
  };
}

/** wrangler's command line binds no values, so they stand in the text as SQL literals. */
export function inlined(sql: string, values: readonly Value[]): string {
  let next = 0;
  return sql.replace(/\?/g, () => {
    const value = values[next++] ?? null;
    return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL");
  });
}
