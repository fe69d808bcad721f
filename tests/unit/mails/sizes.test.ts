import { describe, expect, test } from "vitest";
import { type NamingMail, sizeLimit, splitToFit } from "#worker/outbox/mails/compose.ts";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import type { MailLead } from "#worker/outbox/mails/mail-lead.ts";
import type { Mail } from "#worker/outbox/mails/send-mail.ts";
import { assessmentLead, contactLead, digestOf, letterhead } from "./support/mail-leads.ts";

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
function expectNamed(
  leads: readonly MailLead[],
  mails: NamingMail | readonly NamingMail[],
  characters: number,
) {
  const sent = [mails].flat();
  expect(sent.flatMap(({ references }) => references)).toEqual(leads.map(({ reference }) => reference));
  for (const { mail, references } of sent) {
    for (const reference of references) {
      const body = String(leads.find((lead) => lead.reference === reference)?.answers.body);
      const words = body.slice(0, characters).replace(/\s+/g, " ").trim();
      expect(mail.text).toContain(reference);
      expect(mail.text.replace(/\n(> )?/g, " ")).toContain(words);
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
    expect(mail.text).toContain("… 13,000 more characters: npm run leads -- export");
    expect(mail.html).toContain("… 13,000 more characters: npm run leads -- export");
  });
});

describe("a digest", () => {
  test("shows 25 leads in full, with 300 characters of their messages, and of the next 80", () => {
    const leads = many(40, (at) => `Question ${at}: ${"how long does it take? ".repeat(40)}`);
    const sent = digestMail(leads, { waiting: 40, full: 25 }, letterhead);
    expectNamed(leads, sent, 80);
    expectNamed(leads.slice(0, 25), { ...sent, references: sent.references.slice(0, 25) }, 300);
    expect(sent.mail.text).toMatch(/… \d+ more characters: npm run leads -- export/);
  });

  test("of 240 names 200 and tells how many more wait", () => {
    const leads = many(200, (at) => `Question ${at}: ${"how long does it take? ".repeat(40)}`);
    const sent = digestMail(leads, { waiting: 240, full: 25 }, letterhead);
    expectNamed(leads, sent, 80);
    for (const text of [sent.mail.text, sent.mail.html]) {
      expect(text.match(/adaeze@example\.com/g)?.length).toBeGreaterThanOrEqual(200);
    }
    expect(bytesOf(sent.mail)).toBeLessThanOrEqual(sizeLimit);
    expect(sent.mail.subject).toBe("200 new leads");
    expect(sent.mail.text).toContain("And 40 more, which the next mails name.");
  });

  test.each(["accepted", "suspect"] as const)("of %s leads that take many bytes names fewer", (state) => {
    const leads = many(200, () => "\u202e".repeat(5000)).map((lead) => {
      return { ...lead, state, answers: { ...lead.answers, fullName: "\u202e".repeat(120) } };
    });
    const { mail, references } = digestMail(leads, { waiting: 200, full: 25 }, letterhead);
    expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(references.length).toBeGreaterThanOrEqual(20);
    for (const { reference } of leads) {
      expect(mail.text.includes(reference)).toBe(references.includes(reference));
    }
    expect(mail.text).toContain(`And ${200 - references.length} more, which the next mails name.`);
  });

  test("names suspects apart, after the leads, with their text", () => {
    const suspect = contactLead({ reference: "EM-0000000001", state: "suspect", signs: ["content"] });
    const { mail } = digestOf([contactLead(), suspect]);
    expect(mail.subject).toBe("1 new lead, 1 perhaps spam");
    expect(mail.text).toMatch(
      /EM-7K2M9QW4XZ[\s\S]+PERHAPS SPAM[\s\S]+EM-0000000001[\s\S]+> I would like to study nursing\./,
    );
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

describe("late leads", () => {
  test("are all named with their text, in mails under 100 kB", () => {
    const leads = many(205, (at) => `Offer ${at}: ${"buy this ".repeat(500)}`);
    const late = lateMails(leads, letterhead);
    expectNamed(leads, late, 4500);
    for (const { mail } of late) expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
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
    const mail = dailyMail({ ...quiet, state }, letterhead);
    expect(mail.subject).toBe("Daily: 0 new leads, 0 waiting, 0 perhaps spam");
    expect(mail.text).toContain("New leads                     0");
    expect(mail.text).toContain("Cron                          ran 1 minute ago");
  });

  test("lists who waits, oldest first, each with how long and one press for contacted", () => {
    const waiting = [5, 2].map((days) =>
      contactLead({ reference: `EM-000000000${days}`, receivedAt: quiet.at - days * 86_400_000 - 1 }),
    );
    const mail = dailyMail({ ...quiet, waiting }, letterhead);
    expect(mail.text.match(/EM-000000000\d, waiting for .*/g)).toEqual([
      "EM-0000000005, waiting for 5 days: Adaeze Okonkwo",
      "EM-0000000002, waiting for 2 days: Adaeze Okonkwo",
    ]);
    expect(mail.text).toContain("Contacted: https://");
  });

  test("repeats as many of the newest suspects as it holds, with their text", () => {
    const suspects = many(20, (at) => `Offer ${at}: ${"\u202e".repeat(900)}`);
    const mail = dailyMail(
      { ...quiet, suspects, suspectCount: 205, fresh: many(60, () => "x"), waiting: many(60, () => "x") },
      letterhead,
    );
    expect(bytesOf(mail)).toBeLessThanOrEqual(sizeLimit);
    expect(mail.subject).toBe("Daily: 60 new leads, 60 waiting, 205 perhaps spam");
    const shown = mail.text.match(/> Offer \d+:/g)?.length ?? 0;
    expect(shown).toBeGreaterThan(0);
    expect(mail.text).toContain(`And ${205 - shown} more: npm run leads -- export`);
  });
});
