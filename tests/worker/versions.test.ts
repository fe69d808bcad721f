import { expect, test } from "vitest";
import { minute } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { databaseDown, query, storedLeads, WorkerHarness } from "./support/worker-harness.ts";

const key = { "idempotency-key": "0b5a1f0e-3c2d-4e5f-8a9b-0c1d2e3f4a5b" };
const corrected = { ...message, body: "I made a typing error before." };

test("answers that are sent again after a correction wait for contact again, and the next digest names them", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  const first = await harness.delivered(message, key);
  const second = await harness.delivered(corrected, key);
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

test("a first copy that comes after its correction is no correction of it", async () => {
  const down = new WorkerHarness(databaseDown);
  const first = await down.accepted(message, key);
  const harness = new WorkerHarness();
  await new Promise((done) => setTimeout(done, 5));
  const second = await harness.accepted(corrected, key);
  await harness.deliver();
  await harness.consume(down.queued);
  await harness.consume(down.queued);
  expect(harness.subjects).toEqual([`New contact message ${second}`, `New contact message ${first}`]);
});
