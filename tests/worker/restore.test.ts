import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { minute } from "../../worker/durations.ts";
import { asking, on } from "../../worker/leads/sql.ts";
import { readStored, statementsToStore } from "../../worker/leads/stored-lead.ts";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const tables = ["leads", "notifications", "worker_state", "dead_letters"] as const;
type Row = Record<string, string | number | null>;

/** All rows: what D1's Time Travel goes back to. */
async function snapshot(): Promise<Readonly<Record<string, readonly Row[]>>> {
  const all = await env.DB.batch<Row>(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table}`)));
  // The partner and the first version are columns that the database computes.
  const stored = all.map(({ results }) => results.map(({ partner: _, first: __, ...row }) => row));
  return Object.fromEntries(tables.map((table, at) => [table, stored[at] ?? []]));
}

async function restore(then: Awaited<ReturnType<typeof snapshot>>): Promise<void> {
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    ...tables.flatMap((table) =>
      (then[table] ?? []).map((row) =>
        env.DB.prepare(
          `INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${Object.keys(row)
            .map(() => "?")
            .join()})`,
        ).bind(...Object.values(row)),
      ),
    ),
  ]);
}

/** `leads export` and `leads import` with the same SQL. */
const exported = () => readStored(asking(env.DB), 0);

async function importAll(stored: Awaited<ReturnType<typeof exported>>): Promise<void> {
  const statements = stored.flatMap(statementsToStore);
  await env.DB.batch(statements.map((one) => on(env.DB)`${one}`));
}

const suspect = { ...message, body: "SEO and backlinks: click here https://a.example" };

test("a restore loses no lead, doubles none, and each is named in a mail", async () => {
  const product = new WorkerHarness();
  const key = crypto.randomUUID();
  const before = [
    await product.accepted({ ...message, body: "Before the moment, mailed" }),
    await product.accepted({ ...suspect, email: "s@example.com", phone: "+16042000001" }),
  ];
  await product.deliver();
  const moment = await snapshot();
  const after = [
    await product.accepted({ ...message, body: "After the moment, mailed" }),
    await product.accepted({ ...message, body: "After the moment, with a key" }, { "idempotency-key": key }),
  ];
  await product.deliver();
  await env.DB.prepare("UPDATE leads SET contacted_at = 1 WHERE reference = ?").bind(after[0]).run();
  // What is not mailed yet when the switch is set.
  after.push(await product.accepted({ ...message, body: "After the moment, not mailed" }));
  const mailedBefore = product.mails.length;

  Object.assign(product.env, { QUEUE_ONLY: "1" });
  const meanwhile = [
    await product.accepted({ ...message, body: "While it is restored" }),
    await product.accepted({ ...message, body: "While it is restored, with a space " }),
    // Who was answered before the restore sends once more.
    await product.accepted({ ...message, body: "After the moment, with a key" }, { "idempotency-key": key }),
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
  const stored = (await rows()).map(({ reference }) => reference);
  const told = new Set([...before, ...after, ...meanwhile]);
  expect(stored).toHaveLength(told.size);
  expect(new Set(stored)).toEqual(told);
  for (const reference of told) {
    expect(product.mails.filter(({ text }) => text.includes(reference))).toHaveLength(1);
  }
  const contacted = "SELECT contacted_at FROM leads WHERE reference = ?";
  expect(await env.DB.prepare(contacted).bind(after[0]).first("contacted_at")).toBe(1);
});

test("the heartbeat tells of a switch that was forgotten, and its leads come by mail within the hour", async () => {
  const called: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    called.push(String(url));
    return new Response();
  });
  const product = new WorkerHarness({ QUEUE_ONLY: "1", HEARTBEAT_URL: "https://beat.example/ping" });
  const reference = await product.accepted(message);
  await product.sweep(minute);
  expect(new Set(called)).toEqual(new Set(["https://beat.example/ping/fail"]));
  expect(product.mails).toEqual([]);
  // Where a message comes after eight tries, which take 40 minutes.
  await product.consume(product.queued, "evermaple-leads-dead");
  expect(product.mails.map(({ text }) => text.includes(reference))).toEqual([true]);
  expect(await rows()).toEqual([]);
});
