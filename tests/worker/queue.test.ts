import { describe, expect, test, vi } from "vitest";
import worker from "../../worker/index.ts";
import { message } from "../support/filled.ts";
import {
  databaseDown,
  query,
  queueDown,
  rows,
  storedLeads,
  WorkerHarness,
} from "./support/worker-harness.ts";

const dead = "evermaple-leads-dead";

/** A lead on the queue that the database did not take. */
async function wholeLead(body: Readonly<Record<string, unknown>> = message) {
  const harness = new WorkerHarness(databaseDown);
  await harness.accepted(body);
  const [queued] = harness.queued;
  if (queued === undefined || !("lead" in queued)) throw new Error("no lead was queued");
  return queued;
}

describe("the consumer", () => {
  test("keeps one poisonous message of ten, reports it, and processes the other nine", async () => {
    const harness = new WorkerHarness();
    const leads = await Promise.all(
      Array.from({ length: 9 }, (_, at) => wholeLead({ ...message, body: `Question number ${at}` })),
    );
    const result = await harness.consume([...leads.slice(0, 4), { nonsense: "kept" }, ...leads.slice(4)]);
    expect(result.explicitAcks).toHaveLength(10);
    expect(await storedLeads()).toHaveLength(9);
    expect(await rows("dead_letters")).toMatchObject([{ body: '{"nonsense":"kept"}' }]);
    await harness.sweep();
    expect(harness.subjects).toHaveLength(10);
    expect(harness.subjects.at(-1)).toBe("A queue message could not be read");
  });

  test.each([
    ["whose mark fails is marked again, and sent once", 3, 0, []],
    ["whose mark always fails is sent once, and its message comes again", 99, 1, [{ failing_since: null }]],
  ] as const)("a mail %s", async (_, times, retried, left) => {
    vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
    const harness = new WorkerHarness();
    await harness.accepted(message);
    harness.failStatements(/^DELETE FROM notif/, times);
    expect((await harness.deliver()).retryMessages).toHaveLength(retried);
    expect(harness.mails).toHaveLength(1);
    expect(await rows("notifications")).toMatchObject(left);
  });

  test("asks for a message again, later and later, while the database is down", async () => {
    const harness = new WorkerHarness(databaseDown);
    const body = await wholeLead();
    const pauses: (number | undefined)[] = [];
    const retry = (options?: QueueRetryOptions) => void pauses.push(options?.delaySeconds);
    for (const attempts of [1, 2, 5, 20, 100]) {
      const messages = [{ body, attempts, retry }];
      await worker.queue({ queue: "evermaple-leads", messages } as unknown as MessageBatch, harness.env);
    }
    expect(pauses).toEqual([10, 20, 160, 1800, 1800]);
    expect(harness.mails).toEqual([]);
  });

  test("gives up a database that hangs after two minutes, long before the invocation would end", async () => {
    const harness = new WorkerHarness();
    harness.replaceDatabase({ batch: () => new Promise(() => undefined) });
    const body = await wholeLead();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const ended = vi.fn();
    const consuming = harness.consume([body]).finally(ended);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect((await consuming).retryMessages).toHaveLength(1);
  });
});

describe("the dead-letter queue", () => {
  test.each([
    [1, dead, {}],
    [101, dead, {}],
    [1, "evermaple-leads", { again: true }],
  ])(
    "stores its lead at attempt %i on %s, with %o, mails it, and reports that it came late",
    async (attempts, queue, replacing) => {
      const harness = new WorkerHarness();
      const lead = await wholeLead({ ...message, language: "fr", notice: "2026-11-20" });
      const { explicitAcks } = await harness.consume([{ ...lead, ...replacing }], queue, attempts);
      expect(explicitAcks).toHaveLength(1);
      expect(await storedLeads()).toMatchObject([{ language: "fr", notice: "2026-11-20" }]);
      expect(await rows("dead_letters")).toEqual([]);
      await harness.sweep();
      const own = expect.stringMatching(/^New contact message/);
      expect(harness.subjects).toEqual([own, "Leads were stored late"]);
    },
  );

  test("mails its leads whole while the database is down, and not at each try", async () => {
    const harness = new WorkerHarness(databaseDown);
    const leads = [await wholeLead(), await wholeLead({ ...message, body: "Another question" })];
    expect((await harness.consume(leads, dead)).retryMessages).toHaveLength(2);
    expect(harness.subjects).toEqual(["2 leads not in the database yet"]);
    for (const part of [...leads.map(({ lead }) => lead.reference), "> I would like to study in Canada."])
      expect(harness.mailed).toContain(part);
    for (const attempts of [2, 3, 4, 5, 6, 7, 39])
      expect((await harness.consume(leads, dead, attempts)).retryMessages).toHaveLength(2);
    expect(harness.mails).toHaveLength(3);
  });

  test.each([
    ["by a new one before the queue would delete it", databaseDown, 1],
    ["only once the queue has taken the new one", { ...databaseDown, ...queueDown }, 0],
  ])("replaces a message %s", async (_, failing, replaced) => {
    const harness = new WorkerHarness(failing);
    const { lead } = await wholeLead();
    expect((await harness.consume([{ lead }], dead, 39)).explicitAcks).toHaveLength(0);
    const { explicitAcks, retryMessages } = await harness.consume([{ lead }], dead, 40);
    expect([explicitAcks.length, retryMessages.length]).toEqual([replaced, 1 - replaced]);
    expect(harness.queued).toEqual(Array(replaced).fill({ lead, again: true }));
    // The new one's lead is mailed once, and not with each doubling of its attempts.
    for (const attempts of [1, 2, 4]) await harness.consume([{ lead, again: true }], dead, attempts);
    expect(harness.mails).toHaveLength(1);
  });

  test("keeps a message that fails permanently although the database is up", async () => {
    const harness = new WorkerHarness();
    const { lead } = await wholeLead();
    await harness.consume([{ lead: { ...lead, state: "unknown" } }], dead, 40);
    expect(await rows("dead_letters")).toHaveLength(1);
    expect(await storedLeads()).toEqual([]);
  });
});

test("a replayed dead letter becomes a lead with its mail, or gets the reason why it cannot be stored", async () => {
  const reference = await new WorkerHarness().delivered();
  const { lead } = await wholeLead({ ...message, body: "Of another" });
  const letters: Readonly<Record<string, unknown>> = {
    asked: await wholeLead({ ...message, body: "Asked for" }),
    broken: undefined,
    "no lead": { nonsense: 1 },
    "not asked": await wholeLead({ ...message, body: "Not asked for" }),
    taken: { lead: { ...lead, reference } },
    "wake-up": { reference },
  };
  for (const [at, [id, body]] of Object.entries(letters).entries())
    await query(
      "INSERT INTO dead_letters (id, body, fault, received_at, replay_at) VALUES (?, ?, 'old', ?, ?)",
      ...[id, JSON.stringify(body) ?? "undefined", Date.now(), id === "not asked" ? null : at + 1],
    );
  const harness = new WorkerHarness();
  // A sweep takes one of them.
  for (let at = 0; at < 7; at += 1) await harness.sweep(at * 60_000);
  const [, stored, ...others] = await storedLeads();
  expect(others).toEqual([]);
  expect(harness.subjects).toEqual([`New contact message ${stored?.reference}`]);
  expect(await rows("dead_letters")).toMatchObject([
    { id: "broken", fault: "not readable", replay_at: null },
    { id: "no lead", fault: "not readable", replay_at: null },
    { id: "not asked", fault: "old" },
    { id: "taken", fault: "another lead has this reference", replay_at: null },
  ]);
});
