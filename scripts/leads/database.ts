import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Ask, type Statement, sql } from "#worker/leads/sql.ts";
import { signInAdvice } from "../deploy/cloudflare.ts";
import { scriptOf } from "../run/tools.ts";

export interface LeadsDatabase {
  ask: Ask;
  /** Runs the statements in one transaction. */
  change(statements: readonly Statement[]): void;
  /** Size in bytes. */
  size(): number;
}

/** A caller's mistake; the message says what to do. */
export class Misused extends Error {}

export function databaseFolder(state: string): string {
  return join(state, "v3/d1/miniflare-D1DatabaseObject");
}

/** The local database may be read and written while a worker runs (WAL). */
export function openLocal(state = process.env.STATE ?? ".wrangler/state"): DatabaseSync {
  const database = findLocal(state);
  if (database) return database;
  throw new Misused("There is no local database yet. Start the product once with `npm start`.");
}

export function findLocal(state: string): DatabaseSync | undefined {
  const folder = databaseFolder(state);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sqlite")) : [];
  for (const file of files.filter((name) => name !== "metadata.sqlite")) {
    const database = new DatabaseSync(join(folder, file), { timeout: 5000 });
    const hasLeads = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'leads'");
    if (hasLeads.get()) return database;
    database.close();
  }
  return undefined;
}

export function localDatabase(database = openLocal()): LeadsDatabase {
  return {
    ask: async (...template) => {
      const statement = sql(...template);
      return database.prepare(statement.sql).all(...statement.values) as never;
    },
    change: (statements) => {
      database.exec("BEGIN IMMEDIATE");
      try {
        for (const { sql, values } of statements) database.prepare(sql).run(...values);
        database.exec("COMMIT");
      } catch (error) {
        database.exec("ROLLBACK");
        throw error;
      }
    },
    size: () => {
      const sizes = "SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size";
      return Number(database.prepare(sizes).get()?.size);
    },
  };
}

interface RemoteResult {
  results: unknown[];
  meta?: { size_after?: number };
}

// Windows starts no tool by its name alone.
const wrangler = (args: readonly string[]) =>
  spawnSync(process.execPath, [scriptOf("wrangler"), ...args], {
    encoding: "utf8",
    env: { ...process.env, CI: "1" },
    maxBuffer: 1 << 30,
  });

export function remoteDatabase(configuration: string): LeadsDatabase {
  const command = ["d1", "execute", "DB", "--config", configuration, "--remote", "--json", "--yes"];
  const execute = (...what: readonly string[]) => {
    const { status, stdout, stderr } = wrangler([...command, ...what]);
    if (status !== 0 && wrangler(["auth", "token", "--json"]).status !== 0) throw new Misused(signInAdvice);
    if (status !== 0) throw new Misused(`The deployed database did not answer.\n${stderr || stdout}`);
    return stdout;
  };
  const query = (statement: Statement): readonly RemoteResult[] =>
    JSON.parse(execute("--command", inlined(statement)));
  return {
    ask: async (...template) => query(sql(...template)).flatMap(({ results }) => results) as never,
    // Everybody on this machine can read a command's arguments, but only its owner this folder. D1 runs a
    // file as one transaction. What wrangler prints meanwhile is not all JSON.
    change: (statements) => {
      const folder = mkdtempSync(join(tmpdir(), "leads-"));
      try {
        writeFileSync(join(folder, "change.sql"), `${statements.map(inlined).join(";\n")};\n`);
        execute("--file", join(folder, "change.sql"));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    size: () => query(sql`SELECT 1`).at(-1)?.meta?.size_after ?? 0,
  };
}

/** wrangler's command line binds no values, so they are SQL literals. */
export function inlined(statement: Statement): string {
  return statement.inline((value) =>
    typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value ?? "NULL"),
  );
}
