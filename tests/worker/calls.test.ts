import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { databaseDown, hook, query, WorkerHarness, watchFetch } from "./support/worker-harness.ts";
import { meteredDatabase } from "./support/wrapped-database.ts";

/** Calls to database, queue, mailer and network that Cloudflare's free plan lets one invocation make. */
const callsAllowed = 50;
/** Counts calls to the outside, of which a batch of SQL is one. */
function countingHarness(changes: Partial<Env> = {}) {
  const { db: DB, counts } = meteredDatabase(env.DB);
  const HEARTBEAT_URL = "https://beat.example/ping";
  const harness = new WorkerHarness({ ...hook, HEARTBEAT_URL, DB, ...changes });
  const fetched = watchFetch();
  const queued = vi.spyOn(harness.env.LEADS, "send");
  const calls = () => counts.calls + fetched.length + queued.mock.calls.length + harness.mails.length;
  return { harness, calls };
}

/** From a page of the site, about which the mail says something. */
const source = { page: "https://www.example.com/study" };
const suspect = { ...message, source, body: "SEO and backlinks: click here https://a.example" };

async function fill(harness: WorkerHarness) {
  await harness.acceptMany(20, { source });
  for (let at = 0; at < 3; at += 1) {
    const other = { email: `s${at}@example.com`, phone: `+1604200000${at}` };
    await harness.accepted({ ...suspect, ...other, body: `${suspect.body} ${at}` });
  }
  await query(`INSERT INTO notifications (channel, id, subject, name, at, due_at)
     SELECT 'mail', value || '-1', 'system', value, 1, 1
     FROM json_each('["dead-letter", "late-lead", "not-marked"]')`);
  await query(`INSERT INTO notifications (channel, id, subject, name, lead, at, due_at)
     SELECT 'webhook', reference || ':contacted:1', 'step', 'contacted', reference, 1, 1 FROM leads`);
  await query(`INSERT INTO dead_letters (id, body, fault, received_at, replay_at)
     SELECT reference, '{}', 'not storable', 1, 1 FROM leads LIMIT 10`);
}

test.each([
  ["with mail and webhook", {}],
  ["with mail alone", { WEBHOOK_URL: "" }],
  ["in the daily mail's minute", { DAILY_MAIL_HOUR: "9" }],
])("a sweep with all to do makes as many calls as the free plan allows, %s", async (_, changes) => {
  const { harness, calls } = countingHarness(changes);
  await fill(harness);
  for (let at = 20; at < 30; at += 1) {
    const before = calls();
    await harness.sweep(at * minute);
    expect(calls() - before).toBeLessThanOrEqual(callsAllowed);
  }
  for (let at = 1; at < 6; at += 1) await harness.sweep(at * 60 * minute);
  expect(await query("SELECT * FROM notifications WHERE subject <> 'step'")).toEqual([]);
});

test.each([false, true])("so does a full batch of the queue, dead letters: %s", async (isDead) => {
  const down = new WorkerHarness({ ...hook, ...databaseDown });
  const consumer = env.QUEUE_CONSUMERS.find(({ queue }) => queue.endsWith("-dead") === isDead);
  await down.acceptMany(consumer?.max_batch_size ?? 0, { source });
  const { harness, calls } = countingHarness();
  await harness.consume(down.queued, consumer?.queue);
  expect(harness.mails).toHaveLength(down.queued.length);
  expect(calls()).toBeGreaterThanOrEqual(down.queued.length * 7);
  expect(calls()).toBeLessThanOrEqual(callsAllowed);
});
