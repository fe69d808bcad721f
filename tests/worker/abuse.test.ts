import { describe, expect, test, vi } from "vitest";
import { clientHash } from "../../worker/intake/client.ts";
import { schemas } from "../../worker/intake/schema.ts";
import { signsOf } from "../../worker/intake/suspicion.ts";
import { isLocalName } from "../../worker/local.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { genuine } from "./corpus/genuine.ts";
import { spam } from "./corpus/spam.ts";
import { newClient, rows, WorkerHarness } from "./support/worker-harness.ts";

describe("a suspect", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["fills the field that people do not see", { topicCode: "Visa" }, "honeypot"],
    ["is done within a tenth of a second", { elapsed: 20 }, "too fast"],
    ["reads like advertising", { body: "SEO and backlinks: click here https://a.example" }, "content"],
  ])("who %s is answered like anyone, stored, and notifies no one", async (_, change, sign) => {
    const harness = new WorkerHarness();
    const { status, reply } = await harness.post({ ...message, ...change });
    expect(status).toBe(200);
    expect(reply).toEqual((await new WorkerHarness().post({ ...message, ...change })).reply);
    await harness.deliver();
    await harness.sweep();
    expect(harness.mails).toEqual([]);
    const [row] = await rows();
    expect(row?.state).toBe("suspect");
    expect(JSON.parse(String(row?.signs))).toContain(sign);
  });
});

const read = (change: Readonly<Record<string, unknown>>) => {
  const body = change.type === "request" ? { ...fullAssessment, ...change } : { ...message, ...change };
  const schema = change.type === "request" ? schemas.request : schemas.contact;
  return signsOf(schema.parse({ ...body, elapsed: 20_000 }));
};

describe("the way a form was filled", () => {
  test.each([
    ...genuine.map((change) => ["a person, no sign", change, []] as const),
    ...spam.map((change) => ["spam", change, ["content"]] as const),
  ])("is that of %s: %j", (_, change, signs) => {
    expect(read(change)).toEqual(signs);
  });
});

test("a partner's page over its minute's worth is stored, never refused, and waits for the digest", async () => {
  // The local limiter counts by the clock's minutes, of which the posts may meet two.
  const passed = new Map<string, number>();
  const limit = async ({ key }: RateLimitOptions) => {
    passed.set(key, (passed.get(key) ?? 0) + 1);
    return { success: (passed.get(key) ?? 0) <= 60 };
  };
  const harness = new WorkerHarness({ PARTNERS: { limit } });
  const origin = "https://busy.example";
  const statuses: number[] = [];
  for (let at = 0; at < 70; at += 1) {
    const { status } = await harness.post(
      { ...message, body: `Question ${at}` },
      { origin, "CF-Connecting-IP": newClient() },
    );
    statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await rows()).toHaveLength(70);
  const timings = (await rows("notifications")).map(({ timing }) => timing);
  expect(timings.filter((timing) => timing === "digest")).toHaveLength(10);
  expect(await harness.accepted(message, { origin: "https://calm.example" })).toBeTruthy();
});

test("whoever forges a partner's origin costs the partner's visitors at most the next digest", async () => {
  let posts = 0;
  const limit = async () => ({ success: ++posts <= 20 });
  const harness = new WorkerHarness({ PARTNERS: { limit }, DAILY_MAIL_HOUR: "" });
  await harness.sweep();
  const origin = "https://partner.example";
  for (let at = 0; at < 40; at += 1) {
    const body = {
      ...message,
      email: `f${at}@example.com`,
      phone: `+1604${2_000_000 + at}`,
      body: `Forged ${at}`,
    };
    await harness.accepted(body, { origin, "CF-Connecting-IP": `203.0.113.${Math.floor(at / 9)}` });
  }
  const real = await harness.accepted(message, { origin, "CF-Connecting-IP": newClient() });
  await harness.deliver();
  const minute = 60_000;
  for (let at = 1; at <= 15; at += 1) await harness.sweep(at * minute);
  expect(harness.mails.some(({ text }) => text.includes(real) && text.includes(message.fullName))).toBe(true);
  for (let at = 30; at < 4 * 60; at += 15) await harness.sweep(at * minute);
  const { told } = harness;
  const references = (await rows()).map(({ reference }) => String(reference));
  expect(references).toHaveLength(41);
  expect(references.filter((reference) => !told.includes(reference))).toEqual([]);
});

test("no answer, address or client stands in a log", async () => {
  const lines: string[] = [];
  for (const way of ["log", "info", "warn", "error", "debug"] as const) {
    vi.spyOn(console, way).mockImplementation((...parts) => void lines.push(parts.map(String).join(" ")));
  }
  const canaries = Object.fromEntries(
    Object.entries(fullAssessment).map(([name, value]) => [
      name,
      typeof value === "string" ? `Canary${name}` : value,
    ]),
  );
  const unique = {
    ...fullAssessment,
    firstName: "CanaryName",
    lastName: "CanaryLast",
    additional: "CanaryMore",
  };
  const harness = new WorkerHarness();
  harness.mailFault = "E_CANNOT mail CanaryName";
  const headers = { "CF-Connecting-IP": "203.0.113.77", origin: "https://canary.example" };
  await harness.post({ ...unique, type: "request" }, headers);
  await harness.post({ ...canaries, type: "request" }, headers);
  await harness.post({ ...unique, type: "request", email: "canary" }, headers);
  await harness.deliver();
  await harness.consume([{ lead: "Canary" }]);
  await harness.sweep();
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => /canary|203\.0\.113|ana@example/i.test(line))).toEqual([]);
  for (const line of lines) expect(Object.keys(JSON.parse(line) as object)).toContain("event");
});

test("a suspect's long text is cut, a person's is stored as it is", async () => {
  const body = "word ".repeat(900).trim();
  await new WorkerHarness().accepted({ ...message, body, topicCode: "Visa" });
  const [suspect] = await rows();
  const { body: kept } = JSON.parse(String(suspect?.answers)) as { body: string };
  expect(kept).toHaveLength(2004);
  expect(kept.endsWith(" […]")).toBe(true);
  await new WorkerHarness().accepted({ ...message, body: `${body} more` });
  const texts = (await rows()).map(({ answers }) => JSON.parse(String(answers)).body.length);
  expect(texts).toContain(body.length + 5);
});

test("of a place is stored what the browser vouches for, and the partner's own words bounded", async () => {
  const harness = new WorkerHarness();
  const source = {
    partner: "maple-realty",
    origin: "https://claimed.example",
    campaign: "  Spring fair ",
    clientReference: "x".repeat(300),
  };
  await harness.accepted({ ...message, source }, { origin: "https://real.example" });
  expect(JSON.parse(String((await rows())[0]?.source))).toEqual({
    partner: "maple-realty",
    origin: "https://real.example",
    campaign: "Spring fair",
    clientReference: "x".repeat(100),
  });
  await harness.deliver();
  expect(harness.mails[0]?.text).toContain("https://real.example");
});

test("the hash of a network is no other day's, no other secret's, and the same for its neighbours", async () => {
  const { env } = new WorkerHarness();
  await env.DB.prepare("INSERT INTO worker_state (name, at, value) VALUES ('client salt', 1, 'salt')").run();
  const fresh = (changes = {}) => new WorkerHarness(changes).env;
  const hash = await clientHash(fresh(), "203.0.113.7");
  expect(hash).toMatch(/^[\w-]{8}$/);
  expect(await clientHash(fresh(), "203.0.113.99")).toBe(hash);
  expect(await clientHash(fresh(), "203.0.114.7")).not.toBe(hash);
  expect(
    await clientHash(fresh({ LINK_SECRET: "another secret of 32 letters at least" }), "203.0.113.7"),
  ).not.toBe(hash);
  expect(await clientHash(fresh({ LINK_SECRET: "short" }), "203.0.113.7")).toBeUndefined();
});

test.each([
  ["localhost", true],
  ["evermaple.localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["localhost.evil.example", false],
  ["127.0.0.1.evil.example", false],
  ["192.168.1.7", false],
])("what is local is open under the name %s: %s", (name, open) => {
  expect(isLocalName(name)).toBe(open);
});
