import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import worker from "../../worker/index.ts";
import type { LeadMessage } from "../../worker/outbox/queue.ts";
import { message } from "../support/filled.ts";
import { databaseDown, rows, WorkerHarness } from "./support/worker-harness.ts";

const dead = "evermaple-leads-dead";

async function wholeLead(body: Readonly<Record<string, unknown>> = message): Promise<LeadMessage> {
  const harness = new WorkerHarness(databaseDown);
  await harness.accepted(body);
  const [queued] = harness.queued;
  if (queued === undefined) throw new Error("nothing was queued");
  return queued;
}

describe("the consumer", () => {
  test("makes one row and one mail of a message that comes twice", async () => {
    const harness = new WorkerHarness();
    const lead = await wholeLead();
    await harness.consume([lead]);
    await harness.consume([lead, lead]);
    expect(await rows()).toHaveLength(1);
    expect(harness.mails).toHaveLength(1);
  });

  test("keeps one poisonous message of ten, tells of it, and serves the other nine", async () => {
    const harness = new WorkerHarness();
    const leads = await Promise.all(
      Array.from({ length: 9 }, (_, at) => wholeLead({ ...message, body: `Question number ${at}` })),
    );
    const result = await harness.consume([...leads.slice(0, 4), { nonsense: "kept" }, ...leads.slice(4)]);
    expect(result.explicitAcks).toHaveLength(10);
    expect(await rows()).toHaveLength(9);
    expect(harness.mails).toHaveLength(9);
    const [kept] = await rows("dead_letters");
    expect(kept?.body).toBe('{"nonsense":"kept"}');
    await harness.sweep();
    expect(harness.mails.at(-1)?.subject).toBe("A queue message could not be read");
  });

  test("sends no mail before the one before it is marked, so that a crash repeats one at most", async () => {
    const unmarked: number[] = [];
    const claimed = "SELECT count(*) AS leads FROM notifications WHERE tries > 0";
    const send = async () => {
      unmarked.push((await env.DB.prepare(claimed).first<number>("leads")) ?? 0);
      return { messageId: "1" };
    };
    const harness = new WorkerHarness({ MAIL: { send } as unknown as SendEmail });
    for (const body of ["One", "Two", "Three"]) await harness.accepted({ ...message, body });
    await harness.deliver();
    expect(unmarked).toEqual([1, 1, 1]);
  });

  test.each([null, 7, "text", [], {}, { reference: 7 }, { lead: null }, { lead: { reference: "EM-1" } }])(
    "keeps %j, which is no lead",
    async (body) => {
      await new WorkerHarness().consume([body]);
      expect(await rows("dead_letters")).toHaveLength(1);
    },
  );

  test("asks for a message again, later and later, while the database is down", async () => {
    const harness = new WorkerHarness(databaseDown);
    const body = await wholeLead();
    const pauses: (number | undefined)[] = [];
    for (const attempts of [1, 2, 5, 20, 80, 81, 100]) {
      const retry = (options?: QueueRetryOptions) => void pauses.push(options?.delaySeconds);
      const message = { id: "message", timestamp: new Date(), body, attempts, retry, ack: vi.fn() };
      await worker.queue(
        { queue: "evermaple-leads", messages: [message] } as unknown as MessageBatch,
        harness.env,
      );
    }
    expect(pauses).toEqual([10, 20, 160, 4500, 4500, 43_200, 43_200]);
    expect(harness.mails).toEqual([]);
  });

  test("gives a database that hangs up after two minutes, long before the invocation would end", async () => {
    const harness = new WorkerHarness();
    harness.replaceDatabase({ batch: () => new Promise(() => undefined) });
    const body = await wholeLead();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let given: Awaited<ReturnType<WorkerHarness["consume"]>> | undefined;
    const done = harness.consume([body]).then((result) => {
      given = result;
    });
    await vi.advanceTimersByTimeAsync(119_000);
    expect(given).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(given?.retryMessages).toHaveLength(1);
  });

  test("drops the wake-up of an erased lead without a mail", async () => {
    const harness = new WorkerHarness();
    await harness.accepted(message);
    await env.DB.prepare("DELETE FROM leads").run();
    const { explicitAcks } = await harness.deliver();
    expect(explicitAcks).toHaveLength(1);
    expect(harness.mails).toEqual([]);
    expect(await rows("notifications")).toEqual([]);
  });
});

describe("the dead-letter queue", () => {
  test.each([1, 31, 101])(
    "stores its lead at attempt %i with all that its post said, mails it, and tells that it came late",
    async (attempts) => {
      const harness = new WorkerHarness();
      const lead = await wholeLead({ ...message, language: "fr", notice: "2026-11-20" });
      const { explicitAcks } = await harness.consume([lead], dead, attempts);
      expect(explicitAcks).toHaveLength(1);
      expect(await rows()).toMatchObject([{ language: "fr", notice: "2026-11-20" }]);
      expect(await rows("dead_letters")).toEqual([]);
      await harness.sweep();
      expect(harness.mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^New contact message/),
        "Leads were stored late",
      ]);
    },
  );

  test("does not let go of a lead while the database is down", async () => {
    const harness = new WorkerHarness(databaseDown);
    const { explicitAcks, retryMessages } = await harness.consume([await wholeLead()], dead, 99);
    expect(explicitAcks).toEqual([]);
    expect(retryMessages).toHaveLength(1);
  });

  test("mails its leads whole while the database is down, and not at each try", async () => {
    const harness = new WorkerHarness(databaseDown);
    const leads = [await wholeLead(), await wholeLead({ ...message, body: "Another question" })];
    const first = await harness.consume(leads, dead);
    expect(first.explicitAcks).toEqual([]);
    expect(first.retryMessages).toHaveLength(2);
    expect(harness.mails.map(({ subject }) => subject)).toEqual(["2 leads not in the database yet"]);
    for (const lead of leads) {
      expect(harness.mails[0]?.text).toContain("lead" in lead ? lead.lead.reference : "none");
    }
    expect(harness.mails[0]?.text).toContain("> I would like to study in Canada.");
    for (const attempts of [2, 3, 4, 5, 6, 7]) await harness.consume(leads, dead, attempts);
    expect(harness.mails).toHaveLength(3);
  });

  test("whose mail fails too tells the heartbeat, and mails at a later try", async () => {
    const called: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
      called.push(String(url));
      return new Response();
    });
    const HEARTBEAT_URL = "https://beat.example/ping/7";
    const lead = await wholeLead();
    const harness = new WorkerHarness({ ...databaseDown, HEARTBEAT_URL });
    harness.mailFault = "E_DELIVERY_FAILED";
    await harness.consume([lead], dead);
    expect(new Set(called)).toEqual(new Set(["https://beat.example/ping/7/fail"]));
    harness.mailFault = undefined;
    await harness.consume([lead], dead, 2);
    expect(harness.mails).toHaveLength(1);
  });

  test("keeps what fails for ever although the database is up", async () => {
    const harness = new WorkerHarness();
    const lead = await wholeLead();
    await harness.consume([{ lead: { ...("lead" in lead ? lead.lead : {}), state: "unknown" } }], dead, 40);
    expect(await rows("dead_letters")).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});
