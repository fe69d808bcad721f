import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { message } from "../support/filled.ts";
import { type SentMail, WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;
const HEARTBEAT_URL = "https://beat.example/ping/7";
const fail = `${HEARTBEAT_URL}/fail`;
const quiet = { HEARTBEAT_URL, DAILY_MAIL_HOUR: "" };

/** The dead-man's service: what it was told, in order. */
let told: { readonly url: string; readonly body: string }[];

beforeEach(() => {
  told = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    told.push({ url: String(url), body: String(init?.body) });
    return new Response("OK");
  });
});

function refusing(code: string): SendEmail {
  return { send: () => Promise.reject(new Error(`${code}: ana@example.com`)) } as unknown as SendEmail;
}

describe("the heartbeat", () => {
  test("is called after each sweep that could read, write and reach the queue", async () => {
    const harness = new WorkerHarness(quiet);
    await harness.sweep();
    await harness.sweep(minute);
    expect(told.map(({ url }) => url)).toEqual([HEARTBEAT_URL, HEARTBEAT_URL]);
    const { explicitAcks } = await harness.deliver();
    expect(explicitAcks).toHaveLength(2);
    expect(harness.mails).toEqual([]);
  });

  const down = () => {
    throw new Error("D1_ERROR: down");
  };
  const readOnly = (sql: string) => (/^\s*(INSERT|UPDATE|DELETE)/.test(sql) ? down() : env.DB.prepare(sql));
  test.each<[string, object, RegExp]>([
    ["the database is down", { DB: { prepare: down, batch: down } }, /database/],
    ["the database only reads", { DB: { prepare: readOnly, batch: down } }, /database/],
    ["the queue is down", { LEADS: { send: () => Promise.reject(new Error("down")) } }, /queue/],
  ])("hears of a failure when %s", async (_, change, what) => {
    await new WorkerHarness({ ...quiet, ...change }).sweep();
    expect(told).toEqual([{ url: fail, body: expect.stringMatching(what) }]);
  });

  describe("hears of what hangs, within an invocation's 15 minutes:", () => {
    let hanging = 0;
    const hangs = () => {
      hanging += 1;
      return new Promise<never>(() => undefined);
    };

    async function minutesOfSweep(harness: WorkerHarness): Promise<number> {
      const began = Date.now();
      vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: began });
      let ended = false;
      let waited = hanging;
      const sweep = harness.sweep().finally(() => {
        ended = true;
      });
      for (; !ended; await scheduler.wait(5)) {
        // The clock goes on where something hangs, to what limits the waiting.
        if (hanging === waited) continue;
        waited += 1;
        vi.advanceTimersToNextTimer();
      }
      await sweep;
      const minutes = (Date.now() - began) / minute;
      vi.useRealTimers();
      return minutes;
    }

    test("a database", async () => {
      const statement = { bind: () => statement, first: hangs, all: hangs, run: hangs };
      const harness = new WorkerHarness({
        ...quiet,
        DB: { prepare: () => statement, batch: hangs } as never,
      });
      expect(await minutesOfSweep(harness)).toBeLessThan(5);
      expect(told).toEqual([{ url: fail, body: expect.stringContaining("database") }]);
    });

    test("a mailer", async () => {
      const harness = new WorkerHarness(quiet);
      for (let at = 0; at < 20; at += 1) await harness.accepted({ ...message, body: `Question ${at}` });
      Object.assign(harness.env, { MAIL: { send: hangs } });
      expect(await minutesOfSweep(harness)).toBeLessThan(5);
      expect(told).toHaveLength(1);
      const { results } = await env.DB.prepare(
        "SELECT failing_since > 0 AS failed, tries FROM notifications WHERE tries > 0",
      ).all();
      // Three were tried, once more in the digest, and are written down as failed, none as perhaps sent.
      expect(results).toEqual([1, 2, 3].map(() => ({ failed: 1, tries: 2 })));
    });
  });

  test("that does not answer costs the sweep nothing", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
    const harness = new WorkerHarness(quiet);
    const reference = await harness.accepted(message);
    await harness.sweep();
    expect(harness.mails.map(({ subject }) => subject)).toEqual([`New contact message ${reference}`]);
  });

  test("is not called where there is none, and the queue is left alone", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    await harness.sweep();
    expect(told).toEqual([]);
    expect(harness.queued).toEqual([]);
  });
});

describe("mail that fails", () => {
  test("for 15 minutes is told to the heartbeat, and its end too", async () => {
    const harness = new WorkerHarness({ ...quiet, MAIL: refusing("E_DELIVERY_FAILED") });
    await harness.accepted(message);
    for (let at = 0; at < 15; at += 1) await harness.sweep(at * minute);
    expect(told.filter(({ url }) => url === fail)).toEqual([]);
    await harness.sweep(16 * minute);
    expect(told.at(-1)).toEqual({ url: fail, body: "failing: mail" });
    Object.assign(harness.env, { MAIL: { send: async () => ({ messageId: "sent" }) } });
    await harness.sweep(60 * minute);
    await harness.sweep(61 * minute);
    expect(told.at(-1)?.url).toBe(HEARTBEAT_URL);
  });

  test.each(["E_RECIPIENT_SUPPRESSED", "E_SENDER_NOT_VERIFIED"])(
    "with %s is told at once to the heartbeat and to the second address",
    async (code) => {
      const second: SentMail[] = [];
      const send = async (mail: SentMail) => {
        second.push(mail);
        return { messageId: "sent" };
      };
      const harness = new WorkerHarness({
        ...quiet,
        MAIL: refusing(code),
        MAIL_ALERT: { send } as unknown as SendEmail,
        MAIL_ALERT_TO: "partner@evermaple.example",
      });
      await harness.accepted(message);
      await harness.sweep();
      await harness.sweep(minute);
      expect(told.at(-1)).toEqual({ url: fail, body: "failing: mail" });
      expect(second.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
        "partner@evermaple.example: Mails do not go out",
      ]);
      const error = await env.DB.prepare("SELECT error FROM notifications WHERE subject = 'lead'").first(
        "error",
      );
      expect(error).toBe(code);
    },
  );

  test("for a moment is told to nobody", async () => {
    const harness = new WorkerHarness({ ...quiet, MAIL: refusing("E_RATE_LIMIT_EXCEEDED") });
    await harness.accepted(message);
    await harness.sweep();
    await harness.sweep(minute);
    expect(told.filter(({ url }) => url === fail)).toEqual([]);
  });
});
