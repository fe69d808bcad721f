import { expect, test } from "vitest";
import { message } from "../support/filled.ts";
import { WorkerHarness } from "./support/worker-harness.ts";

// What mails say and how they look is held by their golden files: tests/claims/mails.test.ts.

test("a mail goes from the configured sender to the one configured recipient, in the lead's own conversation, without the visitor's address in its headers", async () => {
  const harness = new WorkerHarness();
  const reference = await harness.accepted(message);
  await harness.deliver();
  const [mail] = harness.mails;
  expect(mail).toMatchObject({
    from: "website@evermaple.example",
    to: "consultant@evermaple.example",
    subject: `New contact message ${reference}`,
    headers: {
      "X-Lead-Reference": reference,
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      References: `<${reference}@evermaple.example>`,
    },
  });
  expect(mail).not.toHaveProperty("replyTo");
  expect(JSON.stringify(mail?.headers)).not.toContain("ana@");
});
