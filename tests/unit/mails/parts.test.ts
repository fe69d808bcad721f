import naughtyStrings from "big-list-of-naughty-strings/blns.json";
import { describe, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import { wordsIn } from "#lead/words-in.ts";
import { alertMail } from "#worker/outbox/mails/alert-mail.ts";
import type { NamingMail } from "#worker/outbox/mails/compose.ts";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import type { MailLead } from "#worker/outbox/mails/mail-lead.ts";
import type { Mail } from "#worker/outbox/mails/send-mail.ts";
import { assessmentLead, contactLead, digestOf, leadFullOf, letterhead } from "./support/mail-leads.ts";
import { hrefsOf, tagsOf, wordsOfHtml, wordsOfText } from "./support/reading.ts";

/** Every mail that names a lead. */
function mailsNaming(lead: MailLead): readonly Mail[] {
  const named = (mails: readonly NamingMail[]) => mails.map(({ mail }) => mail);
  return [
    leadMail(lead, letterhead),
    leadMail({ ...lead, corrects: "EM-0000000000" }, letterhead),
    digestOf([lead, { ...lead, state: "suspect" }]).mail,
    digestMail([lead], { waiting: 2, full: 0 }, letterhead).mail,
    ...named(lateMails([lead], letterhead)),
    dailyMail({ ...quietDay, fresh: [lead], waiting: [lead], suspects: [lead] }, letterhead),
  ];
}

const quietDay = { at: 0, fresh: [], waiting: [], suspects: [], unsent: 0, state: [] };

const attacks = [
  ...(naughtyStrings as readonly string[]).filter((text) => text.trim() !== ""),
  '<img src=x onerror="alert(1)">',
  "</td></tr></table><script>alert(1)</script>",
  "--><![endif]--><style>*{display:none}</style>",
  "javascript:alert(1)",
  "Ana\r\nBcc: victim@example.com",
  "x\u2028Phone: +19005550100\u2029Call: tel:+19005550100\u0085y\u000bz",
  "https://evil.example/login?a=1&b=%22",
  '" href="https://evil.example',
  "\u202egnp.exe",
  "a b ".repeat(1250),
];

/** Leads that have every attack in some answer, and each long one in the message. */
function hostileLeads(form: MailLead["form"]): readonly MailLead[] {
  const perLead = form === "contact" ? 11 : 36;
  const leads = Array.from({ length: Math.ceil(attacks.length / perLead) }, (_, at) =>
    leadFullOf(attacks.slice(at * perLead, (at + 1) * perLead), form),
  );
  return [...leads, ...attacks.slice(-13).map((text) => leadFullOf([text], form))];
}

describe("what a visitor writes", () => {
  test("adds no tag, no attribute and no link to any mail", () => {
    for (const form of ["contact", "request"] as const) {
      const plain = ["x", "x\n".repeat(3000)].flatMap((text) => mailsNaming(leadFullOf([text], form)));
      const links = new Set(plain.flatMap(({ html }) => hrefsOf(html)));
      const tags = tagsOf(plain);
      for (const lead of hostileLeads(form)) {
        const mails = mailsNaming(lead);
        expect([...tagsOf(mails)].filter((tag) => !tags.has(tag))).toEqual([]);
        expect(mails.flatMap(({ html }) => hrefsOf(html)).filter((href) => !links.has(href))).toEqual([]);
      }
    }
  });

  test("is the same in both parts, in the same order", () => {
    for (const form of ["contact", "request"] as const) {
      for (const lead of [contactLead(), assessmentLead(), ...hostileLeads(form)]) {
        for (const mail of mailsNaming(lead)) {
          expect(wordsOfText(mail)).toEqual(wordsOfHtml(mail));
        }
      }
    }
  });

  test("begins no line of a text part", () => {
    const marked = /^(> |[A-Z][^:]*(:| {2}))/;
    for (const text of [
      "\nEVIL",
      "\u2028EVIL",
      "\u2029EVIL",
      "\u0085EVIL",
      "\rEVIL",
      "\fEVIL",
      "\u000bEVIL",
      `${"x ".repeat(200)}EVIL`,
    ]) {
      for (const mail of mailsNaming(leadFullOf([`Hello${text}`], "contact"))) {
        const told = mail.text.split(/[\n\r\f\v\u0085\u2028\u2029]/).filter((line) => line.includes("EVIL"));
        expect(told.length).toBeGreaterThan(0);
        for (const line of told) expect(line).toMatch(marked);
      }
    }
  });

  test("is broken into lines in HTML wherever any reader would break it", () => {
    for (const mark of ["\n", "\r", "\r\n", "\u2028", "\u2029", "\u0085", "\f", "\u000b"]) {
      const { html } = leadMail(leadFullOf([`Hello${mark}you`], "contact"), letterhead);
      expect(html).toContain("Hello<br>you");
      expect(html).toContain(">Hello you</h1>");
    }
  });

  test("stands behind a mark in lines that no mail program breaks, where it is longer than a line", () => {
    const { text } = leadMail(leadFullOf([`${"Phone  +19005550100 ".repeat(6)}end`]), letterhead);
    const told = text.split("\n").filter((line) => line.includes("+1900") && !line.startsWith("From: "));
    expect(told.length).toBeGreaterThan(20);
    for (const line of told) expect(line).toMatch(/^> .{1,76}$/);
  });

  test("cannot push what follows to the beginning of a line by spaces", () => {
    const { text } = leadMail(leadFullOf([`Ana${" ".repeat(60)}Phone  +19005550100`]), letterhead);
    expect(text).toContain("From: Ana Phone +19005550100");
  });

  test("shows every mark by name that would reorder what stands around it", () => {
    for (const mail of mailsNaming(leadFullOf(["\u202egnp.exe\u2066\u200f"]))) {
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain("[U+202E]gnp.exe[U+2066][U+200F]");
        expect(part).not.toMatch(/[\u202e\u2066\u200f]/);
      }
    }
  });

  test("stands in no subject, reply-to or other header", () => {
    for (const lead of [...hostileLeads("contact"), ...hostileLeads("request")]) {
      for (const mail of mailsNaming(lead)) {
        expect(mail.subject).toMatch(subjects);
        for (const value of Object.values(mail.headers ?? {})) {
          expect(value).toMatch(/^(EM-7K2M9QW4XZ|<EM-[0-9A-Z]{10}@evermaple\.example>)$/);
        }
      }
    }
  });
});

const subjects =
  /^((New|Corrected) (contact message EM-7K2M9QW4XZ|assessment request EM-7K2M9QW4XZ(, Canada)?, FSW \d+(–\d+)?)|1 new lead(, 1 perhaps spam)?|1 lead not in the database yet|Daily: 1 new lead, 1 waiting, 1 perhaps spam|Report: 1 lead in November 2026)$/;

describe("the links of a mail", () => {
  test("are the visitor's number and address, and the signed ones", () => {
    const lead = contactLead();
    const draft = encodeURIComponent(wordsIn.en.reply.opening.contact(firm.name, "EM-7K2M9QW4XZ"));
    expect(hrefsOf(leadMail(lead, letterhead).html)).toEqual([
      "tel:+2348012345678",
      `mailto:adaeze@example.com?subject=Your%20message%20EM-7K2M9QW4XZ&body=${draft}`,
      `https://wa.me/2348012345678?text=${draft}`,
      ...(lead.actions ?? []).map(({ href }) => href),
    ]);
  });

  test("keep the extension for a call and leave it out of a chat", () => {
    const { html } = leadMail(contactLead({ answers: { phone: "+16045550142 ext. 25" } }), letterhead);
    expect(hrefsOf(html).slice(0, 2)).toEqual([
      "tel:+16045550142;ext=25",
      expect.stringMatching(/^https:\/\/wa\.me\/16045550142\?text=/),
    ]);
  });

  test("give an odd but deliverable address no way to write a header of the reply", () => {
    const { html } = leadMail(
      contactLead({ answers: { email: "a?cc=b&body=c%0a'd@example.com" } }),
      letterhead,
    );
    expect(hrefsOf(html)[0]).toMatch(/^mailto:a%3Fcc%3Db%26body%3Dc%250a'd@example\.com\?subject=/);
  });

  test.each([
    { phone: "+1604555;ext=1?x", email: "not an address" },
    { phone: "javascript:alert(1)", email: "javascript:alert(1)" },
    { phone: "tel:+16045550142", email: "a@b@c" },
    { phone: "", email: "" },
    { phone: "+1 604 555 0142\n+1900", email: "ana@example.com\n" },
  ])("are not made of what is no number or address: %o", (answers) => {
    const { html } = leadMail(contactLead({ answers, actions: [] }), letterhead);
    expect(hrefsOf(html)).toEqual([]);
  });

  test("offer a suspect no call", () => {
    const { mail } = digestOf([contactLead({ state: "suspect", signs: ["content"], actions: [] })]);
    expect(hrefsOf(mail.html)).toEqual([]);
    expect(mail.text).toContain("+2348012345678");
  });
});

describe("a mail of ours", () => {
  test("says what is wrong and what to do, the same in both parts", () => {
    const mail = alertMail(
      {
        subject: "The webhook fails",
        text: "Leads are mailed as usual.",
        steps: ["Look at its receiver."],
        facts: [{ name: "since", label: "Since", value: "Sat, Nov 21" }],
      },
      letterhead,
    );
    expect(wordsOfText(mail)).toEqual(wordsOfHtml(mail));
    expect(mail.text).toBe(
      `The webhook fails

----------------------------------------
The webhook fails

Leads are mailed as usual.

Since  Sat, Nov 21

- Look at its receiver.

Evermaple Immigration. Robin Evermaple, RCIC, licence R000000
`,
    );
  });

  test("tells whoever has signed links what they can do with them", () => {
    expect(leadMail(contactLead(), letterhead).text).toContain("work without a sign-in");
    expect(leadMail(contactLead({ actions: [] }), letterhead).text).not.toContain("work without a sign-in");
  });

  test("says what to ask first, then every part of an assessment that was answered, in form order", () => {
    const { text } = leadMail(assessmentLead(), letterhead);
    const titles = [
      "TO ASK",
      "FEDERAL SKILLED WORKER",
      "YOU",
      "EDUCATION",
      "LANGUAGES",
      "WORK",
      "FAMILY AND CANADA",
      "YOUR SPOUSE OR PARTNER",
      "ANYTHING ELSE",
      "WHERE IT CAME FROM",
    ];
    expect(text.match(/^[A-Z][A-Z ]+$/gm)).toEqual(titles);
    const short = leadMail(assessmentLead({ answers: { firstName: "Ana", age: 34 } }), letterhead).text;
    expect(short.match(/^[A-Z][A-Z ]+$/gm)).toEqual([
      "TO ASK",
      "FEDERAL SKILLED WORKER",
      "YOU",
      "WHERE IT CAME FROM",
    ]);
  });
});
