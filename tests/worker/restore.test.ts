import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { asking, on } from "../../worker/leads/sql.ts";
import { leadColumns, readStored, statementsToStore } from "../../worker/leads/stored-lead.ts";
import { minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { emptyDatabase } from "./support/empty-database.ts";
import { query, storedReferences, suspect, WorkerHarness } from "./support/worker-harness.ts";

const tables = ["leads", "notifications", "worker_state", "dead_letters"] as const;

/** All rows, to which D1's Time Travel returns, without the columns that the database computes. */
const snapshot = () =>
  Promise.all(
    tables.map(async (table) => {
      const columns = await query(`SELECT name FROM pragma_table_info('${table}')`);
      return { table, stored: await query(`SELECT ${columns.map(({ name }) => name)} FROM ${table}`) };
    }),
  );

async function restore(then: Awaited<ReturnType<typeof snapshot>>): Promise<void> {
  await emptyDatabase();
  for (const { table, stored } of then)
    for (const row of stored) {
      const values = Object.values(row);
      const places = values.map(() => "?");
      await query(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`, ...values);
    }
}

/** `leads export` and `leads import` with the same SQL. */
const exported = () => readStored(asking(env.DB), 0);

async function importAll(stored: Awaited<ReturnType<typeof exported>>): Promise<void> {
  const columns = await leadColumns(asking(env.DB));
  const statements = stored.flatMap((one) => statementsToStore(one, columns));
  await env.DB.batch(statements.map((one) => on(env.DB)`${one}`));
}

test("a restore loses no lead, doubles none, and each is named in a mail", async () => {
  const product = new WorkerHarness();
  const keyed = { ...message, body: "After the moment, with a key" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const before = [
    ...(await product.acceptMany(1)),
    await product.accepted({ ...suspect, email: "s@example.com", phone: "+16042000001" }),
  ];
  await product.deliver();
  const moment = await snapshot();
  const after = [...(await product.acceptMany(1)), await product.accepted(keyed, key)];
  await product.deliver();
  await query("UPDATE leads SET contacted_at = 1 WHERE reference = ?", after[0]);
  // What is not mailed yet when the switch is set.
  after.push(...(await product.acceptMany(1)));
  const mailedBefore = product.mails.length;

  Object.assign(product.env, { QUEUE_ONLY: "1" });
  const meanwhile = [
    ...(await product.acceptMany(1)),
    await product.accepted({ ...message, body: "While it is restored, with a space " }),
    // Who was answered before the restore sends once more.
    await product.accepted(keyed, key),
  ];
  const waiting = product.queued.splice(0);
  const file = await exported();
  await product.sweep(minute);
  expect((await product.consume(waiting)).retryMessages).toHaveLength(waiting.length);
  await restore(moment);
  expect((await product.consume(waiting, "evermaple-leads", 2)).explicitAcks).toEqual([]);
  expect(await snapshot()).toEqual(moment);
  expect(product.mails).toHaveLength(mailedBefore);
  await importAll(file);
  Object.assign(product.env, { QUEUE_ONLY: "" });

  await product.consume(waiting, "evermaple-leads", 3);
  for (let at = 2; at < 120; at += 15) await product.sweep(at * minute);
  // Once more, although nothing of it is missing.
  await importAll(file);
  await product.sweep(140 * minute);
  const stored = await storedReferences();
  const promised = new Set([...before, ...after, ...meanwhile]);
  expect(stored).toHaveLength(promised.size);
  expect(new Set(stored)).toEqual(promised);
  for (const reference of promised) {
    expect(product.mails.filter(({ text }) => text.includes(reference))).toHaveLength(1);
  }
  const contacted = await query("SELECT contacted_at FROM leads WHERE reference = ?", after[0]);
  expect(contacted).toEqual([{ contacted_at: 1 }]);
});
