import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { minute } from "../../worker/time/durations.ts";
import { fullAssessment, message } from "../support/filled.ts";
import {
  databaseDown,
  query,
  queueDown,
  rows,
  storedLeads,
  storedReferences,
  WorkerHarness,
} from "./support/worker-harness.ts";
import { meteredDatabase } from "./support/wrapped-database.ts";

const key = { "idempotency-key": "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };
const other = { ...message, body: "I made a typing error before." };

let harness: WorkerHarness;

beforeEach(() => {
  harness = new WorkerHarness();
});

test("a lead costs thirteen rows on arrival and six until it is mailed, and one queue message", async () => {
  const { db, counts } = meteredDatabase(env.DB);
  Object.assign(harness.env, { DB: db });
  await harness.accepted(fullAssessment);
  // The lead and its seven index entries, its notification with three, and the words that find it.
  expect(counts.written).toBe(13);
  expect(harness.queued).toHaveLength(1);
  await harness.deliver();
  // One counts the mail, one claims it and two move it in indexes, one marks it, one is the lead's history.
  expect(counts.written).toBe(19);
  expect(harness.mails).toHaveLength(1);
});

describe("one lead, one row", () => {
  test("ten parallel posts and a repeat under one key are one row, one answer, one wake-up and one mail", async () => {
    expect((await harness.post({ ...message, email: "" }, key)).status).toBe(422);
    const post = async () => (await harness.post(message, key)).reply;
    const replies = [...(await Promise.all(Array.from({ length: 10 }, post))), await post()];
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await storedLeads()).toHaveLength(1);
    expect(harness.queued).toHaveLength(1);
    await harness.deliver();
    await harness.sweep();
    expect(harness.mails).toHaveLength(1);
  });

  test.each(["a".repeat(500), "two words"])("under the key '%s' the answers are the key", async (bad) => {
    const headers = { "idempotency-key": bad };
    const first = await harness.accepted(message, headers);
    expect(await harness.accepted(message, headers)).toBe(first);
    expect(await harness.accepted(other, headers)).not.toBe(first);
    expect((await storedLeads()).map(({ corrects }) => corrects)).toEqual([null, null]);
  });

  test("the same answers in other spelling of numbers and spaces are the same lead", async () => {
    const first = await harness.accepted(fullAssessment);
    const spelled = { age: "34", phone: "+1 (604) 555-0142", firstName: "  Ana ", dependentAge: "3;7" };
    expect(await harness.accepted({ ...fullAssessment, ...spelled })).toBe(first);
  });

  test.each<[string, number, Record<string, string>, number]>([
    ["ten minutes less a second without a key", 599, {}, 1],
    ["eleven minutes without a key", 660, {}, 2],
    ["a month under a key", 31 * 86_400, key, 1],
  ])("the same answers after %s, %i s with %j, are %i rows", async (_, seconds, headers, count) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 7, 30) });
    const first = await harness.accepted(message, headers);
    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await harness.accepted(message, headers)) === first).toBe(count === 1);
    expect(await storedLeads()).toHaveLength(count);
  });
});

test("a reference cannot be computed without the secret, and a change of secret doubles no lead", async () => {
  const reference = await harness.accepted(message, key);
  const { LINK_SECRET: old } = harness.env;
  const another = new WorkerHarness({ ...databaseDown, LINK_SECRET: "another secret of thirty-two letters" });
  const elsewhere = await another.accepted(message, key);
  for (const half of [(text: string) => text.slice(3, 8), (text: string) => text.slice(8)])
    expect(half(elsewhere)).not.toBe(half(reference));
  Object.assign(harness.env, { LINK_SECRET: "a new secret of at least 32 letters", LINK_SECRET_OLD: old });
  expect(await harness.accepted(message, key)).toBe(reference);
  expect(await storedLeads()).toHaveLength(1);
});

test("other answers under the same key are stored and mailed as a correction, unless of another form", async () => {
  const first = await harness.accepted(message, key);
  const second = await harness.accepted(other, key);
  await harness.accepted({ ...message, phone: "+442079460958" }, key);
  await harness.accepted(fullAssessment, key);
  expect((await storedLeads()).map(({ corrects }) => corrects)).toEqual([null, first, first, null]);
  await harness.deliver();
  const [own, mail] = harness.mails;
  expect(mail?.subject).toBe(`Corrected contact message ${second}`);
  expect(mail?.text).toMatch(new RegExp(`Corrects +${first}`));
  expect(mail?.headers.References).toBe(own?.headers.References);
});

test("answers that are sent again after a correction wait for contact, and the next digest names them", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  const first = await harness.delivered(message, key);
  const second = await harness.delivered(other, key);
  await query("UPDATE leads SET received_at = received_at - 1000, contacted_at = 1, closed_at = 1");
  expect(await harness.accepted(message, key)).toBe(first);
  // A repeat of it says nothing new.
  await harness.accepted(message, key);
  await harness.deliver();
  await harness.sweep();
  await harness.sweep(20 * minute);
  expect(harness.subjects).toEqual([
    `New contact message ${first}`,
    `Corrected contact message ${second}`,
    "1 new lead",
  ]);
  expect(harness.mails[2]?.text).toContain(first);
  const lead = (await storedLeads()).find(({ reference }) => reference === first);
  expect(lead).toMatchObject({ contacted_at: null, closed_at: null });
  expect(lead?.history).toMatchObject([
    { what: "mail" },
    { what: "sent again" },
    { what: "mail", about: "digest" },
  ]);
});

test("a first copy that arrives after its correction does not correct it", async () => {
  const down = new WorkerHarness(databaseDown);
  const first = await down.accepted(message, key);
  vi.setSystemTime(Date.now() + 5);
  const second = await harness.accepted(other, key);
  await harness.deliver();
  await harness.consume(down.queued);
  await harness.consume(down.queued);
  expect(harness.subjects).toEqual([`New contact message ${second}`, `New contact message ${first}`]);
});

describe("when the database fails", () => {
  test("an outage puts the whole lead on the queue, and repeats keep their reference", async () => {
    const harness = new WorkerHarness(databaseDown);
    const reference = await harness.accepted(message, key);
    expect(await harness.accepted(message, key)).toBe(reference);
    expect(await storedLeads()).toEqual([]);
    const up = new WorkerHarness();
    await up.consume(harness.queued);
    expect(await storedReferences()).toEqual([reference]);
    expect(up.subjects).toEqual([`New contact message ${reference}`]);
  });

  test("a lead that the queue does not take either is answered 503, without a reference", async () => {
    const harness = new WorkerHarness({ ...databaseDown, ...queueDown });
    const { status, headers, reply } = await harness.post(message, key);
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
    expect(reply).not.toHaveProperty("reference");
    expect(reply.error?.param).toBe("form");
  });

  test("a repeat without a key gets a reference that will exist, also when ten minutes have begun meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21, 10, 8) });
    const up = new WorkerHarness();
    const harness = new WorkerHarness(databaseDown);
    const first = await up.accepted(message);
    vi.setSystemTime(Date.now() + 4 * minute);
    const repeat = await harness.accepted(message);
    expect(await harness.accepted(message)).toBe(repeat);
    await up.consume(harness.queued);
    expect(new Set(await storedReferences())).toEqual(new Set([first, repeat]));
  });

  test("a database that hangs is given up after two seconds", async () => {
    harness.replaceDatabase({ batch: () => new Promise(() => undefined) });
    const began = Date.now();
    await harness.accepted(message);
    expect(Date.now() - began).toBeLessThan(4000);
    expect(harness.queued).toHaveLength(1);
  });
});

describe("a form in test mode", () => {
  test("is judged like any other, and nothing of it is stored, announced or counted", async () => {
    const tested = { ...message, test: true };
    expect((await harness.post({ ...tested, email: "ana@" })).status).toBe(422);
    const reference = await harness.accepted(tested, key);
    expect(reference).toMatch(/^TEST-[0-9A-Z]{10}$/);
    expect(await harness.accepted(tested, key)).toBe(reference);
    await harness.deliver();
    await harness.sweep();
    const left = [await storedLeads(), await rows("notifications"), harness.mails, harness.queued];
    expect(left.flat()).toEqual([]);
  });

  test("is one only by true, so that no slip loses a lead", async () => {
    expect(await harness.accepted({ ...message, test: "false" })).toMatch(/^EM-/);
    expect(await storedLeads()).toHaveLength(1);
  });
});
