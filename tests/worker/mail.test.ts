import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import { describe, expect, test } from "vitest";
import { assessment } from "#lead/assessment.ts";
import { contact } from "#lead/contact.ts";
import { type Form, fieldsOf } from "#lead/field.ts";
import type { Lead } from "../../worker/leads/record.ts";
import { leadMail } from "../../worker/outbox/mails/lead-mail.ts";
import { fullAssessment, message, shortAssessment } from "./support/filled.ts";
import { type SentMail, WorkerHarness } from "./support/worker-harness.ts";

async function mailOf(body: Readonly<Record<string, unknown>>): Promise<SentMail> {
  const harness = new WorkerHarness();
  await harness.accepted(body);
  await harness.deliver();
  const [mail] = harness.mails;
  if (mail === undefined) throw new Error("no mail was sent");
  return mail;
}

describe("the mail about a contact message", () => {
  test("names form and reference in its subject and nothing of the visitor", async () => {
    const mail = await mailOf(message);
    expect(mail.subject).toMatch(/^New contact message EM-[0-9A-Z]{10}$/);
  });

  test("goes from the configured sender to the one configured recipient, with a reply to the visitor", async () => {
    const mail = await mailOf(message);
    expect(mail).toMatchObject({
      from: "website@evermaple.example",
      to: "consultant@evermaple.example",
      replyTo: "ana@example.com",
    });
  });

  test("carries its reference, and refers to the lead's own conversation", async () => {
    const mail = await mailOf(message);
    const reference = mail.subject.slice(-13);
    expect(mail.headers["X-Lead-Reference"]).toBe(reference);
    expect(mail.headers.References).toBe(`<${reference}@evermaple.example>`);
  });

  test("shows who, how to reach them and the message, in text and in HTML", async () => {
    const mail = await mailOf({
      ...message,
      source: {
        page: "https://partner.example/canada",
        partner: "northgate",
        utm: { utm_source: "newsletter" },
      },
    });
    for (const part of [mail.text, mail.html]) {
      for (const shown of [
        "Full name",
        "Ana María O",
        "+16045550142",
        "ana@example.com",
        "I would like to study in Canada.",
        "https://partner.example/canada",
        "northgate",
        "source: newsletter",
      ]) {
        expect(part).toContain(shown);
      }
    }
    expect(mail.text).toContain("> Hello,\n> I would like");
    expect(mail.html).toContain("Hello,<br>I would like");
  });
});

describe("the mail about an assessment", () => {
  test("has every answer under its label, sections in form order, the spouse together", async () => {
    const { text } = await mailOf(fullAssessment);
    for (const { label } of fieldsOf(assessment)) expect(text).toContain(label);
    const titles = assessment.sections.map(({ title }) => title.toUpperCase());
    const places = titles.map((title) => text.indexOf(`\n${title}\n`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    const spouse = text.slice(text.indexOf("YOUR SPOUSE"), text.indexOf("ANYTHING ELSE"));
    for (const { label } of assessment.sections[5].fields) expect(spouse).toContain(label);
  });

  test("has no row and no section for what was not answered", async () => {
    const { text, html } = await mailOf(shortAssessment);
    for (const part of [text, html]) {
      expect(part).not.toContain("Field of study");
      expect(part.toLowerCase()).not.toContain("your spouse");
      expect(part.toLowerCase()).not.toContain("anything else");
      expect(part).not.toContain("undefined");
    }
  });

  test("ends with the estimate for the consultant, headed as one", async () => {
    const { text } = await mailOf(fullAssessment);
    expect(text).toContain("FEDERAL SKILLED WORKER GRID: AN ESTIMATE FROM UNVERIFIED ANSWERS");
    expect(text).toMatch(/Total +\d+–\d+ of 100, 67 pass/);
    expect(text).toContain("To ask");
    expect((await mailOf(message)).text).not.toContain("Federal Skilled");
  });
});

describe("what a visitor writes does nothing in a mail", () => {
  const attacks = [
    ...(naughtyStrings as readonly string[]),
    '<img src=x onerror="alert(1)">',
    "</td></tr></table><script>alert(1)</script>",
    "Ana\r\nBcc: victim@example.com",
    "https://evil.example/login",
    "[click](javascript:alert(1))",
    "\u202egnp.exe",
  ];

  function mailWith(form: Form, text: string) {
    const names = fieldsOf(form).filter(
      ({ kind }) => kind === "text" || kind === "longText" || kind === "email",
    );
    const lead: Lead = {
      reference: "EM-0123456789",
      keyHash: "k",
      fingerprint: "f",
      form: form.name,
      answers: Object.fromEntries(names.map(({ name }) => [name, text])),
      source: { page: text, widget: text, locale: text, utm: { utm_term: text } },
      state: "accepted",
      signs: [],
      corrects: null,
      receivedAt: 0,
    };
    return leadMail(lead, "website@evermaple.example");
  }

  test("no tag, no link and no attribute of theirs is in the HTML", () => {
    for (const form of [contact, assessment]) {
      for (const text of attacks) {
        const tags = mailWith(form, text).html.match(/<[^>]*>/g) ?? [];
        const ours =
          /^<(!doctype html|html lang="en"|meta charset="utf-8"|\/?(head|title|body|h1|h2|table|tr|th|td|html)|br|table cellpadding="4" cellspacing="0"|tr valign="top"|th align="left" width="220")>$/;
        expect(tags.filter((tag) => !ours.test(tag))).toEqual([]);
      }
    }
  });

  test("no line of theirs begins a line of the text part that could pass for ours", () => {
    const { text } = mailWith(contact, "x\nReference  EM-9999999999\nReply to: evil@example.com");
    expect(text.match(/^(Reference|Reply to)/gm)).toEqual(["Reference"]);
  });

  test("headers stay ours: the subject is fixed and an odd address is no reply-to", () => {
    for (const text of attacks) {
      const mail = mailWith(contact, text);
      expect(mail.subject).toBe("New contact message EM-0123456789");
      expect(mail.replyTo).toBeUndefined();
      expect(JSON.stringify(mail.headers)).not.toMatch(/\\[rn]/);
    }
  });

  test("bidi controls are shown by name", () => {
    const mail = mailWith(contact, "\u202egnp.exe");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain("[U+202E]gnp.exe");
      expect(part).not.toContain("\u202e");
    }
  });
});
