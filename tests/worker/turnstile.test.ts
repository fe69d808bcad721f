import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Env } from "../../worker/env.ts";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;
const configured = { TURNSTILE_SITE_KEY: "0x4site", TURNSTILE_SECRET: "0x4secret", MAIL_PER_HOUR: "2" };
const asking = "turnstile-site-key";
const key = { "idempotency-key": "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };

/** What Turnstile is asked, and what it answers. */
let asked: { url: string; body: unknown }[];
let verdict: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  asked = [];
  verdict = async () => Response.json({ success: true });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return verdict(init?.signal ?? new AbortController().signal);
  });
});

/** A harness whose hour of single mails is used up. */
async function flooded(changes: Partial<Env> = configured): Promise<WorkerHarness> {
  const harness = new WorkerHarness({ ...configured, ...changes });
  for (const at of [1, 2]) {
    const other = { email: `f${at}@example.com`, phone: `+1604200000${at}`, body: `Flood ${at}` };
    await harness.accepted({ ...message, ...other });
  }
  await harness.deliver();
  expect(harness.mails).toHaveLength(2);
  return harness;
}

const newest = async () =>
  env.DB.prepare("SELECT reference, state, signs FROM leads ORDER BY received_at DESC").first();

test("a lead of the site in a flood waits as a suspect, is asked for a token, and is named in a mail", async () => {
  const harness = await flooded();
  const { status, headers, reply } = await harness.post(message, key);
  expect(status).toBe(200);
  expect(Object.keys(reply).toSorted()).toEqual(["message", "param", "reference"]);
  expect(headers.get(asking)).toBe("0x4site");
  expect(await newest()).toMatchObject({ state: "suspect", signs: '["unconfirmed"]' });
  expect(asked).toEqual([]);
  for (let at = 0; at <= 45; at += 15) await harness.sweep(at * minute);
  const mail = harness.mails.find(({ text }) => text.includes(String(reply.reference)));
  expect(mail?.subject).toContain("Perhaps spam");
  expect(mail?.text).toContain("it came in a flood");
  expect(mail?.text).toContain("I would like to study in Canada.");
});

test("the token is stored nowhere", async () => {
  const harness = await flooded();
  await harness.accepted({ ...message, turnstile: "a token" });
  expect(await newest()).toMatchObject({ state: "accepted" });
  const all = JSON.stringify([await rows(), await rows("notifications")]);
  expect(all).not.toContain("a token");
});

describe("a token that Turnstile refuses", () => {
  test.each(["invalid-input-response", "timeout-or-duplicate"])(
    "for %s leaves a suspect that nobody is asked about again",
    async (code) => {
      verdict = async () => Response.json({ success: false, "error-codes": [code] });
      const harness = await flooded();
      const { status, headers } = await harness.post({ ...message, turnstile: "forged" });
      expect(status).toBe(200);
      expect(headers.get(asking)).toBeNull();
      expect(await newest()).toMatchObject({ state: "suspect", signs: '["unconfirmed"]' });
    },
  );
});

describe("a lead is taken as ever", () => {
  const failures: Readonly<Record<string, typeof verdict>> = {
    "does not answer": () => Promise.reject(new TypeError("network")),
    hangs: (signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    "answers a page": async () => new Response("<h1>502</h1>", { status: 502 }),
    "is in trouble": async () => Response.json({ success: false, "error-codes": ["internal-error"] }),
    "does not know the secret": async () =>
      Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
  };
  test.each(Object.keys(failures))("where Turnstile %s", async (failure) => {
    verdict = failures[failure] ?? verdict;
    const harness = await flooded();
    await harness.accepted({ ...message, turnstile: "a token" });
    expect(asked).toHaveLength(1);
    expect(await newest()).toMatchObject({ state: "accepted" });
  });

  test.each<[string, Partial<Env>]>([
    ["no site key", { TURNSTILE_SITE_KEY: "" }],
    ["no secret", { TURNSTILE_SECRET: "" }],
  ])("with %s, in any flood", async (_, changes) => {
    const harness = await flooded({ ...configured, ...changes });
    const { headers } = await harness.post(message);
    expect(headers.get(asking)).toBeNull();
    expect(await newest()).toMatchObject({ state: "accepted" });
    expect(asked).toEqual([]);
  });

  test("without a flood, and nobody is asked", async () => {
    const harness = new WorkerHarness(configured);
    const { headers } = await harness.post(message);
    expect(headers.get(asking)).toBeNull();
    await harness.accepted({ ...message, body: "With a token", turnstile: "a token" });
    expect((await rows()).map(({ state }) => state)).toEqual(["accepted", "accepted"]);
    expect(asked).toEqual([]);
  });

  test("by who wants digests alone, as long as no flood fills the day", async () => {
    const harness = new WorkerHarness({ ...configured, MAIL_PER_HOUR: "0", MAIL_PER_DAY: "5" });
    expect((await harness.post(message)).headers.get(asking)).toBeNull();
    await env.DB.prepare(
      `INSERT INTO notifications (reference, channel, about, kind, due_at, sent_at)
       SELECT 'digest-' || value, 'mail', 'digest', 'batch', ?1, ?1 FROM json_each('[1,2,3,4]')`,
    )
      .bind(Date.now())
      .run();
    const full = await harness.post({ ...message, body: "In the flood" });
    expect(full.headers.get(asking)).toBe("0x4site");
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["another origin's page", {}, { origin: "https://partner.example" }],
    [
      "an element in a frame of ours",
      { source: { widget: "contact-form" } },
      { origin: "https://www.example.com" },
    ],
  ])("from %s, whose policy may know no Turnstile", async (_, source, headers) => {
    const harness = await flooded();
    const answer = await harness.post({ ...message, ...source }, headers);
    expect(answer.headers.get(asking)).toBeNull();
    expect(await newest()).toMatchObject({ state: "accepted" });
  });

  test("while the database is down", async () => {
    const harness = await flooded();
    Object.assign(harness.env, {
      DB: {
        prepare: () => {
          throw new Error("D1_ERROR: down");
        },
      },
    });
    const { headers } = await harness.post(message);
    expect(headers.get(asking)).toBeNull();
    expect(harness.queued).toMatchObject([{ lead: { state: "accepted", signs: [] } }]);
  });
});

test("a form that no script sends is a suspect in a flood, and answered like any other", async () => {
  const harness = await flooded();
  const { status } = await harness.send({
    body: new URLSearchParams(message).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  });
  expect(status).toBe(303);
  expect(await newest()).toMatchObject({ state: "suspect", signs: '["unconfirmed"]' });
});

test("the not-found page, which has the forms of the frame, may fetch Turnstile where it is configured", async () => {
  const policyWith = async (changes: Partial<Env>) =>
    (await new WorkerHarness(changes).send({ path: "/nowhere", method: "GET" })).headers.get(
      "content-security-policy",
    );
  expect(await policyWith({})).not.toContain("https:");
  expect(await policyWith(configured)).toMatch(
    /; script-src 'self' https:\/\/challenges\.cloudflare\.com;.*; frame-src https:\/\/challenges\.cloudflare\.com$/,
  );
});
