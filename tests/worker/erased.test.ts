import { expect, test } from "vitest";
import { day } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { databaseDown, newKey, query, rows, storedLeads, WorkerHarness } from "./support/worker-harness.ts";

const dead = "evermaple-leads-dead";

/** A lead as the queue has it while the database is down, and its post. */
async function waitingLead() {
  const post = { ...message, body: "Please forget this" };
  const headers = newKey();
  const harness = new WorkerHarness(databaseDown);
  const reference = await harness.accepted(post, headers);
  const [queued = expect.fail("nothing is queued")] = harness.queued;
  return { reference, queued, post, headers };
}

type Waiting = Awaited<ReturnType<typeof waitingLead>>;

const keep = (id: string, body: unknown, replayAt: number | null) =>
  query(
    "INSERT INTO dead_letters (id, body, fault, received_at, replay_at) VALUES (?, ?, 'old', ?, ?)",
    ...[id, JSON.stringify(body) ?? "undefined", Date.now(), replayAt],
  );

test.each<[string, (harness: WorkerHarness, waiting: Waiting) => unknown]>([
  ["post", (harness, { post, headers }) => harness.accepted(post, headers)],
  ["queue", (harness, { queued }) => harness.consume([queued])],
  ["dead-letter queue", (harness, { queued }) => harness.consume([queued], dead)],
  [
    "replay",
    async (harness, { queued }) => {
      await keep("late", queued, 1);
      await harness.sweep();
      expect(await rows("dead_letters")).toEqual([]);
    },
  ],
])("an erased lead stays erased whose %s comes again, and is mailed to nobody", async (_, bring) => {
  const waiting = await waitingLead();
  const harness = new WorkerHarness();
  await harness.consume([waiting.queued]);
  await harness.pressLink("erased", waiting.reference);
  await harness.sweep(2 * day);
  expect(await storedLeads()).toEqual([]);
  harness.mails.length = 0;
  await bring(harness, waiting);
  await harness.sweep();
  expect(await storedLeads()).toEqual([]);
  expect(harness.mailed).not.toContain(waiting.reference);
});

test("a final erasure takes the dead letters of its lead, and no other", async () => {
  const { queued, reference } = await waitingLead();
  const harness = new WorkerHarness();
  await harness.consume([queued]);
  await keep("own", queued, null);
  await keep("broken", undefined, null);
  await keep("another", { lead: { reference: "EM-0000000000" } }, null);
  await harness.pressLink("erased", reference);
  await harness.sweep(2 * day);
  const left = await query("SELECT id FROM dead_letters ORDER BY id");
  expect(left).toEqual([{ id: "another" }, { id: "broken" }]);
});
