import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { minute } from "../../worker/time/durations.ts";
import { Platform } from "../faults/platform.ts";
import { message } from "../support/filled.ts";
import {
  type Call,
  databaseDown,
  hook,
  query,
  queueDown,
  WorkerHarness,
  watchFetch,
} from "./support/worker-harness.ts";

const HEARTBEAT_URL = "https://beat.example/ping/7";
const fail = `${HEARTBEAT_URL}/fail`;
const quiet = { HEARTBEAT_URL, DAILY_MAIL_HOUR: "" };

let beats: readonly Call[];

beforeEach(() => {
  beats = watchFetch();
});

async function healthOf(harness: WorkerHarness) {
  const { page, status } = await harness.get("/api/health");
  return { status, body: JSON.parse(page) };
}

test.each<[string, string, Partial<Env>]>([
  ["the database is down", "database", databaseDown],
  ["the database is left alone", "database", { QUEUE_ONLY: "1" }],
  ["the queue is down", "queue", queueDown],
])("when %s, heartbeat and health report the %s", async (_, part, change) => {
  const harness = new WorkerHarness({ ...quiet, ...change });
  await harness.sweep();
  expect(beats).toMatchObject([{ url: fail, body: expect.stringContaining(part) }]);
  expect(await healthOf(harness)).toEqual({ status: 503, body: { ok: false, failing: [part] } });
});

test("when the database only reads, the heartbeat reports it", async () => {
  const harness = new WorkerHarness(quiet);
  harness.failStatements(/^\s*(INSERT|UPDATE|DELETE)/);
  await harness.sweep();
  expect(beats).toMatchObject([{ url: fail, body: expect.stringContaining("database") }]);
});

describe("health", () => {
  test("has the commit, nothing about leads, and the cron if it has not run for five minutes", async () => {
    const harness = new WorkerHarness({ ...quiet, VERSION: "0123456789ab" });
    await harness.accepted(message);
    await harness.sweep();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * minute });
    const { status, body } = await healthOf(harness);
    expect([status, body]).toEqual([200, { ok: true, version: "0123456789ab" }]);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect((await healthOf(harness)).body).toMatchObject({ ok: false, failing: ["sweep"] });
  });

  test("asked for often costs one queue message in five minutes, which the consumer drops", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    await Promise.all(Array.from({ length: 20 }, () => healthOf(harness)));
    expect(harness.queued).toHaveLength(1);
    expect((await harness.deliver()).explicitAcks).toHaveLength(1);
  });
});

describe("the heartbeat", () => {
  test.each([
    ["database", fail, []],
    // Three were tried, once more in the digest, and are noted as failed, none as perhaps sent.
    ["mail", HEARTBEAT_URL, [1, 2, 3].map(() => ({ failed: 1, tries: 2 }))],
  ] as const)("hears of what hangs, within an invocation's 15 minutes: %s", async (part, url, tried) => {
    const platform = new Platform(Date.now(), quiet);
    for (let at = 0; at < 20; at += 1)
      await platform.post({ answers: { ...message, body: `Question ${at}` } });
    platform.down.set(part, "hangs");
    const began = Date.now();
    await platform.cron();
    expect(Date.now() - began).toBeLessThan(5 * minute);
    expect(platform.requests).toMatchObject([{ url }]);
    const columns = "failing_since > 0 AS failed, tries";
    expect(await query(`SELECT ${columns} FROM notifications WHERE tries > 0`)).toEqual(tried);
  });

  test.each([
    ["that does not answer costs the sweep nothing", quiet, 2],
    ["that there is not is not called, and the queue is left alone", { DAILY_MAIL_HOUR: "" }, 0],
  ])(
    "%s; one is called after each sweep that could read, write and reach the queue",
    async (_, settings, probes) => {
      const called = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("network"));
      const harness = new WorkerHarness(settings);
      const reference = await harness.accepted(message);
      harness.queued.length = 0;
      for (const later of [0, minute]) await harness.sweep(later);
      expect(harness.subjects).toEqual([`New contact message ${reference}`]);
      expect(harness.queued).toHaveLength(probes);
      expect(called.mock.calls.map(([url]) => url)).toEqual(Array(probes).fill(HEARTBEAT_URL));
    },
  );
});

describe("mail that fails", () => {
  test("for 15 minutes is reported to the heartbeat until it ends, and once by webhook", async () => {
    const harness = new WorkerHarness({ ...hook, ...quiet });
    harness.mailFault = "E_DELIVERY_FAILED";
    await harness.accepted(message);
    const reports = () => beats.filter(({ url, body }) => url === fail || body.includes("mail.failing"));
    for (let at = 0; at < 15; at += 1) await harness.sweep(at * minute);
    expect(reports()).toEqual([]);
    for (const at of [16, 59]) await harness.sweep(at * minute);
    const failure = { url: fail, body: "failing: mail" };
    const alert = { headers: { "webhook-id": "msg_mail-failing-2026-11-20" } };
    expect(reports()).toMatchObject([alert, failure, failure]);
    harness.mailFault = undefined;
    for (const at of [75, 76]) await harness.sweep(at * minute);
    expect(beats.at(-1)?.url).toBe(HEARTBEAT_URL);
  });

  test.each([
    ["E_RECIPIENT_SUPPRESSED", 1],
    ["E_SENDER_NOT_VERIFIED", 1],
    ["E_RATE_LIMIT_EXCEEDED", 0],
  ])("with %s is reported at once to the heartbeat and the second address: %i", async (code, times) => {
    const second = new WorkerHarness();
    const to = "partner@evermaple.example";
    const harness = new WorkerHarness({ ...quiet, MAIL_ALERT_TO: to });
    Object.assign(harness.env, { MAIL_ALERT: second.env.MAIL });
    harness.mailFault = code;
    await harness.accepted(message);
    for (const later of [0, minute]) await harness.sweep(later);
    expect(beats.some(({ url }) => url === fail)).toBe(times > 0);
    const alert = { to, subject: "E-mails are not being sent" };
    expect(second.mails).toMatchObject([alert].slice(0, times));
    expect(await query("SELECT error FROM notifications WHERE subject = 'lead'")).toEqual([{ error: code }]);
  });
});
