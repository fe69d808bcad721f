import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import {
  type Call,
  hook,
  query,
  rows,
  storedLeads,
  WorkerHarness,
  watchFetch,
} from "./support/worker-harness.ts";

const secret = hook.WEBHOOK_SECRET;

let calls: Call[];
let respond: (init?: RequestInit) => Response | Promise<Response>;

const answerWith = (status: number, headers = {}) => {
  respond = () => new Response(null, { status, headers });
};

beforeEach(() => {
  answerWith(204);
  calls = watchFetch((init) => respond(init));
});

/** The content of a call with a valid signature by a secret. */
const verified = ({ body, headers }: Call, by = secret) => new Webhook(by).verify(body, headers);

async function afterOneLead(changes: Partial<Env> = {}, body: Readonly<Record<string, unknown>> = message) {
  const harness = new WorkerHarness({ ...hook, ...changes });
  return { harness, reference: await harness.delivered(body) };
}

async function pendingWebhooks() {
  return (await rows("notifications")).filter(({ channel }) => channel === "webhook");
}

test("a lead's event is signed with both secrets during a rotation, as the standard's library verifies", async () => {
  const oldSecret = `whsec_${btoa("the secret that was before it")}`;
  const { reference } = await afterOneLead({ WEBHOOK_SECRET_OLD: oldSecret }, fullAssessment);
  const [call = expect.fail("nothing was sent")] = calls;
  expect(call.url).toBe(hook.WEBHOOK_URL);
  for (const key of [secret, oldSecret])
    expect(verified(call, key)).toMatchObject({
      type: "lead.accepted",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: { reference, form: "request", answers: { firstName: "Ana", age: 34 } },
    });
  const [lead] = await storedLeads();
  const delivery = { what: "webhook", about: "lead", answer: "204" };
  expect(lead?.history).toContainEqual(expect.objectContaining(delivery));
  expect(await pendingWebhooks()).toEqual([]);
});

test("the test lead of a deployment is mailed, and not reported to the webhook", async () => {
  const campaign = "4f6f2f0c-8e39-4a53-a1b1-6f0b3f7d2f11";
  await query(`INSERT INTO worker_state (name, at, value) VALUES ('deployment test', 0, '${campaign}')`);
  const { harness } = await afterOneLead({}, { ...message, source: { campaign } });
  expect(harness.mails).toHaveLength(1);
  expect(calls).toEqual([]);
  expect(await pendingWebhooks()).toEqual([]);
  await harness.delivered({
    ...message,
    body: "Another question, of a visitor.",
    source: { campaign: "spring" },
  });
  expect(calls).toHaveLength(1);
});

describe("a failure", () => {
  test.each([301, 302, 307, 308, 400, 404, 429, 500, 503])(
    "%i is tried again under the same webhook-id with a fresh timestamp, and does not stop the mail",
    async (status) => {
      answerWith(status, { location: "https://elsewhere.example/" });
      const { harness } = await afterOneLead();
      expect(harness.mails).toHaveLength(1);
      const error = `the webhook answered ${status}`;
      expect(await pendingWebhooks()).toMatchObject([{ tries: 1, error, failing_since: expect.any(Number) }]);
      answerWith(200);
      await harness.sweep(5 * minute);
      expect(calls.map(({ init }) => init?.redirect)).toEqual(["manual", "manual"]);
      const sent = (header: string) => new Set(calls.map(({ headers }) => headers[header])).size;
      expect([sent("webhook-id"), sent("webhook-timestamp")]).toEqual([1, 2]);
      expect(await pendingWebhooks()).toEqual([]);
    },
  );

  test("a receiver that hangs has fifteen seconds, and does not stop the mail", async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeouts = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(20));
    respond = (init) =>
      new Promise((_, reject) => init?.signal?.addEventListener("abort", ({ type }) => reject(type)));
    const { harness } = await afterOneLead();
    expect(timeouts).toHaveBeenCalledWith(15_000);
    expect(harness.mails).toHaveLength(1);
    expect(await pendingWebhooks()).toMatchObject([{ tries: 1, failing_since: expect.any(Number) }]);
  });

  test("Retry-After is honoured, in seconds and as a date", async () => {
    for (const after of ["7200", new Date(Date.now() + 7_200_000).toUTCString()]) {
      answerWith(429, { "retry-after": after });
      await afterOneLead({}, { ...message, body: after });
      const due = Number((await pendingWebhooks()).at(-1)?.due_at) - Date.now();
      expect(Math.abs(due / minute - 120)).toBeLessThan(2);
    }
  });

  test("410 stops all sending to that address and notifies the consultant by mail", async () => {
    answerWith(410);
    const { harness } = await afterOneLead();
    await harness.delivered({ ...message, body: "Another question" });
    for (let at = 1; at < 5; at += 1) await harness.sweep(at * hour);
    expect(calls).toHaveLength(1);
    expect(harness.subjects.join("\n").match(/receiver refuses further events$/gm)).toHaveLength(1);
    answerWith(200);
    const url = "https://crm.example/new";
    Object.assign(harness.env, { WEBHOOK_URL: url });
    await harness.sweep(30 * hour);
    expect(calls.slice(1)).toMatchObject([{ url }, { url }]);
  });

  test("a webhook down for a day is reported by mail, once a day", async () => {
    answerWith(500);
    const { harness } = await afterOneLead({ DAILY_MAIL_HOUR: "" });
    await harness.sweep(23 * hour);
    expect(harness.mails).toHaveLength(1);
    await query("UPDATE notifications SET failing_since = failing_since - ?", day);
    for (const later of [0, minute]) await harness.sweep(later);
    expect(harness.subjects.slice(1)).toEqual(["The webhook is failing"]);
  });
});

test("a secret that is no base64 is reported at once, and what it could not sign waits", async () => {
  const { harness, reference } = await afterOneLead({ WEBHOOK_SECRET: "whsec_no base64!" });
  await harness.sweep(minute);
  expect(calls).toEqual([]);
  expect(harness.subjects).toContain("The webhook is failing");
  expect(await pendingWebhooks()).toMatchObject([{ lead: reference, error: "WEBHOOK_SECRET is no base64" }]);
  Object.assign(harness.env, { WEBHOOK_SECRET: secret });
  await harness.sweep(2 * hour);
  expect(calls).toHaveLength(1);
});

test.each([{ WEBHOOK_URL: "" }, { WEBHOOK_URL: "http://crm.example/leads" }, { WEBHOOK_SECRET: "" }])(
  "nothing is sent without an https address and a secret: %o",
  async (change) => {
    const { harness } = await afterOneLead(change);
    await harness.sweep();
    expect(calls).toEqual([]);
    expect(await pendingWebhooks()).toEqual([]);
  },
);

describe("what the consultant notes of a lead", () => {
  type Fields = Record<string, string>;
  const at = expect.stringMatching(/^2026-11-20T/);

  test.each<[string, Fields, string | undefined, object?, before?: readonly [string, Fields]]>([
    ["contacted", {}, "contacted"],
    ["spam", {}, "spam"],
    ["released", {}, "released", {}, ["spam", {}]],
    ["planned", { next_on: "2026-11-24" }, "planned", { nextOn: "2026-11-24" }],
    ["planned", { next_on: "" }, undefined],
    ["mine", {}, "owned", { owner: "ana@firm.example" }],
    ["unowned", {}, "owned", { owner: null }, ["mine", {}]],
    ["given", { to: "ana@firm.example" }, "owned", { owner: "ana@firm.example" }],
    ["closed", {}, "closed", { outcome: null }],
    ["outcome", { outcome: "retained" }, "closed", { outcome: "retained" }, ["closed", {}]],
    ["reopened", {}, "reopened", {}, ["closed", {}]],
    ["agreement-sent", {}, "agreement-sent"],
    ["agreement-signed", {}, "agreement-signed"],
    ["handed-over", {}, undefined],
  ])("%s with %j is one signed event %s, with %j", async (...row) => {
    const [action, fields, event, detail, before] = row;
    const desk = new DeskHarness(hook);
    desk.by = "ana@firm.example";
    const reference = await desk.delivered(message);
    if (before) {
      await desk.step(reference, ...before);
      await desk.sweep(minute);
    }
    calls.length = 0;
    await desk.step(reference, action, fields);
    for (const minutes of [1, 2]) await desk.sweep(minutes * minute);
    // A released lead is posted as one that was accepted, too.
    const events = calls.filter(({ headers }) => headers["webhook-id"]?.includes(":"));
    const data = { reference, at, by: "ana@firm.example", ...detail };
    expect(events.map((call) => verified(call))).toEqual(
      event === undefined ? [] : [{ type: `lead.${event}`, timestamp: at, data }],
    );
    expect(await pendingWebhooks()).toEqual([]);
  });

  test("reports an erasure once it is final", async () => {
    const { harness, reference } = await afterOneLead();
    calls.length = 0;
    await harness.pressLink("erased", reference);
    await harness.sweep(minute);
    expect(calls).toEqual([]);
    for (const minutes of [1, 2]) await harness.sweep(day + minutes * minute);
    expect(calls.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "lead.erased", data: { reference } },
    ]);
    expect([await storedLeads(), await pendingWebhooks()]).toEqual([[], []]);
  });

  test("events wait while their receiver is not configured, and delay no daily mail", async () => {
    const harness = new WorkerHarness(hook);
    answerWith(500);
    for (const reference of await harness.acceptMany(5)) await harness.pressLink("contacted", reference);
    Object.assign(harness.env, { WEBHOOK_URL: "" });
    await harness.sweep();
    await harness.sweep(day);
    expect(harness.subjects).toContainEqual(expect.stringMatching(/^Daily: /));
    Object.assign(harness.env, hook);
    answerWith(204);
    calls.length = 0;
    for (const hours of [25, 26, 27]) await harness.sweep(hours * hour);
    expect(calls.filter(({ body }) => body.includes("lead.contacted"))).toHaveLength(5);
  });
});
