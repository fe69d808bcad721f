import { describe, expect, test } from "vitest";
import { day, hour, minute } from "../../worker/time/durations.ts";
import { message, messageAnswers } from "../support/filled.ts";
import { hook, storedLeads, WorkerHarness, watchFetch } from "./support/worker-harness.ts";

const content = { ...message, body: "SEO and backlinks: click here https://a.example" };
const question = { ...message, body: "Please call me about a study permit." };

describe("a suspect", () => {
  test.each([
    ["honeypot", { ...question, topicCode: "Visa" }, "a field that people do not see was filled in"],
    ["too fast", { ...question, elapsed: 20 }, "it was sent faster than anyone types"],
    ["content", content, "it reads like advertising"],
  ])(
    "by '%s' is answered as usual, and mailed once within half an hour, with its text and the reason",
    async (sign, body, why) => {
      const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
      const reference = await harness.accepted(body);
      expect(await harness.accepted(body)).toBe(reference);
      await harness.deliver();
      await harness.sweep();
      expect(harness.mails).toEqual([]);
      expect(await storedLeads()).toMatchObject([{ state: "suspect", signs: [sign] }]);
      for (let at = 0; at <= 30; at += 1) await harness.sweep(at * minute);
      expect(harness.subjects).toEqual(["1 possible spam"]);
      for (const part of [reference, `> ${body.body}`, why]) expect(harness.mailed).toContain(part);
      for (let hours = 1; hours <= 72; hours += 6) await harness.sweep(hours * hour);
      expect(harness.mails).toHaveLength(1);
    },
  );

  test("is kept past its retention while nobody could be notified", async () => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "", SUSPECTS_KEPT_DAYS: "30" });
    harness.mailFault = "E_DELIVERY_FAILED";
    const reference = await harness.accepted(content);
    for (const at of [hour, 30 * day, 31 * day]) await harness.sweep(at);
    expect(await storedLeads()).toMatchObject([{ reference }]);
  });

  test("stays one when its person writes again, and nothing is posted about it", async () => {
    const calls = watchFetch();
    const harness = new WorkerHarness(hook);
    await harness.accepted(content);
    const clean = await harness.delivered(question);
    expect(calls).toMatchObject([{ body: expect.stringContaining(clean) }]);
    expect(await storedLeads()).toMatchObject([{ state: "suspect" }, { state: "accepted" }]);
  });

  test("keeps its whole text until a day after a person has confirmed that it is spam", async () => {
    const harness = new WorkerHarness();
    const body = "word ".repeat(900).trim();
    const reference = await harness.accepted({ ...message, body, topicCode: "Visa" });
    const other = await harness.accepted({ ...message, body: `${body} more`, topicCode: "Visa" });
    const textAt = async (at: number) => {
      await harness.sweep(at);
      const leads = await storedLeads();
      return leads.find((lead) => lead.reference === reference)?.answers.body;
    };
    expect(await textAt(0)).toBe(body);
    await harness.pressLink("spam", reference);
    expect(await textAt(12 * hour)).toBe(body);
    expect(await textAt(25 * hour)).toMatch(/^.{2000} \[…\]$/);
    const left = (await storedLeads()).find((lead) => lead.reference === other);
    expect(left?.answers).toMatchObject({ ...messageAnswers, body: `${body} more` });
  });
});
