import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import type { Env } from "../../worker/env.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { newClient, type Reply, rows, WorkerHarness } from "./support/worker-harness.ts";

const json = JSON.stringify(message);

describe("200", () => {
  test.each([
    { ...message, language: "en" },
    { ...shortAssessment, language: "fr" },
  ] as const)(
    "an acceptable $type is answered with message, success, reference and receipt, in $language",
    async (body) => {
      const { status, headers, reply } = await new WorkerHarness().post(body);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(Object.keys(reply).sort()).toEqual(["message", "param", "receipt", "reference"]);
      expect(reply.param).toBe("success");
      const { contact, request } = forms[body.language];
      expect(reply.message).toBe((body.type === "request" ? request : contact).successMessage);
      expect(reply.reference).toMatch(/^EM-[0-9A-HJKMNP-TV-Z]{10}$/);
    },
  );
});

describe("422", () => {
  test("all errors of a whole assessment come in form order, whatever the kind of field, the first again as error", async () => {
    const names = fieldsOf(assessment).map(({ name }) => name);
    const wrong = Object.fromEntries(names.toReversed().map((name) => [name, true]));
    const shown = { status: "Married", dependent: "Yes" };
    // A number that is read before it is refused takes longer than what is no text at all.
    Object.assign(wrong, { phone: "604" });
    const { status, reply } = await new WorkerHarness().post({ ...wrong, ...shown, type: "request" });
    expect(status).toBe(422);
    expect(reply.errors?.map(({ param }) => param)).toEqual(names.filter((name) => !(name in shown)));
    expect(reply.error).toEqual(reply.errors?.[0]);
    expect(await rows()).toEqual([]);
  });

  test("every message is one sentence that tells what to do", async () => {
    const { reply } = await new WorkerHarness().post({ type: "request", age: 5, dependent: "maybe", eca: 7 });
    expect(reply.errors?.length).toBeGreaterThan(10);
    for (const { msg } of reply.errors ?? []) expect(msg).toMatch(/^Please [^.]*[^\s.]\.$/u);
  });

  test.each([undefined, "request", 7, null])(
    "type %o on the contact form is refused as type",
    async (type) => {
      const answer = await new WorkerHarness().send({ body: JSON.stringify({ ...message, type }) });
      expect(answer.status).toBe(422);
      expect(((await answer.json()) as Reply).error?.param).toBe("type");
    },
  );
});

describe("a refusal of the form as a whole", () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  test.each<[string, number, Parameters<WorkerHarness["send"]>[0]]>([
    ["broken JSON", 400, { body: '{"fullName":' }],
    ["an empty body", 400, { body: "" }],
    ["an array", 400, { body: "[]" }],
    ["a string", 400, { body: '"x"' }],
    ["null", 400, { body: "null" }],
    ["text after the object", 400, { body: `${json} {}` }],
    ["bytes that are not UTF-8", 400, { body: bytes(0x7b, 0x22, 0xff, 0x22, 0x7d) }],
    ["UTF-16", 400, { body: bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00) }],
    ["GET", 405, { method: "GET" }],
    ["PUT", 405, { method: "PUT", body: json }],
    ["DELETE", 405, { method: "DELETE" }],
    ["more than 64 KiB", 413, { body: JSON.stringify({ ...message, body: "x".repeat(66_000) }) }],
    ["text/plain", 415, { body: json, headers: { "content-type": "text/plain" } }],
    [
      "a form with files",
      415,
      { body: "a=1", headers: { "content-type": "multipart/form-data; boundary=a" } },
    ],
    [
      "JSON in Latin 1",
      415,
      { body: json, headers: { "content-type": "application/json; charset=iso-8859-1" } },
    ],
    ["compressed JSON", 415, { body: json, headers: { "content-encoding": "gzip" } }],
  ])("%s is answered with %i", async (_, status, post) => {
    const answer = await new WorkerHarness().send(post);
    expect(answer.status).toBe(status);
    const reply = (await answer.json()) as Reply;
    expect(Object.keys(reply)).toEqual(["error"]);
    expect(reply.error).toEqual({ param: "form", msg: expect.stringMatching(/^Please [^.]+\.$/) });
    expect(answer.headers.get("allow")).toBe(status === 405 ? "POST, OPTIONS" : null);
  });

  test.each([
    ["of 1 MiB is read to its end, lest its client see a reset connection", 64, 64],
    ["without end is given up", Number.POSITIVE_INFINITY, 300],
  ])("a body %s, and answered with 413, whatever its header says", async (_, pieces, atMost) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
        if (sent >= pieces) controller.close();
      },
    });
    expect((await new WorkerHarness().send({ body })).status).toBe(413);
    expect(sent).toBeGreaterThanOrEqual(Math.min(pieces, atMost - 50));
    expect(sent).toBeLessThanOrEqual(atMost);
  });

  test("a body that stops arriving is given up after ten seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stalled = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"type":')),
    });
    const answering = new WorkerHarness().send({ body: stalled });
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await answering).status).toBe(400);
  });

  test.each([
    [
      "64 KiB of answers and spaces",
      JSON.stringify({ ...message, fullName: "Ana" }).padEnd(65_536, " "),
      "application/json",
    ],
    ["JSON with its charset named", json, "Application/JSON; charset=UTF-8"],
  ])("%s are accepted", async (_, body, type) => {
    const answer = await new WorkerHarness().send({ body, headers: { "content-type": type } });
    expect(answer.status).toBe(200);
  });
});

describe("every answer under /api", () => {
  test.each<[string, number, Parameters<WorkerHarness["send"]>[0]]>([
    ["a lead", 200, { body: json }],
    ["no answers", 422, { body: "{}" }],
    ["broken JSON", 400, { body: "{" }],
    ["another path", 404, { path: "/api/leads", method: "GET" }],
    ["its root", 404, { path: "/api", method: "GET" }],
    ["GET", 405, { method: "GET" }],
  ])(
    "to %s, %i, is JSON for any origin, never stored, and no page for a browser",
    async (_, status, post) => {
      const answer = await new WorkerHarness().send({
        ...post,
        headers: { origin: "https://partner.example" },
      });
      expect(answer.status).toBe(status);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
        "content-type": expect.stringMatching(/^application\/json/),
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "strict-transport-security": "max-age=63072000",
      });
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    },
  );

  test.each(["/api/contact", "/api/request"])("a preflight of %s allows the three headers", async (path) => {
    const answer = await new WorkerHarness().send({
      path,
      method: "OPTIONS",
      headers: { origin: "https://partner.example", "access-control-request-method": "POST" },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-methods")).toContain("POST");
    const allowed = answer.headers.get("access-control-allow-headers");
    expect(allowed?.split(/, ?/)).toEqual(["content-type", "idempotency-key", "x-xsrf-token"]);
  });

  test("no route reads leads", async () => {
    const harness = new WorkerHarness();
    const reference = await harness.accepted(message);
    for (const path of [
      "/api/contact",
      "/api/leads",
      `/api/contact/${reference}`,
      `/api/leads/${reference}`,
      "/api",
    ]) {
      const answer = await harness.send({ path, method: "GET" });
      expect([404, 405]).toContain(answer.status);
      expect(await answer.text()).not.toContain("ana@");
    }
  });
});

describe("the XSRF pair", () => {
  const cookie = "other=1; XSRF-TOKEN=a%20b";
  test.each([
    ["the same token", { cookie, "x-xsrf-token": "a b" }, 200],
    ["the same token as the cookie spells it", { cookie, "x-xsrf-token": "a%20b" }, 200],
    ["another token", { cookie, "x-xsrf-token": "c" }, 403],
    ["no token", { cookie }, 403],
    ["another origin, which has no say over our cookies", { cookie, origin: "https://partner.example" }, 200],
    ["the same origin named", { cookie, origin: "https://www.example.com" }, 403],
    ["an empty cookie", { cookie: "XSRF-TOKEN=; other=1" }, 200],
    ["no cookie", { "x-xsrf-token": "anything" }, 200],
    ["another cookie", { cookie: "a=b" }, 200],
  ])("%s: %o is answered %i", async (_, headers, status) => {
    const answer = await new WorkerHarness().post(message, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.reply.error?.param).toBe("form");
  });
});

describe("429", () => {
  const { LIMITER } = env as unknown as Required<Env>;
  /** The local limiter counts by the clock's minutes, of which so many posts may meet two. */
  function networks(most: number): RateLimit {
    const posts = new Map<string, number>();
    const limit = async ({ key }: RateLimitOptions) => {
      posts.set(key, (posts.get(key) ?? 0) + 1);
      return { success: (posts.get(key) ?? 0) <= most };
    };
    return { limit };
  }
  const client = newClient();

  test.each<[string, number, Partial<Env>, (at: number) => string, string, string]>([
    ["a client", 10, { LIMITER }, () => client, client, newClient()],
    [
      "an IPv6 client, its /64, however it is written",
      10,
      { LIMITER },
      (at) => `2001:db8::${at}`,
      "2001:0DB8:0:0:ffff::1",
      "2001:db8:0:1::1",
    ],
    ["clients without an address", 10, { LIMITER }, () => "", "", newClient()],
    ["a /24", 120, { NETWORKS: networks(120) }, () => "203.0.113.7", "203.0.113.200", "203.0.114.7"],
    [
      "a /48",
      120,
      { NETWORKS: networks(120) },
      () => "2001:db8:7:1::1",
      "2001:db8:7:ffff::1",
      "2001:db8:8:1::1",
    ],
  ])(
    "refuses %s after %i posts, refused ones counted, and no other",
    async (_, most, changes, address, near, far) => {
      const harness = new WorkerHarness(changes);
      const from = (one: string) => ({ "CF-Connecting-IP": one });
      for (let at = 0; at < most; at += 1)
        expect((await harness.send({ body: "{}", headers: from(address(at)) })).status).toBe(422);
      const { status, headers, reply } = await harness.post(message, from(near));
      expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
      expect(reply.error).toMatchObject({
        param: "form",
        msg: expect.stringMatching(/many people .* wait a minute/i),
      });
      expect(await rows()).toEqual([]);
      expect((await harness.post(message, from(far))).status).toBe(200);
    },
  );

  test("a limiter that fails costs no lead", async () => {
    const broken = { limit: () => Promise.reject(new Error("down")) };
    expect(
      (await new WorkerHarness({ LIMITER: broken, NETWORKS: broken, PARTNERS: broken }).post(message)).status,
    ).toBe(200);
  });
});
