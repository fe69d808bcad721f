import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { identify } from "../../worker/leads/identity.ts";
import { message } from "../support/filled.ts";
import { newClient, rows, WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;
const key = { "idempotency-key": "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };
const corrected = { ...message, body: "I made a typing error before." };

const brokenDatabase = {
  prepare: () => {
    throw new Error("D1_ERROR: down");
  },
} as unknown as D1Database;

const subjects = ({ mails }: WorkerHarness) => mails.map(({ subject }) => subject);

describe("the last mail about a form is about what was said last", () => {
  test("when a visitor goes back to their first answers", async () => {
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    const first = await harness.accepted(message, key);
    await harness.deliver();
    const second = await harness.accepted(corrected, key);
    await harness.deliver();
    expect(await harness.accepted(message, key)).toBe(first);
    // A repeat of it says nothing new.
    await harness.accepted(message, key);
    await harness.sweep();
    await harness.sweep(minute);
    expect(subjects(harness)).toEqual([
      `New contact message ${first}`,
      `Corrected contact message ${second}`,
      `Corrected contact message ${first}`,
    ]);
    expect(await rows()).toHaveLength(2);
  });

  test("when the first copy waited on the queue until after its correction", async () => {
    const down = new WorkerHarness({ DB: brokenDatabase });
    const first = await down.accepted(message, key);
    const harness = new WorkerHarness({ DIGEST_HOUR: "" });
    const second = await harness.accepted(corrected, key);
    await harness.deliver();
    await harness.consume(down.queued);
    await harness.consume(down.queued);
    await harness.sweep();
    expect(subjects(harness)).toEqual([
      `New contact message ${second}`,
      `New contact message ${first}`,
      `Corrected contact message ${second}`,
    ]);
  });
});

describe("a constant key of a partner's page", () => {
  test("joins no one's lead to another's", async () => {
    const harness = new WorkerHarness();
    await harness.accepted(message, key);
    const other = { ...message, fullName: "Ben Okafor", email: "ben@example.com", phone: "+442079460958" };
    await harness.accepted(other, key);
    expect((await rows()).map(({ corrects }) => corrects)).toEqual([null, null]);
  });

  test("that is no UUID is no key at all", async () => {
    const harness = new WorkerHarness();
    await harness.accepted(message, { "idempotency-key": "partner-form-1" });
    await harness.accepted(corrected, { "idempotency-key": "partner-form-1" });
    expect((await rows()).map(({ corrects }) => corrects)).toEqual([null, null]);
  });
});

describe("a mail that was sent and not marked", () => {
  /** A database whose marks fail. */
  function withoutMarks(): D1Database {
    return Object.create(env.DB, {
      batch: { value: (statements: D1PreparedStatement[]) => env.DB.batch(statements) },
      prepare: {
        value: (sql: string) => {
          if (/SET sent_at = \?1/.test(sql)) throw new Error("D1_ERROR: down");
          return env.DB.prepare(sql);
        },
      },
    }) as D1Database;
  }

  test("backs off, is tried once a day in the end, and told of", async () => {
    vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
    const harness = new WorkerHarness({ DB: withoutMarks(), DIGEST_HOUR: "" });
    const reference = await harness.accepted(message);
    const sent = () => subjects(harness).filter((subject) => subject.endsWith(reference)).length;
    for (let at = 0; at < 120; at += 1) await harness.sweep(at * minute);
    expect(sent()).toBe(6);
    for (let at = 120; at < 20 * 60; at += 30) await harness.sweep(at * minute);
    expect(sent()).toBe(6);
    expect(subjects(harness)).toContain("A mail may have come several times");
  });

  test("counts in the hour's mails", async () => {
    vi.spyOn(scheduler, "wait").mockResolvedValue(undefined);
    const harness = new WorkerHarness({ DB: withoutMarks(), DIGEST_HOUR: "", MAIL_PER_HOUR: "3" });
    for (let at = 0; at < 6; at += 1) await harness.accepted({ ...message, body: `Question ${at}` });
    await harness.sweep();
    await harness.sweep(minute);
    expect(new Set(subjects(harness).filter((subject) => subject.startsWith("New "))).size).toBe(3);
  });
});

test("a cron that comes late makes no lease in the past", async () => {
  const harness = new WorkerHarness({ DIGEST_HOUR: "" });
  await harness.accepted(message);
  const sending = Promise.withResolvers<void>();
  Object.assign(harness.env, { MAIL: { send: () => sending.promise } });
  const sweeping = harness.sweep(-10 * minute);
  await expect
    .poll(async () => Number((await rows("notifications"))[0]?.lease_until))
    .toBeGreaterThan(Date.now() + minute);
  sending.resolve();
  await sweeping;
});

test("one lead that cannot be read keeps no other one waiting", async () => {
  const harness = new WorkerHarness({ DIGEST_HOUR: "" });
  await harness.accepted(message);
  const good = await harness.accepted(corrected);
  await env.DB.prepare("UPDATE leads SET source = '7', answers = '7' WHERE reference <> ?").bind(good).run();
  await harness.sweep();
  expect(subjects(harness)).toContain(`New contact message ${good}`);
});

test("a queued lead keeps its reference whichever way its key is written", async () => {
  const upper = { "idempotency-key": key["idempotency-key"].toUpperCase() };
  const harness = new WorkerHarness();
  expect(await harness.accepted(message, upper)).toBe(await harness.accepted(message, key));
  const { type, ...answers } = message;
  const named = await identify("contact", answers, key["idempotency-key"], Date.now());
  expect((await rows())[0]?.reference).toBe(named.reference);
});

describe("a flood from one network", () => {
  const flood = async (harness: WorkerHarness, count: number, clientOf: (at: number) => string) => {
    for (let at = 0; at < count; at += 1) {
      const headers = { "CF-Connecting-IP": clientOf(at), origin: "https://partner.example" };
      await harness.accepted({ ...message, email: `f${at}@example.com`, body: `Flood ${at}` }, headers);
    }
  };
  const passing = { limit: async () => ({ success: true }) };
  const open = { LIMITER: passing, PARTNERS: passing, DIGEST_HOUR: "", MAIL_PER_HOUR: "1000" };

  test.each<[string, (at: number) => string, number]>([
    ["an address", () => "203.0.113.9", 20],
    ["a /24", (at) => `203.0.113.${at % 200}`, 30],
    ["a /64", (at) => `2001:db8:1:2::${at.toString(16)}`, 20],
    ["a /56", (at) => `2001:db8:1:${(0x200 + (at % 200)).toString(16)}::1`, 30],
    ["a /48", (at) => `2001:db8:1:${(at * 256).toString(16)}::1`, 40],
  ])("of %s has its share of the day's single mails, and others theirs", async (_, clientOf, share) => {
    const harness = new WorkerHarness(open);
    await harness.sweep();
    await flood(harness, 90, clientOf);
    await harness.deliver();
    expect(harness.mails).toHaveLength(share);
    const other = await harness.accepted(message, { "CF-Connecting-IP": newClient() });
    await harness.deliver();
    expect(subjects(harness).at(-1)).toBe(`New contact message ${other}`);
  });

  test("leaves others the first places in the digest, whatever origin it gives", async () => {
    const harness = new WorkerHarness({ ...open, MAIL_PER_HOUR: "20" });
    await harness.sweep();
    await flood(harness, 240, () => "203.0.113.9");
    await harness.deliver();
    expect(harness.mails).toHaveLength(20);
    const headers = { "CF-Connecting-IP": newClient(), origin: "https://partner.example" };
    const real = await harness.accepted(message, headers);
    await harness.sweep();
    expect(harness.mails[20]?.text.includes(real)).toBe(true);
    const leads = (await rows()).map(({ reference }) => String(reference));
    for (let at = 15; at < 6 * 60; at += 15) await harness.sweep(at * minute);
    const told = harness.mails.map(({ subject, text }) => subject + text).join();
    expect(leads.filter((reference) => !told.includes(reference))).toEqual([]);
  });

  test("stores no address, and its hashes cannot be told again after the day's salt is gone", async () => {
    const harness = new WorkerHarness(open);
    await harness.sweep();
    await flood(harness, 2, () => "203.0.113.9");
    const salt = () =>
      env.DB.prepare("SELECT value FROM marks WHERE name = 'client salt'").first<string>("value");
    const before = await salt();
    const stored = JSON.stringify([...(await rows()), ...(await rows("notifications"))]);
    expect(stored).not.toContain("203.0.113");
    expect((await rows("notifications"))[0]?.client).toMatch(/^([\da-f]{8}\.){2}[\da-f]{8}$/);
    await harness.sweep(23 * 60 * minute);
    expect(await salt()).toBe(before);
    await harness.sweep(25 * 60 * minute);
    expect(await salt()).not.toBe(before);
  });
});
