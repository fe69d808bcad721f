import { env } from "cloudflare:workers";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { deskPath } from "../../worker/desk-links.ts";
import { day, minute } from "../../worker/durations.ts";
import type { Env } from "../../worker/env.ts";
import type { Action } from "../../worker/leads/steps.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { hook, rows, WorkerHarness } from "./support/worker-harness.ts";

const oldSecret = `whsec_${btoa("the secret that was before it")}`;
const secret = hook.WEBHOOK_SECRET;

interface Call {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly redirect: string | undefined;
}

let calls: Call[];
let respond: (signal: AbortSignal | null | undefined) => Response | Promise<Response>;

beforeEach(() => {
  calls = [];
  respond = () => new Response(null, { status: 204 });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const headers = Object.fromEntries(new Headers(init?.headers));
    calls.push({ url: String(url), headers, body: String(init?.body), redirect: init?.redirect });
    return respond(init?.signal);
  });
});

/** A harness that has told of one lead, or tried to. */
async function afterOneLead(changes: Partial<Env> = {}, body: Readonly<Record<string, unknown>> = message) {
  const harness = new WorkerHarness({ ...hook, ...changes });
  const reference = await harness.accepted(body);
  await harness.deliver();
  return { harness, reference };
}

async function pendingWebhooks() {
  return (await rows("notifications")).filter(({ channel }) => channel === "webhook");
}

describe("a lead's event", () => {
  test("is signed so that the standard's own library accepts it", async () => {
    const { reference } = await afterOneLead({}, fullAssessment);
    const [call] = calls;
    const event = new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {});
    expect(event).toMatchObject({
      type: "lead.accepted",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { reference, form: "request", answers: { firstName: "Ana", age: 34 } },
    });
    expect(call?.url).toBe("https://crm.example/leads");
    expect(JSON.parse(String((await rows())[0]?.history))).toContainEqual(
      expect.objectContaining({ what: "webhook", about: "lead", answer: "204" }),
    );
    expect(await pendingWebhooks()).toEqual([]);
  });

  test("is signed with both secrets while they change over", async () => {
    await afterOneLead({ WEBHOOK_SECRET_OLD: oldSecret });
    const [call] = calls;
    for (const key of [secret, oldSecret]) new Webhook(key).verify(call?.body ?? "", call?.headers ?? {});
    expect(() =>
      new Webhook(`whsec_${btoa("not this one")}`).verify(call?.body ?? "", call?.headers ?? {}),
    ).toThrow();
  });

  test("keeps its webhook-id over retries, with a fresh timestamp", async () => {
    respond = () => new Response(null, { status: 500 });
    const { harness } = await afterOneLead();
    respond = () => new Response(null, { status: 200 });
    await harness.sweep(5 * minute);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.headers["webhook-id"]).toBe(calls[1]?.headers["webhook-id"]);
    expect(calls[0]?.headers["webhook-timestamp"]).not.toBe(calls[1]?.headers["webhook-timestamp"]);
    expect(await pendingWebhooks()).toEqual([]);
  });
});

describe("a failure", () => {
  test.each<[string, () => Promise<Response>, unknown]>([
    ...[301, 302, 307, 308, 400, 404, 429, 500, 503].map(
      (status): [string, () => Promise<Response>, unknown] => [
        String(status),
        async () => new Response(null, { status, headers: { location: "https://elsewhere.example/" } }),
        `the webhook answered ${status}`,
      ],
    ),
    ["a connection that breaks", () => Promise.reject(new TypeError("network")), expect.any(String)],
  ])("%s is tried again, and the mail goes all the same", async (_, answer, error) => {
    respond = answer;
    const { harness } = await afterOneLead();
    expect(calls.map(({ redirect }) => redirect)).toEqual(["manual"]);
    expect(harness.mails).toHaveLength(1);
    expect(await pendingWebhooks()).toMatchObject([{ tries: 1, error, failing_since: expect.any(Number) }]);
  });

  test("a receiver that hangs is given up after fifteen seconds, and the mail has gone meanwhile", async () => {
    const timeouts: number[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      return timeout(20);
    });
    respond = (signal) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    const { harness } = await afterOneLead();
    expect(timeouts).toEqual([15_000]);
    expect(harness.mails).toHaveLength(1);
    expect(await pendingWebhooks()).toMatchObject([{ tries: 1, failing_since: expect.any(Number) }]);
  });

  test("Retry-After is honoured, in seconds and as a date", async () => {
    for (const after of ["7200", new Date(Date.now() + 7_200_000).toUTCString()]) {
      respond = () => new Response(null, { status: 429, headers: { "retry-after": after } });
      await afterOneLead({}, { ...message, body: after });
      const due = (await pendingWebhooks()).map(({ due_at }) => Number(due_at) - Date.now());
      expect(due.at(-1)).toBeGreaterThan(7_100_000);
      expect(due.at(-1)).toBeLessThan(7_300_000);
      await env.DB.prepare("DELETE FROM notifications").run();
    }
  });

  test("410 stops all sending to that address and tells the consultant by mail", async () => {
    respond = () => new Response(null, { status: 410 });
    const { harness } = await afterOneLead();
    await harness.accepted({ ...message, body: "Another question" });
    await harness.deliver();
    for (let at = 1; at < 5; at += 1) await harness.sweep(at * 60 * minute);
    expect(calls).toHaveLength(1);
    const alerts = harness.mails.filter(
      ({ subject }) => subject === "The webhook’s receiver wants no more events",
    );
    expect(alerts).toHaveLength(1);

    respond = () => new Response(null, { status: 200 });
    const moved = new WorkerHarness({ ...hook, WEBHOOK_URL: "https://crm.example/new" });
    await moved.sweep(30 * 60 * minute);
    expect(calls.slice(1).map(({ url }) => url)).toEqual([
      "https://crm.example/new",
      "https://crm.example/new",
    ]);
  });

  test("a webhook down for a day is told by mail, once a day", async () => {
    respond = () => new Response(null, { status: 500 });
    const { harness } = await afterOneLead({ DAILY_MAIL_HOUR: "" });
    await harness.sweep(23 * 60 * minute);
    expect(harness.mails).toHaveLength(1);
    await env.DB.prepare("UPDATE notifications SET failing_since = failing_since - ?").bind(day).run();
    await harness.sweep();
    await harness.sweep(minute);
    const alerts = harness.mails.filter(({ subject }) => subject === "The webhook fails");
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.text).toContain("npm run leads -- status");
  });

  test("mail down for 15 minutes is told by webhook, once a day", async () => {
    const harness = new WorkerHarness({ ...hook, DAILY_MAIL_HOUR: "" });
    harness.mailFault = "E_DELIVERY_FAILED";
    await harness.accepted(message);
    await harness.deliver();
    const alerts = () => calls.filter(({ body }) => body.includes("mail.failing"));
    for (const at of [1, 7, 14]) await harness.sweep(at * minute);
    expect(alerts()).toEqual([]);
    for (const at of [15, 16, 30, 59]) await harness.sweep(at * minute);
    expect(alerts().map(({ headers }) => headers["webhook-id"])).toEqual(["msg_mail-failing-2026-11-20"]);
  });
});

test("a secret that is no base64 is told of at once, and what it could not sign goes with a better one", async () => {
  const harness = new WorkerHarness({
    ...hook,
    WEBHOOK_SECRET: "whsec_no base64!",
    DAILY_MAIL_HOUR: "",
  });
  const reference = await harness.accepted(message);
  await harness.deliver();
  await harness.sweep(minute);
  expect(calls).toEqual([]);
  expect(harness.mails.map(({ subject }) => subject)).toContain("The webhook fails");
  expect(await pendingWebhooks()).toMatchObject([{ lead: reference, error: "WEBHOOK_SECRET is no base64" }]);
  Object.assign(harness.env, { WEBHOOK_SECRET: secret });
  await harness.sweep(2 * 60 * minute);
  expect(calls).toHaveLength(1);
});

test.each([
  { WEBHOOK_URL: "", WEBHOOK_SECRET: secret },
  { WEBHOOK_URL: "http://crm.example/leads", WEBHOOK_SECRET: secret },
  { WEBHOOK_URL: "https://crm.example/leads", WEBHOOK_SECRET: "" },
])("without an https address and a secret nothing is tried: %o", async (change) => {
  const harness = new WorkerHarness(change);
  await harness.accepted(message);
  await harness.deliver();
  await harness.sweep();
  expect(calls).toEqual([]);
  expect(await pendingWebhooks()).toEqual([]);
});

describe("what the consultant notes of a lead", () => {
  /** Presses the button of a lead's mail, as the worker signs it. */
  async function press(harness: WorkerHarness, reference: string, action: Action) {
    const link = { reference, action, until: Math.floor(Date.now() / 1000) + 60 };
    const path = await deskPath(String(harness.env.LINK_SECRET), link);
    expect((await harness.send({ path, method: "POST" })).status).toBe(200);
  }

  test("goes out as a signed event with the reference alone, and once", async () => {
    const { harness, reference } = await afterOneLead();
    for (const action of ["contacted", "closed", "reopened", "spam", "released"] as const) {
      await press(harness, reference, action);
      await harness.sweep(minute);
      await harness.sweep(2 * minute);
      const events = calls
        .splice(0)
        .map(
          ({ body, headers }) => [headers["webhook-id"], new Webhook(secret).verify(body, headers)] as const,
        )
        .filter(([id]) => id?.includes(":"));
      expect(events).toEqual([
        [
          expect.stringMatching(new RegExp(`^msg_${reference}:${action}:\\d{13}$`)),
          {
            type: `lead.${action}`,
            timestamp: expect.stringMatching(/^2026-11-20T/),
            data: { reference },
          },
        ],
      ]);
    }
    expect(await pendingWebhooks()).toEqual([]);
  });

  test("tells of an erasure once it is final", async () => {
    const { harness, reference } = await afterOneLead();
    calls.length = 0;
    await press(harness, reference, "erased");
    await harness.sweep(minute);
    expect(calls).toEqual([]);
    for (const minutes of [1, 2]) await harness.sweep(day + minutes * minute);
    expect(calls.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "lead.erased", data: { reference } },
    ]);
    expect([await rows(), await pendingWebhooks()]).toEqual([[], []]);
  });

  test("waits while the receiver fails, keeps its id, and keeps no mail from going", async () => {
    const { harness, reference } = await afterOneLead();
    calls.length = 0;
    respond = () => new Response(null, { status: 500 });
    await press(harness, reference, "contacted");
    await harness.sweep(minute);
    await harness.sweep(day);
    expect(harness.mails.some(({ subject }) => subject.startsWith("Daily: "))).toBe(true);
    respond = () => new Response(null, { status: 204 });
    await harness.sweep(2 * day);
    expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(calls.length).toBeGreaterThan(1);
    expect(await pendingWebhooks()).toEqual([]);
  });

  test("of events that wait for a receiver that is configured no more, none delays an alert or the daily mail", async () => {
    const harness = new WorkerHarness(hook);
    respond = () => new Response(null, { status: 500 });
    for (let count = 0; count < 25; count += 1) {
      await press(harness, await harness.accepted({ ...message, body: `Question ${count}` }), "contacted");
    }
    Object.assign(harness.env, { WEBHOOK_URL: "" });
    await harness.sweep();
    await harness.sweep(day);
    expect(harness.mails.some(({ subject }) => subject.startsWith("Daily: "))).toBe(true);
  });
});
