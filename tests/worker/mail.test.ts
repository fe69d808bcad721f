import { expect, test, vi } from "vitest";
import { mails } from "#words/en/mails.ts";
import { hour } from "../../worker/time/durations.ts";
import { message } from "../support/filled.ts";
import { rows, WorkerHarness } from "./support/worker-harness.ts";

// The golden files check what mails say and how they look: tests/claims/mails.test.ts.

test("a mail goes from the configured sender to the configured recipient, without the visitor in a header", async () => {
  const harness = new WorkerHarness();
  const reference = await harness.delivered();
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

test("if one of the firm's addresses is suppressed, each mail reaches the others once, and so does one alert", async () => {
  const [office, gone, jean] = ["office@firm.example", "gone@firm.example", "jean@firm.example"];
  const harness = new WorkerHarness({ MAIL_TO: [office, gone, jean].join(", "), DAILY_MAIL_HOUR: "" });
  harness.mailFault = ({ to }) => to.includes(gone) && "E_RECIPIENT_SUPPRESSED";
  const leads = await harness.acceptMany(2);
  await harness.deliver();
  await harness.sweep();
  const subjects = leads.map((reference) => `New contact message ${reference}`);
  const all = [...subjects, "One of your addresses receives no e-mail"];
  const sent = harness.mails.flatMap(({ to, subject }) => [to].flat().map((address) => [address, subject]));
  expect(sent).toEqual(all.flatMap((subject) => [office, jean].map((address) => [address, subject])));
  expect(await rows("notifications")).toEqual([]);
});

test.each([
  ["its own mail", {}, {}],
  ["a digest", { MAIL_PER_HOUR: "0" }, {}],
  ["a digest of suspects", {}, { topicCode: "x" }],
])(
  "a lead on which the template of %s throws is shown as stored, beside all others",
  async (_, settings, change) => {
    const harness = new WorkerHarness({ DAILY_MAIL_HOUR: "9", ...settings });
    await harness.sweep();
    const words = ["CanaryOne", "CanaryTwo", "CanaryThree"];
    const phones = [message.phone, "+525512345678", message.phone];
    const references = await Promise.all(
      words.map((body, at) => harness.accepted({ ...message, ...change, body, phone: phones[at] })),
    );
    const fail = vi.spyOn(mails.numberFrom, "visitor").mockImplementation((country) => {
      if (country === "Mexico") throw new TypeError("as a mistake in a template would");
      return country;
    });
    await harness.deliver();
    for (const hours of [1, 25]) await harness.sweep(hours * hour);
    expect(fail).toHaveBeenCalledWith("Mexico");
    fail.mockRestore();
    const daily = harness.mails.pop();
    expect(daily?.subject).toMatch(/^Daily: /);
    for (const reference of references) expect(daily?.text).toContain(reference);
    for (const part of [...references, ...words])
      for (const mailed of [harness.mailed, harness.mails.map(({ html }) => html).join()])
        expect(mailed).toContain(part);
    expect(await rows("notifications")).toEqual([]);
  },
);
