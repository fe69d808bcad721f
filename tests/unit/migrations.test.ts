import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = "worker/migrations";

/* D1 splits a migration into statements by other rules than SQLite, and only remotely:
   cloudflare/workers-sdk#4998, #10998, #14991, #15690. */
test.each(readdirSync(folder))("D1 can split %s as SQLite does", (file) => {
  const sql = readFileSync(`${folder}/${file}`, "utf8");
  const triggers = sql.split("\n").filter((line) => /\bTRIGGER\b/.test(line) && !line.startsWith("--"));
  for (const trigger of triggers) expect(trigger).toMatch(/^CREATE TRIGGER .* BEGIN .*; END;$/);
  expect(sql).not.toMatch(/\r|create trigger|create temp/);
  // https://developers.cloudflare.com/d1/platform/limits/
  for (const statement of sql.split(/;\s*\n/)) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
});
