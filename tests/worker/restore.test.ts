import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { asking, on } from "../../worker/leads/sql.ts";
import { leadColumns, readStored, statementsToStore } from "../../worker/leads/stored-lead.ts";
import { minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import {
  query,
  rows,
  storedLeads,
  storedReferences,
  suspect,
  WorkerHarness,
} from "./support/worker-harness.ts";

const everything = async () => [await storedLeads(), await rows("notifications")];

/** `leads export` and `leads import` with the same SQL. */
const exported = () => readStored(asking(env.DB), 0);

async function importAll(stored: Awaited<ReturnType<typeof exported>>) {
  const columns = await leadColumns(asking(env.DB));
  const statements = stored.flatMap((one) => statementsToStore(one, columns));
  await env.DB.batch(statements.map((one) => on(env.DB)`${one}`));
}

test("a restore loses no lead, doubles none, and each is named in a mail", async () => {
  const product = new WorkerHarness();
  const keyed = { ...message, body: "After the moment, with a key" };
  const key = { "idempotency-key": crypto.randomUUID() };
  const before = [...(await product.acceptMany(1)), await product.accepted(suspect)];
  await product.deliver();
  const moment = await everything();
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
  // What D1's Time Travel does: these leads have never been stored.
  for (const reference of after) {
    await query("DELETE FROM leads WHERE reference = ?", reference);
    await query("DELETE FROM notifications WHERE lead = ?", reference);
  }
  expect((await product.consume(waiting, "evermaple-leads", 2)).explicitAcks).toEqual([]);
  expect(await everything()).toEqual(moment);
  expect(product.mails).toHaveLength(mailedBefore);
  await importAll(file);
  Object.assign(product.env, { QUEUE_ONLY: "" });

  await product.consume(waiting, "evermaple-leads", 3);
  for (let at = 2; at < 120; at += 15) await product.sweep(at * minute);
  // Once more, although nothing of it is missing.
  await importAll(file);
  await product.sweep(140 * minute);
  const promised = new Set([...before, ...after, ...meanwhile]);
  expect((await storedReferences()).toSorted()).toEqual([...promised].sort());
  for (const reference of promised)
    expect(product.mails.filter(({ text }) => text.includes(reference))).toHaveLength(1);
  expect(await query("SELECT reference FROM leads WHERE contacted_at = 1")).toEqual([
    { reference: after[0] },
  ]);
});
