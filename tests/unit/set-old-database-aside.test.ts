import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { databaseFolder } from "#scripts/leads/database.ts";
import { setOldDatabaseAside } from "#scripts/serve/set-old-database-aside.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const [first = ""] = readdirSync("worker/migrations").toSorted();
const today = readFileSync(join("worker/migrations", first), "utf8");

/** A local database as wrangler leaves it, with one row that nobody may lose. */
function localDatabase(sql: string, migration = first) {
  const state = temporaryFolder();
  const file = join(databaseFolder(state), "local.sqlite");
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec(`PRAGMA journal_mode = WAL; ${sql}
    CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);
    INSERT INTO d1_migrations (name) VALUES ('${migration}');
    CREATE TABLE _cf_METADATA (key INTEGER PRIMARY KEY, value BLOB);
    INSERT INTO worker_state (name, at) VALUES ('swept', 1)`);
  database.close();
  return { state, file };
}

const withoutComments = today.replaceAll(/^ *--.*\n/gm, "");

test.each([
  ["today's tables", today, first],
  ["today's tables under other comments", withoutComments, first],
])("a local database with %s is used on", (_, sql, migration) => {
  const { state, file } = localDatabase(sql, migration);
  expect(setOldDatabaseAside(state)).toBeUndefined();
  expect(readdirSync(dirname(file))).toEqual(["local.sqlite"]);
});

test.each([
  ["a column of today's missing", today.replace("  notice TEXT,\n", ""), first],
  ["a migration that no longer exists", today, "0002_answered.sql"],
])("a local database with %s is kept under another name", (_, sql, migration) => {
  const { state, file } = localDatabase(sql, migration);
  const aside = setOldDatabaseAside(state);
  expect(readdirSync(dirname(file))).toEqual([]);
  const kept = new DatabaseSync(aside ?? "").prepare("SELECT name FROM worker_state");
  expect(kept.all()).toMatchObject([{ name: "swept" }]);
});

test("without a local database nothing is set aside", () => {
  expect(setOldDatabaseAside(temporaryFolder())).toBeUndefined();
});
