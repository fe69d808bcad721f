import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findLocal } from "../leads/database.ts";

const migrations = "worker/migrations";

/**
 * Moves the local database away if its tables are not those that its migrations make today: until the first
 * deployment, the first migration may still be edited. Returns the file's new path.
 */
export function setOldDatabaseAside(state: string): string | undefined {
  const database = findLocal(state);
  const file = database?.location();
  if (!database || !file) return undefined;
  const isCurrent = isMadeByMigrations(database);
  // Moves what is in its log into the file.
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  if (isCurrent) return undefined;
  const aside = join(state, `leads-until-${new Date().toISOString().replaceAll(":", "-")}.sqlite`);
  renameSync(file, aside);
  return aside;
}

function isMadeByMigrations(database: DatabaseSync): boolean {
  const files = database
    .prepare("SELECT name FROM d1_migrations ORDER BY id")
    .all()
    .map(({ name }) => join(migrations, String(name)));
  if (!files.every((file) => existsSync(file))) return false;
  const made = new DatabaseSync(":memory:");
  for (const file of files) made.exec(readFileSync(file, "utf8"));
  return tablesOf(made) === tablesOf(database);
}

function tablesOf(database: DatabaseSync): string {
  const parts = database.prepare(
    `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name NOT GLOB '_cf_*'
      AND tbl_name NOT IN ('d1_migrations', 'sqlite_sequence') ORDER BY type, name`,
  );
  const plain = parts.all().map(({ sql }) => String(sql).replaceAll(/--.*/g, "").replaceAll(/\s+/g, " "));
  return plain.join("\n");
}
