import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Each statement that inserts, and whether a stranger can cause its rows or only the firm and the worker. */
const causes: Readonly<Record<string, "stranger" | "ours">> = {
  "bounces notifications": "ours",
  "confirmations notifications": "stranger",
  "dead-letters dead_letters": "ours",
  "erase erased": "ours",
  "erase notifications": "ours",
  "mail-claims sent_mails": "ours",
  "notes notifications": "ours",
  "reindex lead_words": "ours",
  "retention worker_state": "ours",
  "search-words lead_words": "stranger",
  "store leads": "stranger",
  "store networks_of_day": "stranger",
  "store notifications": "stranger",
  "stored-lead leads": "ours",
  "stored-lead notifications": "ours",
  "take-step ${aboutLead}": "ours",
  "take-step notifications": "ours",
  "test-posts test_posts": "stranger",
  "visitor-status notifications": "stranger",
  "visits form_visits": "stranger",
  "visits visit_days": "stranger",
  "worker-state notifications": "ours",
  "worker-state worker_state": "ours",
};

const sources = globSync("worker/**/*.{ts,tsx,sql}").map(
  (file) => [file, readFileSync(file, "utf8")] as const,
);
const inserts = sources
  .filter(([file]) => !file.endsWith(".sql"))
  .flatMap(([file, source]) =>
    [...source.matchAll(/INSERT (?:OR \w+ )?INTO (\$\{\w+\}|\w+)([^`]*)`/g)].map(([, table, rest = ""]) => ({
      name: `${file.replace(/^.*\/|\.tsx?$/g, "")} ${table}`,
      table,
      columns: /^ \(([^)]*)\)/.exec(rest)?.[1] ?? "",
    })),
  );

test("every statement that inserts is known, with who can cause its rows", () => {
  expect([...new Set(inserts.map(({ name }) => name))].sort()).toEqual(Object.keys(causes).sort());
});

const strangers = inserts.filter(({ name }) => causes[name] === "stranger");

// tests/worker/strangers.test.ts checks how many there can be.
test.each(strangers)(
  "the rows of $name that a stranger causes have a client and an end",
  ({ table, columns }) => {
    if (table === "notifications") expect(columns).toMatch(/\bclient, turn$/);
    const ends = new RegExp(`DELETE FROM ${table}\\b|\\["form_visits", "visit_days"\\]\\.map`);
    expect(sources.filter(([, source]) => ends.test(source)).length).toBeGreaterThan(0);
  },
);
