import { describe, expect, test } from "vitest";
import { fieldsOf } from "#lead/field.ts";
import { forms } from "#words/forms.ts";
import { fullAssessment, message, shortAssessment } from "../support/filled.ts";
import { type SentMail, WorkerHarness } from "./support/worker-harness.ts";

const assessment = forms.en.request;

async function mailOf(body: Readonly<Record<string, unknown>>): Promise<SentMail> {
  const harness = new WorkerHarness({ TIME_ZONE: "America/Vancouver" });
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

  test("goes from the configured sender to the one configured recipient, without the visitor's address in its header", async () => {
    const mail = await mailOf(message);
    expect(mail).toMatchObject({
      from: "website@evermaple.example",
      to: "consultant@evermaple.example",
    });
    expect(mail).not.toHaveProperty("replyTo");
    expect(JSON.stringify(mail.headers)).not.toContain("ana@");
  });

  test("carries its reference, and refers to the lead's own conversation", async () => {
    const mail = await mailOf(message);
    const reference = mail.subject.slice(-13);
    expect(mail.headers["X-Lead-Reference"]).toBe(reference);
    expect(mail.headers).toMatchObject({
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
    });
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
    const asked = fieldsOf(assessment).filter(({ name }) => name.startsWith("spouse"));
    expect(asked).toHaveLength(8);
    for (const { label } of asked) expect(spouse).toContain(label);
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

  test("has the estimate for the consultant in one line, and below it in full", async () => {
    const { text } = await mailOf(fullAssessment);
    expect(text).toMatch(
      /^Federal Skilled Worker: \d+–\d+ of 100, open, depends on the questions; \d things to ask$/m,
    );
    expect(text).toContain("an estimate from unverified answers");
    expect(text).toMatch(/^TO ASK\n\n- Which language test/m);
    expect((await mailOf(message)).text).not.toContain("Federal Skilled");
  });
});

describe("the visitor's side of a call", () => {
  test("is the browser's clock beside the consultant's", async () => {
    const source = { timeZone: "Asia/Kolkata", locale: "fr-CA" };
    const { text } = await mailOf({ ...message, phone: "+2348012345678", source });
    expect(text).toMatch(
      /^Number from Nigeria\. Sent \w{3} \d+:\d\d [ap]\.m\. India time, 1[23] hours 30 minutes ahead of you\.$/m,
    );
    expect(text).toMatch(/^Received +\w{3}, \w{3} \d+, 2026, \d+:\d\d [ap]\.m\., Vancouver time$/m);
    expect(text).toMatch(/^Browser language +Canadian French$/m);
    expect(text).toMatch(/^Form’s language +English$/m);
  });

  test("names the language that they chose and the privacy notice that they saw", async () => {
    const { text } = await mailOf({ ...message, language: "fr", notice: "2026-11-20" });
    expect(text).toMatch(/^Form’s language +French$/m);
    expect(text).toMatch(/^Privacy notice +2026-11-20$/m);
  });

  test("is the clock of the phone's country where it has one", async () => {
    expect((await mailOf({ ...message, phone: "+2348012345678" })).text).toMatch(
      /^Number from Nigeria\. Sent /m,
    );
  });

  test("is the country alone where it has several clocks", async () => {
    expect((await mailOf(message)).text).toMatch(/^Number from Canada\.$/m);
  });
});
