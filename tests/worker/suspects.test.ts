import { describe, expect, test, vi } from "vitest";
import { day, hour, minute } from "../../worker/durations.ts";
import { message } from "../support/filled.ts";
import { storeLeads } from "./support/store-leads.ts";
import { hook, rows, WorkerHarness } from "./support/worker-harness.ts";

const content = { ...message, body: "SEO and backlinks: click here https://a.example" };
const trapped = { ...message, body: "Please call me about a study permit.", topicCode: "x" };

async function sweepFor(harness: WorkerHarness, from: number, to: number, step = 5 * minute): Promise<void> {
  for (let at = from; at <= to; at += step) await harness.sweep(at);
}

describe("a suspect", () => {
  test.each([
    [
      "by its words",
      content,
      "it reads like advertising",
      "> SEO and backlinks: click here https://a.example",
    ],
    [
      "by a filled trap",
      trapped,
      "a field was filled that people do not see",
      "> Please call me about a study permit.",
    ],
  ])("%s is named within half an hour, once, with its text and why", async (_, body, why, text) => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    const reference = await harness.accepted(body);
    await harness.deliver();
    expect(harness.mails).toEqual([]);
    await sweepFor(harness, 0, 30 * minute, minute);
    expect(harness.mails.map(({ subject }) => subject)).toEqual(["1 perhaps spam"]);
    expect(harness.mails[0]?.text).toContain(reference);
    expect(harness.mails[0]?.text).toContain(text);
    expect(harness.mails[0]?.text).toContain(why);
    await sweepFor(harness, hour, 3 * day, 6 * hour);
    expect(harness.mails).toHaveLength(1);
  });

  test("is named once mail works again, however long that takes", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
    harness.mailFault = "E_DELIVERY_FAILED";
    const reference = await harness.accepted(content);
    await sweepFor(harness, 0, 7 * day, 7 * hour);
    expect(harness.mails).toEqual([]);
    harness.mailFault = undefined;
    await sweepFor(harness, 7 * day + hour, 7 * day + hour + 15 * minute);
    expect(harness.told).toContain(reference);
    expect(harness.told).toContain("> SEO and backlinks");
  });

  test("stands behind every lead, however many wait and whoever sent them", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", MAIL_PER_HOUR: "0" });
    const client = { "CF-Connecting-IP": "203.0.113.9" };
    const leads = [
      await harness.accepted({ ...message, body: "May I study?" }, client),
      await harness.accepted({ ...message, body: "May I work?" }, client),
    ];
    await storeLeads(300, { state: "'suspect'", client: "i" });
    await harness.deliver();
    await harness.sweep(hour);
    expect(leads.filter((reference) => !harness.mails[0]?.text.includes(reference))).toEqual([]);
  });

  test("is kept past its retention while nobody could be told", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", SUSPECTS_KEPT_DAYS: "30" });
    harness.mailFault = "E_DELIVERY_FAILED";
    const reference = await harness.accepted(content);
    for (const at of [hour, 30 * day, 31 * day]) await harness.sweep(at);
    expect(await rows()).toMatchObject([{ reference }]);
  });

  test("stays one when its person writes again, and nothing is posted about it", async () => {
    const post = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response());
    const harness = new WorkerHarness(hook);
    const suspect = await harness.accepted(content);
    const clean = await harness.accepted({ ...message, body: "Did you get my message?" });
    await harness.deliver();
    expect(post.mock.calls.map(([, init]) => String(init?.body).includes(clean))).toEqual([true]);
    expect((await rows()).find(({ reference }) => reference === suspect)?.state).toBe("suspect");
  });
});
