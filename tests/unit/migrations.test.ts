import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";

const folder = "worker/migrations";
const files = readdirSync(folder).sort();
let database: DatabaseSync;

/** Applies the migrations from one on, before another. */
function migrate(from: string, before = "~"): void {
  for (const file of files.filter((name) => name >= from && name < before)) {
    database.exec(readFileSync(`${folder}/${file}`, "utf8"));
  }
}

/** A notification as a worker from before the columns `about` and `timing` writes it. */
function storeAsBefore(reference: string, kind: string, channel = "mail"): void {
  database
    .prepare("INSERT INTO notifications (reference, channel, kind, due_at) VALUES (?, ?, ?, 7)")
    .run(reference, channel, kind);
}

function storeOfEachKind(): void {
  storeAsBefore("EM-0000000001", "instant");
  storeAsBefore("EM-0000000001", "instant", "webhook");
  storeAsBefore("EM-0000000002", "digest");
  storeAsBefore("digest-2026-11-21T10:00:00.000Z", "batch");
  storeAsBefore("daily-2026-11-21", "daily");
  storeAsBefore("webhook-gone-2026-11-21", "alert");
  storeAsBefore("mail-failing-2026-11-21", "alert", "webhook");
  storeAsBefore("day-full-2026-11-21", "notice");
}

function stored() {
  return database
    .prepare("SELECT channel, reference, about, timing FROM notifications ORDER BY channel, reference")
    .all()
    .map((row) => Object.values(row).join(" "));
}

const ofEachKind = [
  "mail EM-0000000001 lead instant",
  "mail EM-0000000002 lead digest",
  "mail daily-2026-11-21 daily instant",
  "mail day-full-2026-11-21 day-full instant",
  "mail digest-2026-11-21T10:00:00.000Z digest instant",
  "mail webhook-gone-2026-11-21 webhook-gone instant",
  "webhook EM-0000000001 lead instant",
  "webhook mail-failing-2026-11-21 mail-failing instant",
];

beforeEach(() => {
  database = new DatabaseSync(":memory:");
});

test("notifications stored before `about` and `timing` are carried over", () => {
  migrate("0001", "0003");
  storeOfEachKind();
  migrate("0003");
  expect(stored()).toEqual(ofEachKind);
});

test("what an older worker writes on the new schema is understood as well", () => {
  migrate("0001");
  storeOfEachKind();
  expect(stored()).toEqual(ofEachKind);
});

test("a mail that an older worker puts into its digest waits for the digest", () => {
  migrate("0001");
  storeAsBefore("EM-0000000001", "instant");
  database.exec("UPDATE notifications SET kind = 'digest', tries = 1");
  expect(stored()).toEqual(["mail EM-0000000001 lead digest"]);
});

test("a lead of an older worker tells no language, no notice and no news, and waits for nobody", () => {
  migrate("0001");
  database.exec(
    `INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at)
     VALUES ('EM-0000000001', '', '', 'contact', '{}', '{}', 'accepted', 7)`,
  );
  expect(database.prepare("SELECT * FROM leads").get()).toMatchObject({
    language: null,
    notice: null,
    news: null,
    contacted_at: null,
    closed_at: null,
    spam_at: null,
    history: "[]",
  });
  expect(database.prepare("SELECT at FROM marks WHERE name = 'contacts noted'").get()?.at).toBeGreaterThan(7);
});

test("what today's worker writes stays as it is", () => {
  migrate("0001");
  database.exec(
    `INSERT INTO notifications (reference, channel, about, timing, kind, due_at) VALUES
       ('EM-0000000002', 'mail', 'lead', 'digest', 'digest', 7), ('dead-letter-2026-11-21', 'mail', 'dead-letter', 'instant', 'alert', 7)`,
  );
  expect(stored()).toEqual([
    "mail EM-0000000002 lead digest",
    "mail dead-letter-2026-11-21 dead-letter instant",
  ]);
});
