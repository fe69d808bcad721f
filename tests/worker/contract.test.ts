import { describe, expect, test, vi } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { wordsIn } from "#words/words-in.ts";
import { message, shortAssessment } from "../support/filled.ts";
import { sitePages } from "./support/site-pages.ts";
import {
  client,
  formType,
  limiterOf,
  limitReached,
  newClient,
  storedLeads,
  WorkerHarness,
} from "./support/worker-harness.ts";

const json = JSON.stringify(message);
const partner = { origin: "https://partner.example" };
const typed = (type: string) => ({ "content-type": type });

/** Expects JSON for any origin, never stored, and no page for a browser, as of every answer under /api. */
function expectOpenData(headers: Headers) {
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
    "content-type": expect.stringMatching(/^application\/json/),
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=63072000",
  });
  expect(headers.get("access-control-allow-credentials")).toBeNull();
}

test.each([
  { ...message, language: "en" },
  { ...shortAssessment, language: "fr" },
] as const)(
  "an acceptable $type gets message, success, reference and receipt in $language, and no route reads it",
  async (body) => {
    const harness = new WorkerHarness();
    const { status, headers, reply } = await harness.post(body, partner);
    expect(status).toBe(200);
    expectOpenData(headers);
    const form = body.type === "request" ? "request" : "contact";
    expect(reply).toEqual({
      message: forms[body.language][form].successMessage("consultant"),
      param: "success",
      reference: expect.stringMatching(/^EM-[0-9A-HJKMNP-TV-Z]{10}$/),
      receipt: expect.any(String),
    });
    for (const path of ["/api", "/api/leads", `/api/${form}`])
      expect((await harness.get(`${path}/${reply.reference}`)).status).toBe(404);
  },
);

describe("422", () => {
  test("all errors of an assessment come in form order, the first again as error", async () => {
    const names = fieldsOf(assessment).map(({ name }) => name);
    const wrong = Object.fromEntries(names.toReversed().map((name) => [name, true]));
    const shown = { status: "Married", dependent: "Yes" };
    const body = { ...wrong, ...shown, type: "request" };
    const { status, headers, reply } = await new WorkerHarness().post(body, partner);
    expect(status).toBe(422);
    expectOpenData(headers);
    expect(reply.errors?.map(({ param }) => param)).toEqual(names.filter((name) => !(name in shown)));
    expect(reply.error).toEqual(reply.errors?.[0]);
    expect(await storedLeads()).toEqual([]);
  });

  test.each([undefined, "request"])("type %o on the contact form is refused as type", async (type) => {
    const { status, reply } = await new WorkerHarness().post({ ...message, type }, {}, "/api/contact");
    expect([status, reply.error?.param]).toEqual([422, "type"]);
  });
});

/** A message in JSON whose last `a` is the `é` of Latin 1. */
const notUtf8 = new TextEncoder().encode(json);
notUtf8[notUtf8.lastIndexOf(0x61)] = 0xe9;

describe("a refusal of the form as a whole", () => {
  test.each<[string, number, Parameters<WorkerHarness["send"]>[0]]>([
    ["broken JSON", 400, { body: '{"fullName":' }],
    ["an empty body", 400, { body: "" }],
    ["an array", 400, { body: "[]" }],
    ["text after the object", 400, { body: `${json} {}` }],
    ["bytes that are not UTF-8", 400, { body: notUtf8 }],
    ["a connection that breaks", 400, { body: new ReadableStream({ pull: (to) => to.error(new Error()) }) }],
    ["PUT", 405, { method: "PUT", body: json }],
    ["more than 64 KiB", 413, { body: JSON.stringify({ ...message, body: "x".repeat(66_000) }) }],
    ["text/plain", 415, { body: json, headers: typed("text/plain") }],
    ["JSON in Latin 1", 415, { body: json, headers: typed("application/json; charset=iso-8859-1") }],
    ["compressed JSON", 415, { body: json, headers: { "content-encoding": "gzip" } }],
    ["an address that is none of ours", 404, { path: "/api/leads", method: "GET" }],
    ["a count of how far a form got", 404, { path: "/api/count" }],
  ])("%s is answered with %i and one sentence", async (_, status, post) => {
    const answer = await new WorkerHarness().send({ ...post, headers: { ...partner, ...post?.headers } });
    expect(answer.status).toBe(status);
    expectOpenData(answer.headers);
    const msg = expect.stringMatching(/^Please [^.]+\.$/);
    expect(await answer.json()).toEqual({ error: { param: "form", msg } });
    expect(answer.headers.get("allow")).toBe(status === 405 ? "POST, OPTIONS" : null);
  });

  test("what is not UTF-8 is refused in its own language", async () => {
    const body = [...new TextEncoder().encode('{"language":"fr","fullName":"'), ...notUtf8];
    const answer = await new WorkerHarness().send({ body: new Uint8Array(body) });
    expect(await answer.json()).toMatchObject({ error: { msg: wordsIn.fr.refusals.reasons.malformed } });
  });

  test.each([
    ["of 1 MiB is read to its end, so that its client sees no reset connection", 64, 64],
    ["without end is given up", Infinity, 300],
  ])("a body %s, and answered with 413", async (_, pieces, atMost) => {
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

  test("64 KiB with a named charset are accepted", async () => {
    const body = JSON.stringify({ ...message, fullName: "Ana" }).padEnd(65_536);
    const headers = typed("Application/JSON; charset=UTF-8");
    expect((await new WorkerHarness().send({ body, headers })).status).toBe(200);
  });
});

test("a preflight allows the three headers", async () => {
  const asked = { ...partner, "access-control-request-method": "POST" };
  const { status, headers } = await new WorkerHarness().get("/api/contact", asked, "OPTIONS");
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-allow-methods": expect.stringContaining("POST"),
    "access-control-allow-headers": "content-type,idempotency-key,x-xsrf-token",
  });
});

describe("the XSRF pair", () => {
  const cookie = "other=1; XSRF-TOKEN=a%20b";
  const own = "https://www.example.com";
  test.each([
    ["the same token", { cookie, "x-xsrf-token": "a b" }, 200],
    ["the same token as the cookie spells it", { cookie, "x-xsrf-token": "a%20b" }, 200],
    ["another token", { cookie, "x-xsrf-token": "c" }, 403],
    ["another origin, which has no say over our cookies", { cookie, origin: "https://partner.example" }, 200],
    ["another token of the same origin", { cookie, origin: own, "x-xsrf-token": "c" }, 403],
    ["no token, as from a script that is no browser's", { cookie }, 403],
    ["no token from a page that cannot read the cookie", { cookie, "sec-fetch-site": "same-origin" }, 200],
    ["no token from such a page of an older browser", { cookie, origin: own }, 200],
    ["no token from a page of a sister site", { cookie, origin: own, "sec-fetch-site": "same-site" }, 403],
    ["a token in quotes", { cookie: 'XSRF-TOKEN="a%20b"', "x-xsrf-token": "a b" }, 200],
    ["a token sent with its quotes", { cookie: 'XSRF-TOKEN="ab"', "x-xsrf-token": '"ab"' }, 200],
    ["the second of two tokens", { cookie: "XSRF-TOKEN=c; XSRF-TOKEN=ab", "x-xsrf-token": "ab" }, 200],
    ["neither of two tokens", { cookie: "XSRF-TOKEN=c; XSRF-TOKEN=ab", "x-xsrf-token": "d" }, 403],
    ["an empty cookie", { cookie: 'XSRF-TOKEN=; XSRF-TOKEN=""' }, 200],
    ["no cookie", { "x-xsrf-token": "a b" }, 200],
  ])("%s: %o is answered %i", async (_, headers, status) => {
    const answer = await new WorkerHarness().post(message, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.reply.error?.param).toBe("form");
  });
});

describe("429", () => {
  const own = newClient();
  const sameNetwork = "2001:0DB8:0:0:ffff::1";

  test.each<[string, number, string, (at: number) => string, string, string]>([
    ["a client", 10, "LIMITER", () => own, own, newClient()],
    ["an IPv6 client, its /64", 10, "LIMITER", (at) => `2001:db8::${at}`, sameNetwork, "2001:db8:0:1::1"],
    ["clients without an address", 10, "LIMITER", () => "", "", newClient()],
    ["a /24", 120, "NETWORKS", () => "203.0.113.7", "203.0.113.200", "203.0.114.7"],
    ["a /48", 120, "NETWORKS", () => "2001:db8:7:1::1", "2001:db8:7:ffff::1", "2001:db8:8:1::1"],
  ])(
    "refuses %s after %i posts, refused ones counted, and no other",
    async (_, most, limiter, address, near, far) => {
      const harness = new WorkerHarness({ [limiter]: limiterOf(limiter) });
      for (let at = 0; at < most; at += 1)
        expect((await harness.send({ body: "{}", headers: client(address(at)) })).status).toBe(422);
      const { status, headers, reply } = await harness.post(message, client(near));
      expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
      const msg = expect.stringMatching(/many people .* wait a minute/i);
      expect(reply.error).toMatchObject({ param: "form", msg });
      expect(await storedLeads()).toEqual([]);
      expect((await harness.post(message, client(far))).status).toBe(200);
    },
  );

  test.each<[string, string, Record<string, string>]>([
    ["a form", "/api/contact", {}],
    ["what is not JSON", "/api/contact", typed("text/plain")],
    ["a plain form", "/api/request", typed("application/x-www-form-urlencoded")],
    ["a plain form of another page", "/api/contact", { ...typed(formType["content-type"]), ...partner }],
    ["an address that is none of ours", "/api/nothing", {}],
    ["an address that answers only GET", "/api/health", {}],
    ["a page", "/nothing", {}],
    ["the API itself", "/api", {}],
  ])("counts %s before its body is read, and reads none from the eleventh on", async (_, path, headers) => {
    const harness = new WorkerHarness({ LIMITER: limiterOf("LIMITER"), ASSETS: sitePages });
    const sender = client(newClient());
    const sendTo = async (pull: () => void) => {
      const body = new ReadableStream(
        {
          pull: (to) => {
            pull();
            to.enqueue(new TextEncoder().encode('{"language":"fr"'));
            to.close();
          },
        },
        { highWaterMark: 0 },
      );
      return (await harness.send({ path, body, headers: { ...sender, ...headers } })).status;
    };
    for (let at = 0; at < 10; at += 1) expect(await sendTo(() => {})).not.toBe(429);
    const read = vi.fn();
    expect(await sendTo(read)).toBe(429);
    expect(read).not.toHaveBeenCalled();
  });

  test.each([
    ["fr", "fr"],
    ["fil-PH", "tl"],
    ["fa, en", "fa"],
    ["x".repeat(8000), "en"],
    [undefined, "en"],
  ] as const)("comes in the language of the header Content-Language: %s", async (sent, language) => {
    const harness = new WorkerHarness({ LIMITER: limitReached });
    const headers = sent === undefined ? {} : { "content-language": sent };
    const { reply } = await harness.post({ ...message, language: "es" }, headers);
    expect(reply.error?.msg).toBe(wordsIn[language].refusals.reasons.tooOften);
  });

  test("a limiter that fails costs no lead", async () => {
    const broken = { limit: () => Promise.reject(new Error("down")) };
    const harness = new WorkerHarness({ LIMITER: broken, NETWORKS: broken, PARTNERS: broken });
    expect((await harness.post(message)).status).toBe(200);
  });
});
