import { expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { message } from "../support/filled.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;

async function healthOf(harness: WorkerHarness) {
  const answer = await harness.send({ path: "/api/health", method: "GET" });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as object };
}

const quiet = { DAILY_MAIL_HOUR: "" };

test("a worker whose parts answer says so, with the commit and nothing about leads", async () => {
  const harness = new WorkerHarness({ ...quiet, VERSION: "0123456789ab" });
  await harness.accepted(message);
  await harness.sweep();
  const { status, headers, body } = await healthOf(harness);
  expect([status, body]).toEqual([200, { ok: true, version: "0123456789ab" }]);
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
});

const down = () => {
  throw new Error("down");
};
test.each<[string, Partial<Env>]>([
  ["database", { DB: { prepare: down, batch: down } as unknown as D1Database }],
  ["database", { QUEUE_ONLY: "1" }],
  ["queue", { LEADS: { send: () => Promise.reject(new Error("down")) } as unknown as Env["LEADS"] }],
])("a worker whose %s does not answer names it with 503", async (part, change) => {
  const { status, body } = await healthOf(new WorkerHarness({ ...quiet, ...change }));
  expect([status, body]).toEqual([503, { ok: false, failing: [part] }]);
});

test("a cron that stands still is named after five minutes", async () => {
  const harness = new WorkerHarness(quiet);
  await harness.sweep();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * minute });
  expect((await healthOf(harness)).status).toBe(200);
  vi.setSystemTime(Date.now() + 2 * minute);
  expect((await healthOf(harness)).body).toEqual({ ok: false, failing: ["sweep"] });
  vi.useRealTimers();
});

test("whoever asks often costs one queue message in five minutes, which the consumer drops", async () => {
  const harness = new WorkerHarness(quiet);
  for (let asked = 0; asked < 5; asked += 1) await healthOf(harness);
  expect(harness.queued).toHaveLength(1);
  expect((await harness.deliver()).explicitAcks).toHaveLength(1);
  expect(harness.mails).toEqual([]);
});
