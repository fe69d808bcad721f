import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { identify } from "../../worker/leads/identity.ts";
import { message } from "../support/filled.ts";
import { random } from "../support/random.ts";
import { hostilePost } from "./support/hostile-clients.ts";
import { meteredDatabase } from "./support/metered-database.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const minute = 60_000;
const key = { "idempotency-key": "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };
const corrected = { ...message, body: "I made a typing error before." };

const subjects = ({ mails }: WorkerHarness) => mails.map(({ subject }) => subject);

test("answers that are sent again after other ones wait for contact again, and the next digest names them", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  const first = await harness.accepted(message, key);
  await harness.deliver();
  const second = await harness.accepted(corrected, key);
  await harness.deliver();
  await env.DB.prepare(
    "UPDATE leads SET received_at = received_at - 1000, contacted_at = 1, closed_at = 1",
  ).run();
  expect(await harness.accepted(message, key)).toBe(first);
  // A repeat of it says nothing new.
  await harness.accepted(message, key);
  await harness.deliver();
  await harness.sweep();
  await harness.sweep(20 * minute);
  expect(subjects(harness)).toEqual([
    `New contact message ${first}`,
    `Corrected contact message ${second}`,
    "1 new lead",
  ]);
  expect(harness.mails[2]?.text).toContain(first);
  const lead = (await rows()).find(({ reference }) => reference === first);
  expect(lead).toMatchObject({ contacted_at: null, closed_at: null });
  expect(JSON.parse(String(lead?.history))).toMatchObject([
    { what: "mail" },
    { what: "sent again" },
    { what: "mail", about: "digest" },
  ]);
});

test("two answers in turn for an hour make no more mails than any traffic", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  for (let at = 0; at < 60; at += 3) {
    await env.DB.prepare("UPDATE leads SET received_at = received_at - 1000").run();
    for (const body of [message, corrected]) await harness.accepted(body, key);
    await harness.deliver();
    await harness.sweep(at * minute);
  }
  expect(harness.mails.length).toBeLessThanOrEqual(2 + 4);
  expect(await rows()).toHaveLength(2);
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

test("a first copy that comes after its correction is no correction of it", async () => {
  const prepare = () => {
    throw new Error("D1_ERROR: down");
  };
  const down = new WorkerHarness({ DB: { prepare } as never });
  const first = await down.accepted(message, key);
  const harness = new WorkerHarness();
  await new Promise((done) => setTimeout(done, 5));
  const second = await harness.accepted(corrected, key);
  await harness.deliver();
  await harness.consume(down.queued);
  await harness.consume(down.queued);
  expect(subjects(harness)).toEqual([`New contact message ${second}`, `New contact message ${first}`]);
});

test("one lead that cannot be read keeps no other one waiting", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  await harness.accepted(message);
  const good = await harness.accepted(corrected);
  await env.DB.prepare("UPDATE leads SET source = '7', answers = '7' WHERE reference <> ?").bind(good).run();
  await harness.sweep();
  expect(subjects(harness)).toContain(`New contact message ${good}`);
});

test("a queued lead has its reference whichever way its key is written", async () => {
  const upper = { "idempotency-key": key["idempotency-key"].toUpperCase() };
  const harness = new WorkerHarness();
  expect(await harness.accepted(message, upper)).toBe(await harness.accepted(message, key));
  const { type, ...answers } = message;
  const named = await identify("contact", answers, key["idempotency-key"], Date.now());
  expect((await rows())[0]?.reference).toBe(named.reference);
});

test("no statement of an arrival reads more than some rows, with 10,000 suspects stored", async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)
     INSERT INTO leads (reference, key_hash, fingerprint, form, answers, source, state, received_at)
     SELECT printf('EM-%010d', i), iif(i < 1000, ?1, i), i, 'contact', ?2, '{}', 'suspect', i FROM n`,
  )
    .bind((await identify("contact", {}, key["idempotency-key"], 0)).keyHash, JSON.stringify(message))
    .run();
  await env.DB.prepare(
    `INSERT INTO notifications (id, channel, subject, name, lead, at, timing, due_at)
     SELECT reference, 'mail', 'lead', 'suspect', reference, 0, 'digest', 9e15 FROM leads`,
  ).run();
  const { db, readings } = meteredDatabase(env.DB);
  const harness = new WorkerHarness({ DB: db });
  const arrive = async (
    body: Readonly<Record<string, unknown>>,
    client: Readonly<Record<string, string>>,
  ) => {
    await env.DB.prepare("UPDATE leads SET received_at = received_at - 1 WHERE state <> 'suspect'").run();
    await harness.accepted(body, client);
  };
  // New, a correction, the first answers again, and a suspect; then whatever clients send.
  for (const body of [message, corrected, message, { ...message, body: "Buy", topicCode: "x" }])
    await arrive(body, key);
  const next = random(1);
  for (let posts = 0; posts < 60; posts += 1) {
    const post = hostilePost(next);
    await arrive(post.body, {
      "CF-Connecting-IP": post.address,
      ...(post.key === undefined ? {} : { "idempotency-key": post.key }),
    });
  }
  expect((await rows()).length).toBeGreaterThan(10_020);
  const dearest = () => readings.toSorted((a, b) => b.rows - a.rows)[0];
  expect(readings.length).toBeGreaterThan(200);
  expect(dearest()?.rows, dearest()?.sql).toBeLessThanOrEqual(50);
  // Their mails count the day's mails besides.
  readings.length = 0;
  await harness.deliver();
  expect(harness.mails.length).toBeGreaterThan(1);
  expect(dearest()?.rows, dearest()?.sql).toBeLessThanOrEqual(250);
}, 120_000);
