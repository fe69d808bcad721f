import { expect, test, vi } from "vitest";
import { message } from "../support/filled.ts";
import { hook, rows, WorkerHarness } from "./support/worker-harness.ts";

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

test("keeps the digest that named a lead or a suspect", async () => {
  const harness = new WorkerHarness({ MAIL_PER_HOUR: "0", DAILY_MAIL_HOUR: "" });
  const references = [await harness.accepted(message), await harness.accepted(suspect)];
  await harness.deliver();
  await harness.sweep(20 * 60_000);
  for (const reference of references) {
    expect(await historyOf(reference)).toMatchObject([{ what: "mail", about: "digest", answer: "sent" }]);
  }
});

test("keeps nothing of what failed, and of a mark that came twice one entry", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  const { DB } = harness.env;
  harness.mailFault = "E_INTERNAL_SERVER_ERROR";
  const reference = await harness.accepted(message);
  await harness.deliver();
  expect(await historyOf(reference)).toEqual([]);
  harness.mailFault = undefined;
  // The batch works, but its answer is lost: the mark is tried once more.
  let lost = false;
  harness.replaceDatabase({
    batch: async <T>(statements: D1PreparedStatement[]) => {
      const results = await DB.batch<T>(statements);
      if (lost || harness.mails.length === 0) return results;
      lost = true;
      throw new Error("D1_ERROR: the connection was lost");
    },
  });
  await harness.sweep(120_000);
  expect(lost).toBe(true);
  expect(await historyOf(reference)).toMatchObject([{ what: "mail", answer: "sent" }]);
});
