import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

/** Makes the templates throw on a lead, as a mistake in one of them would. */
async function breakLead(reference: string): Promise<void> {
  await env.DB.prepare("UPDATE leads SET source = 'null' WHERE reference = ?").bind(reference).run();
}

const unsent = () => rows("notifications");

test("a lead on which its mail's template throws is mailed as it is stored", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  const reference = await harness.accepted(message);
  await breakLead(reference);
  await harness.deliver();
  expect(harness.mails[0]?.subject).toBe(`New contact message ${reference}`);
  expect(harness.mails[0]?.text.replaceAll("\n>", "")).toContain("I would like to study in Canada.");
  expect(await unsent()).toEqual([]);
});

test.each([
  ["a digest", { MAIL_PER_HOUR: "0", DAILY_MAIL_HOUR: "" }, {}],
  ["a digest of suspects", { DAILY_MAIL_HOUR: "" }, { topicCode: "x" }],
])(
  "%s names a lead on which its template throws, with its text, and all others",
  async (_, settings, change) => {
    const harness = new WorkerHarness(settings);
    const references: string[] = [];
    for (const body of ["CanaryOne", "CanaryTwo", "CanaryThree"]) {
      references.push(await harness.accepted({ ...message, ...change, body }));
    }
    await breakLead(references[1] ?? "");
    await harness.sweep(25 * 60 * 60_000);
    expect(harness.mails).toHaveLength(1);
    for (const part of [...references, "CanaryOne", "CanaryTwo", "CanaryThree"]) {
      expect(harness.mails[0]?.text).toContain(part);
      expect(harness.mails[0]?.html).toContain(part);
    }
    expect(await unsent()).toEqual([]);
  },
);

test("a lead of today on whose line the daily mail throws keeps nobody from the daily mail", async () => {
  const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "" });
  const reference = await harness.accepted(message);
  await harness.deliver();
  await env.DB.prepare("UPDATE leads SET answers = 'null'").run();
  const suspect = await harness.accepted({ ...message, body: "CanaryFour", topicCode: "x" });
  await breakLead(suspect);
  await harness.sweep(60 * 60_000);
  Object.assign(harness.env, { DAILY_MAIL_HOUR: "9" });
  await harness.sweep(24 * 60 * 60_000);
  expect(harness.mails.at(-1)?.subject).toMatch(/^Daily: 1 new lead/);
  expect(harness.mails.at(-1)?.text).toContain(reference);
  expect(harness.mails.at(-1)?.text).toContain("CanaryFour");
});
