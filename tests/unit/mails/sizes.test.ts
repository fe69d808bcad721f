import { describe, expect, test } from "vitest";
import { type NamingMail, sizeLimit, splitToFit } from "#worker/outbox/mails/compose.ts";
import { dailyMails } from "#worker/outbox/mails/daily-mail.ts";
import { digestMails } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import type { MailLead } from "#worker/outbox/mails/mail-lead.ts";
import type { Mail } from "#worker/outbox/mails/send-mail.ts";
import { suspectMails } from "#worker/outbox/mails/suspect-mail.ts";
import { assessmentLead, contactLead, letterhead } from "./support/mail-leads.ts";

function bytesOf({ html, text }: Mail): number {
  return Math.max(Buffer.byteLength(html), Buffer.byteLength(text));
}

/** All 31 answers as long as the forms take them, of one character. */
function longest(character: string): MailLead {
  const { answers } = assessmentLead();
  const filled = Object.entries(answers).map(([name, value]) => {
    const length = name === "additional" ? 5000 : 120;
    const typed = typeof value === "string" && !["Yes", "No", "None", "Married"].includes(value);
    return [name, typed ? character.repeat(length) : value] as const;
  });
  return assessmentLead({ answers: Object.fromEntries(filled) });
}

function many(count: number, body: (at: number) => string): readonly MailLead[] {
  return Array.from({ length: count }, (_, at) => {
    const { answers } = contactLead();
    return contactLead({
      reference: `EM-${String(at).padStart(10, "0")}`,
      answers: { ...answers, body: body(at) },
    });
  });
}

/** Each lead is named once, in order, by a mail that has its text. */
function expectNamed(leads: readonly MailLead[], sent: readonly NamingMail[], characters: number) {
  expect(sent.flatMap(({ references }) => references)).toEqual(leads.map(({ reference }) => reference));
  for (const { mail, references } of sent) {
    for (const reference of references) {
      const body = String(leads.find((lead) => lead.reference === reference)?.answers.body);
      const words = body.slice(0, characters).replace(/\s+/g, " ").trim();
      expect(mail.text).toContain(reference);
      expect(mail.text.replace(/\n> /g, " ")).toContain(words);
    }
  }
}

describe("a mail about one lead", () => {
  test.each(["a", "é", "我", "&", "🍁"])(
    "has every answer of full length of %s whole, under 100 kB",
    (character) => {
      const lead = longest(character);
      const mail = leadMail(lead, letterhead);
      expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
      expect(mail.html).not.toContain("npm run leads");
      const shown = mail.text.replace(/[\n> ]/g, "");
      expect(shown).toContain(String(lead.answers.additional));
    },
  );

  test("made of marks that take many bytes is cut with a count and where the rest is", () => {
    const mail = leadMail(contactLead({ answers: { body: "\u202e".repeat(15_000) } }), letterhead);
    expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(mail.text).toContain("… 13,000 more characters: npm run leads -- show EM-7K2M9QW4XZ");
    expect(mail.html).toContain("… 13,000 more characters: npm run leads -- show EM-7K2M9QW4XZ");
  });
});

describe("a digest", () => {
  test("of 200 leads names each with the first 300 characters of its message, in mails under 100 kB", () => {
    const leads = many(200, (at) => `Question ${at}: ${"how long does it take? ".repeat(40)}`);
    const sent = digestMails(leads, letterhead);
    expectNamed(leads, sent, 300);
    for (const { mail } of sent) expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(sent.length).toBeLessThanOrEqual(10);
    expect(sent[0]?.mail.subject).toBe(`${sent[0]?.references.length} new leads`);
    expect(sent[0]?.mail.text).toMatch(/… \d+ more characters: npm run leads -- show EM-0000000000/);
  });

  test("of leads that take many bytes takes fewer", () => {
    const leads = many(200, () => "\u202e".repeat(5000));
    const sent = digestMails(leads, letterhead);
    for (const { mail } of sent) expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(sent.flatMap(({ references }) => references)).toHaveLength(200);
  });

  test("of one lead has its subject in the singular", () => {
    expect(digestMails([contactLead()], letterhead)[0]?.mail.subject).toBe("1 new lead");
  });

  test("of none is no mail", () => {
    expect(digestMails([], letterhead)).toEqual([]);
  });

  test("leaves out no item that is too large for any mail", () => {
    const text = (sizes: readonly number[]) => sizes.map((size) => "x".repeat(size)).join("");
    const build = (sizes: readonly number[]) => ({ subject: "", html: text(sizes), text: "" });
    expect(splitToFit([1, sizeLimit * 2, 1, sizeLimit - 200, 99, 2], build)).toEqual([
      [1],
      [sizeLimit * 2],
      [1, sizeLimit - 200, 99],
      [2],
    ]);
  });
});

describe("suspects and late leads", () => {
  test("are all named with their text, in mails under 100 kB", () => {
    const leads = many(205, (at) => `Offer ${at}: ${"buy this ".repeat(500)}`);
    const suspects = suspectMails(leads, letterhead);
    expectNamed(leads, suspects, 1000);
    const late = lateMails(leads, letterhead);
    expectNamed(leads, late, 4500);
    for (const { mail } of [...suspects, ...late]) expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
  });

  test("a late lead is whole even where one mail is too small for it, because nothing else has it", () => {
    const body = "\u202e".repeat(15_000);
    const [sent] = lateMails([contactLead({ answers: { body } })], letterhead);
    expect(sent?.mail.text.match(/\[U\+202E\]/g)?.length).toBeGreaterThanOrEqual(15_000);
  });
});

describe("the daily mail", () => {
  const quiet = {
    at: Date.UTC(2026, 10, 22, 17),
    fresh: [],
    waiting: [],
    suspects: [],
    unsent: 0,
    state: [],
  };

  test("comes on a day on which nothing came, and says so", () => {
    const state = [{ name: "cron", label: "Cron", value: "ran 1 minute ago" }];
    const [sent, ...more] = dailyMails({ ...quiet, state }, letterhead);
    expect(more).toEqual([]);
    expect(sent?.references).toEqual([]);
    expect(sent?.mail.subject).toBe("Daily: 0 new leads, 0 waiting, 0 perhaps spam");
    expect(sent?.mail.text).toContain("New leads                     0");
    expect(sent?.mail.text).toContain("Cron                          ran 1 minute ago");
  });

  test("lists who waits, oldest first, each with how long and one press for contacted", () => {
    const waiting = [5, 2].map((days) =>
      contactLead({ reference: `EM-000000000${days}`, receivedAt: quiet.at - days * 86_400_000 - 1 }),
    );
    const [sent] = dailyMails({ ...quiet, waiting }, letterhead);
    expect(sent?.mail.text.match(/EM-000000000\d, waiting for .*/g)).toEqual([
      "EM-0000000005, waiting for 5 days: Adaeze Okonkwo",
      "EM-0000000002, waiting for 2 days: Adaeze Okonkwo",
    ]);
    expect(sent?.mail.text).toContain("Contacted: https://");
  });

  test("names every suspect with its text, in more mails where one does not hold them", () => {
    const suspects = many(205, (at) => `Offer ${at}: ${"buy this ".repeat(500)}`);
    const sent = dailyMails(
      { ...quiet, suspects, fresh: many(60, () => "x"), waiting: many(60, () => "x") },
      letterhead,
    );
    expectNamed(suspects, sent, 1000);
    for (const { mail } of sent) expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(sent[0]?.mail.subject).toBe("Daily: 60 new leads, 60 waiting, 205 perhaps spam");
    expect(sent[0]?.mail.text).toContain("And 40 more: npm run leads -- list");
  });
});
