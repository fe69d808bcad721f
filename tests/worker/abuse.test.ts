import { expect, test, vi } from "vitest";
import { consultantWords } from "../../worker/consultant-words.ts";
import { networkHashOf } from "../../worker/intake/client.ts";
import { schemas } from "../../worker/intake/schema.ts";
import { signsOf } from "../../worker/intake/suspicion.ts";
import { minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import { genuine } from "./corpus/genuine.ts";
import { spam } from "./corpus/spam.ts";
import { DeskHarness } from "./support/desk-harness.ts";
import {
  limiterOf,
  newClient,
  query,
  rows,
  storedLeads,
  storedReferences,
  WorkerHarness,
} from "./support/worker-harness.ts";

const read = (change: Readonly<Record<string, unknown>>) => {
  const [schema, filled] =
    change.type === "request" ? [schemas.request, fullAssessment] : [schemas.contact, message];
  return signsOf(schema.parse({ ...filled, ...change, elapsed: 20_000 }));
};

test.each([
  ...genuine.map((change) => ["a person, no sign", change, []] as const),
  ...spam.map((change) => ["spam", change, ["content"]] as const),
])("the way a form was filled is that of %s: %j", (_, change, signs) => {
  expect(read(change)).toEqual(signs);
});

test("a partner's page over its minute's worth is stored, never refused, and waits for the digest", async () => {
  const origin = "https://busy.example";
  const harness = new WorkerHarness({ PARTNERS: limiterOf("PARTNERS") });
  await harness.acceptMany(62, {}, { origin });
  expect(await storedLeads()).toHaveLength(62);
  const timings = (await rows("notifications")).map(({ timing }) => timing);
  expect(timings.filter((timing) => timing === "digest")).toHaveLength(2);
  expect(await harness.accepted(message, { origin: "https://calm.example" })).toBeTruthy();
});

test("whoever forges a partner's origin costs the partner's visitors at most the next digest", async () => {
  let posts = 0;
  const limit = async () => ({ success: ++posts <= 20 });
  const harness = new WorkerHarness({ PARTNERS: { limit }, DAILY_MAIL_HOUR: "" });
  await harness.sweep();
  const origin = "https://partner.example";
  for (let at = 0; at < 40; at += 1) {
    const person = { email: `f${at}@example.com`, phone: `+1604${2_000_000 + at}` };
    const body = { ...message, ...person, body: `Forged ${at}` };
    await harness.accepted(body, { origin, "CF-Connecting-IP": `203.0.113.${Math.floor(at / 9)}` });
  }
  const real = await harness.accepted(message, { origin, "CF-Connecting-IP": newClient() });
  await harness.deliver();
  for (let at = 1; at <= 15; at += 1) await harness.sweep(at * minute);
  expect(harness.mails.some(({ text }) => text.includes(real) && text.includes(message.fullName))).toBe(true);
  for (let at = 30; at < 4 * 60; at += 15) await harness.sweep(at * minute);
  const { mailed } = harness;
  const references = await storedReferences();
  expect(references).toHaveLength(41);
  expect(references.filter((reference) => !mailed.includes(reference))).toEqual([]);
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
  const names = { firstName: "CanaryName", lastName: "CanaryLast", additional: "CanaryMore" };
  const unique = { ...fullAssessment, ...names };
  const harness = new WorkerHarness();
  harness.mailFault = "E_CANNOT mail CanaryName";
  const headers = { "CF-Connecting-IP": "203.0.113.77", origin: "https://canary.example" };
  for (const body of [unique, { ...canaries, type: "request" }, { ...unique, email: "canary" }])
    await harness.post(body, headers);
  await harness.deliver();
  await harness.consume([{ lead: "Canary" }]);
  await harness.sweep();
  vi.restoreAllMocks();
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => /canary|203\.0\.113|ana@example/i.test(line))).toEqual([]);
  for (const line of lines) expect(Object.keys(JSON.parse(line) as object)).toContain("event");
});

test("of a place is stored what the browser vouches for, and the partner's own words bounded", async () => {
  const harness = new WorkerHarness();
  const source = { partner: "maple-realty", campaign: "Spring fair", clientReference: "x".repeat(100) };
  const claimed = {
    campaign: "  Spring fair ",
    clientReference: "x".repeat(300),
    origin: "https://a.example",
  };
  await harness.accepted(
    { ...message, source: { ...source, ...claimed } },
    { origin: "https://real.example" },
  );
  expect((await storedLeads())[0]?.source).toEqual({ ...source, origin: "https://real.example" });
  await harness.deliver();
  expect(harness.mails[0]?.text).toContain("https://real.example");
});

test.each(["null", "Call +1 900 now", "https://a.example/path", "https://a.example/", "HTTPS://A.example"])(
  "an Origin %s that no page has is not stored, and costs no lead",
  async (origin) => {
    await new WorkerHarness().accepted(message, { origin });
    expect((await storedLeads())[0]?.source).toEqual({});
  },
);

test("the hash of a network is no other day's, no other secret's, and the same for its neighbours", async () => {
  await query("INSERT INTO worker_state (name, at, value) VALUES ('client salt', 1, 'salt')");
  const hashOf = (address: string, changes = {}) => networkHashOf(new WorkerHarness(changes).env, address);
  const hash = await hashOf("203.0.113.7");
  expect(hash).toMatch(/^[\w-]{8}$/);
  expect(await hashOf("203.0.113.99")).toBe(hash);
  expect(await hashOf("203.0.114.7")).not.toBe(hash);
  const secret = { LINK_SECRET: "another secret of 32 letters at least" };
  expect(await hashOf("203.0.113.7", secret)).not.toBe(hash);
  expect(await hashOf("203.0.113.7", { LINK_SECRET: "short" })).toBeUndefined();
});

test("an address in two alphabets is marked on the lead's page", async () => {
  const desk = new DeskHarness();
  const { mixedAddress } = consultantWords({}).mails;
  for (const [email, isMarked] of [
    ["\u0430na@example.com", true],
    ["ana@example.com", false],
  ] as const) {
    const { text } = await desk.open(`/desk/${await desk.lead({ email })}`);
    expect(text.includes(mixedAddress)).toBe(isMarked);
  }
});
