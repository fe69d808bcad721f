import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { message } from "../support/filled.ts";
import { databaseDown, rows, WorkerHarness } from "./support/worker-harness.ts";

async function queuedWhole(body = message) {
  const harness = new WorkerHarness(databaseDown);
  await harness.accepted(body);
  return harness.queued[0];
}

async function keep(id: string, body: string, asked: number | null) {
  await env.DB.prepare(
    "INSERT INTO dead_letters (id, body, fault, received_at, replay_at) VALUES (?, ?, 'old', ?, ?)",
  )
    .bind(id, body, Date.now(), asked)
    .run();
}

test("a dead letter that was asked for becomes a lead and its mail, and no other one is touched", async () => {
  await keep("asked", JSON.stringify(await queuedWhole()), 1);
  await keep("not asked", JSON.stringify(await queuedWhole({ ...message, body: "Another" })), null);
  const harness = new WorkerHarness();
  for (const later of [0, 60_000, 120_000]) await harness.sweep(later);
  const [lead, ...others] = await rows();
  expect(others).toEqual([]);
  expect(harness.mails.map(({ subject }) => subject)).toEqual([`New contact message ${lead?.reference}`]);
  expect((await rows("dead_letters")).map(({ id }) => id)).toEqual(["not asked"]);
});

test("one that still cannot be stored stays, says why, and is not tried again by itself", async () => {
  await keep("broken", "undefined", 1);
  await keep("no lead", '{"nonsense":1}', 2);
  const stored = await new WorkerHarness().accepted(message);
  const other = (await queuedWhole({ ...message, body: "Of another" })) as { lead: object };
  await keep("taken", JSON.stringify({ lead: { ...other.lead, reference: stored } }), 3);
  await keep("wake-up", JSON.stringify({ reference: stored }), 4);
  // A sweep takes one of them.
  for (const later of [0, 60_000, 120_000, 180_000]) await new WorkerHarness().sweep(later);
  expect(await rows("dead_letters")).toMatchObject([
    { id: "broken", fault: "not readable", replay_at: null },
    { id: "no lead", fault: "not readable", replay_at: null },
    { id: "taken", fault: "another lead has this reference", replay_at: null },
  ]);
});
