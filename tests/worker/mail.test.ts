import { describe, expect, test } from "vitest";
import { message } from "../support/filled.ts";
import { type SentMail, WorkerHarness } from "./support/worker-harness.ts";

// What mails say and how they look is held by their golden files: tests/claims/mails.test.ts.

async function mailOf(changes: Readonly<Record<string, unknown>> = {}): Promise<SentMail> {
  const harness = new WorkerHarness({ TIME_ZONE: "America/Vancouver" });
  await harness.accepted({ ...message, ...changes });
  await harness.deliver();
  const [mail] = harness.mails;
  if (mail === undefined) throw new Error("no mail was sent");
  return mail;
}

test("a mail goes from the configured sender to the one configured recipient, without the visitor's address in its header", async () => {
  const mail = await mailOf();
  expect(mail).toMatchObject({ from: "website@evermaple.example", to: "consultant@evermaple.example" });
  expect(mail).not.toHaveProperty("replyTo");
  expect(JSON.stringify(mail.headers)).not.toContain("ana@");
});

test("a mail names form and reference in its subject, carries it, and refers to the lead's own conversation", async () => {
  const { subject, headers } = await mailOf();
  expect(subject).toMatch(/^New contact message EM-[0-9A-Z]{10}$/);
  const reference = subject.slice(-13);
  expect(headers).toMatchObject({
    "X-Lead-Reference": reference,
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    References: `<${reference}@evermaple.example>`,
  });
});

describe("the visitor's side of a call", () => {
  const place = { timeZone: "Asia/Kolkata", locale: "fr-CA" };
  test.each<[string, Readonly<Record<string, unknown>>, readonly RegExp[]]>([
    [
      "the browser's clock beside the consultant's",
      { phone: "+2348012345678", source: place },
      [
        /^Number from Nigeria\. Sent \w{3} \d+:\d\d [ap]\.m\. India time, 1[23] hours 30 minutes ahead of you\.$/m,
        /^Received +\w{3}, \w{3} \d+, 2026, \d+:\d\d [ap]\.m\., Vancouver time$/m,
        /^Browser language +Canadian French$/m,
        /^Form’s language +English$/m,
      ],
    ],
    [
      "the language that they chose and the privacy notice that they saw",
      { language: "fr", notice: "2026-11-20" },
      [/^Form’s language +French$/m, /^Privacy notice +2026-11-20$/m],
    ],
    [
      "the clock of the phone's country where it has one",
      { phone: "+2348012345678" },
      [/^Number from Nigeria\. Sent /m],
    ],
    ["the country alone where it has several clocks", {}, [/^Number from Canada\.$/m]],
  ])("tells %s", async (_, changes, shown) => {
    const { text } = await mailOf(changes);
    for (const part of shown) expect(text).toMatch(part);
  });
});
