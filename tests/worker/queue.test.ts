import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import worker from "../../worker/index.ts";
import type { LeadMessage } from "../../worker/leads/record.ts";
import { Desk, rows } from "./support/desk.ts";
import { message } from "./support/filled.ts";

const dead = "evermaple-leads-dead";

const brokenDatabase = Object.create(env.DB, {
  prepare: {
    value: () => {
      throw new Error("D1_ERROR: down");
    },
  },
}) as D1Database;

async function wholeLead(body = message): Promise<LeadMessage> {
  const desk = new Desk({ DB: brokenDatabase });
  await desk.accepted(body);
  const [queued] = desk.queued;
  if (queued === undefined) throw new Error("nothing was queued");
  return queued;
}

describe("the consumer", () => {
  test("makes one row and one mail of a message that comes twice", async () => {
    const desk = new Desk();
    const lead = await wholeLead();
    await desk.consume([lead]);
    await desk.consume([lead, lead]);
    expect(await rows()).toHaveLength(1);
    expect(desk.mails).toHaveLength(1);
  });

  test("keeps one poisonous message of ten, tells of it, and serves the other nine", async () => {
    const desk = new Desk();
    const leads = await Promise.all(
      Array.from({ length: 9 }, (_, at) => wholeLead({ ...message, body: `Question number ${at}` })),
    );
    const result = await desk.consume([...leads.slice(0, 4), { nonsense: "kept" }, ...leads.slice(4)]);
    expect(result.explicitAcks).toHaveLength(10);
    expect(await rows()).toHaveLength(9);
    expect(desk.mails).toHaveLength(9);
    const [kept] = await rows("dead_letters");
    expect(kept?.body).toBe('{"nonsense":"kept"}');
    await desk.sweep();
    expect(desk.mails.at(-1)?.subject).toBe("A queue message could not be read");
  });

  test("sends no mail before the one before it is marked, so that a crash repeats one at most", async () => {
    const unmarked: number[] = [];
    const owed = "SELECT count(*) AS leads FROM notifications WHERE lease_until > 0 AND sent_at IS NULL";
    const send = async () => {
      unmarked.push((await env.DB.prepare(owed).first<number>("leads")) ?? 0);
      return { messageId: "1" };
    };
    const desk = new Desk({ MAIL: { send } as unknown as SendEmail });
    for (const body of ["One", "Two", "Three"]) await desk.accepted({ ...message, body });
    await desk.deliver();
    expect(unmarked).toEqual([1, 1, 1]);
  });

  test.each([null, 7, "text", [], {}, { reference: 7 }, { lead: null }, { lead: { reference: "EM-1" } }])(
    "keeps %j, which is no lead",
    async (body) => {
      await new Desk().consume([body]);
      expect(await rows("dead_letters")).toHaveLength(1);
    },
  );

  test("asks for a message again, later and later, while the database is down", async () => {
    const desk = new Desk({ DB: brokenDatabase });
    const body = await wholeLead();
    const pauses: number[] = [];
    for (const attempts of [1, 2, 5, 20]) {
      const retry = (options?: QueueRetryOptions) => void pauses.push(options?.delaySeconds ?? 0);
      const ack = () => void pauses.push(-1);
      const message = { id: "message", timestamp: new Date(), body, attempts, retry, ack };
      await worker.queue(
        { queue: "evermaple-leads", messages: [message] } as unknown as MessageBatch,
        desk.env,
      );
    }
    expect(pauses).toEqual([10, 20, 160, 3600]);
    expect(desk.mails).toEqual([]);
  });

  test("drops the prompt of an erased lead in peace", async () => {
    const desk = new Desk();
    await desk.accepted(message);
    await env.DB.prepare("DELETE FROM leads").run();
    const { explicitAcks } = await desk.deliver();
    expect(explicitAcks).toHaveLength(1);
    expect(desk.mails).toEqual([]);
    expect(await rows("notifications")).toEqual([]);
  });
});

describe("the dead-letter queue", () => {
  test("stores its lead, sends its mail, and tells that leads came late", async () => {
    const desk = new Desk();
    const { explicitAcks } = await desk.consume([await wholeLead()], dead);
    expect(explicitAcks).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    await desk.sweep();
    expect(desk.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New contact message/),
      "Leads were stored late",
    ]);
  });

  test("does not let go of a lead while the database is down", async () => {
    const desk = new Desk({ DB: brokenDatabase });
    const { explicitAcks, retryMessages } = await desk.consume([await wholeLead()], dead, 99);
    expect(explicitAcks).toEqual([]);
    expect(retryMessages).toHaveLength(1);
  });

  test("keeps what fails for ever although the database is up", async () => {
    const desk = new Desk();
    const lead = await wholeLead();
    await desk.consume([{ lead: { ...("lead" in lead ? lead.lead : {}), state: "unknown" } }], dead, 40);
    expect(await rows("dead_letters")).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });
});
