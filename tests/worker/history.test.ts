import { expect, test, vi } from "vitest";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

const hook = { WEBHOOK_URL: "https://crm.example/leads", WEBHOOK_SECRET: `whsec_${btoa("a secret")}` };
const suspect = { ...message, topicCode: "filled" };

async function historyOf(reference: string) {
  const lead = (await rows()).find((row) => row.reference === reference);
  return JSON.parse(String(lead?.history)) as unknown[];
}

test("keeps by which mail and webhook a lead was told of, and what they answered", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 202 }));
  const harness = new WorkerHarness(hook);
  const reference = await harness.accepted(message);
  await harness.deliver();
  expect(await historyOf(reference)).toEqual(
    expect.arrayContaining([
      { at: expect.any(Number), what: "mail", about: "lead", answer: "sent" },
      { at: expect.any(Number), what: "webhook", about: "lead", answer: "202" },
    ]),
  );
});

test("keeps the digest, the mail about suspects and the daily mail that named a lead", async () => {
  const harness = new WorkerHarness({ MAIL_PER_HOUR: "0" });
  const inDigest = await harness.accepted(message);
  await harness.sweep();
  expect(await historyOf(inDigest)).toMatchObject([{ what: "mail", about: "digest", answer: "sent" }]);
  const inDaily = await harness.accepted({ ...suspect, email: "one@example.com", phone: "+16045550143" });
  await harness.sweep(5 * 3_600_000);
  expect(await historyOf(inDaily)).toMatchObject([{ what: "mail", about: "daily", answer: "sent" }]);
  const alone = await harness.accepted({ ...suspect, email: "two@example.com", phone: "+16045550144" });
  Object.assign(harness.env, { DIGEST_HOUR: "" });
  await harness.sweep(30 * 3_600_000);
  expect(await historyOf(alone)).toMatchObject([{ what: "mail", about: "suspects", answer: "sent" }]);
});

test("keeps nothing of what failed, and of a mark that came twice one entry", async () => {
  let fails = 0;
  const send = async () => {
    if (fails++ === 0) throw new Error("E_INTERNAL_SERVER_ERROR");
    return { messageId: "second" };
  };
  const harness = new WorkerHarness({ MAIL: { send } as unknown as SendEmail });
  // The batch works, but its answer is lost: the mark is tried once more.
  const { DB } = harness.env;
  let lost = false;
  const losing = async (statements: D1PreparedStatement[]) => {
    const results = await DB.batch(statements);
    if (!lost && statements.length === 2 && fails === 2) {
      lost = true;
      throw new Error("D1_ERROR: the connection was lost");
    }
    return results;
  };
  const reference = await harness.accepted(message);
  await harness.deliver();
  expect(await historyOf(reference)).toEqual([]);
  Object.assign(harness.env, { DB: Object.create(DB, { batch: { value: losing } }) });
  await harness.sweep(120_000);
  expect(lost).toBe(true);
  expect(await historyOf(reference)).toMatchObject([{ what: "mail", answer: "second" }]);
});

test("keeps that a clean lead of the same person lifted the suspicion", async () => {
  const harness = new WorkerHarness();
  const reference = await harness.accepted(suspect);
  await harness.accepted({ ...message, body: "I wrote before." });
  expect(await historyOf(reference)).toMatchObject([{ what: "released", by: "clean lead" }]);
});

test("who goes back to their first answers waits for contact again", async () => {
  const harness = new WorkerHarness();
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await harness.accepted(message, key);
  await harness.env.DB.prepare("UPDATE leads SET contacted_at = 1, closed_at = 1").run();
  await harness.accepted({ ...message, body: "Another word." }, key);
  await harness.accepted(message, key);
  expect((await rows()).find((row) => row.reference === first)).toMatchObject({
    contacted_at: null,
    closed_at: null,
  });
});
