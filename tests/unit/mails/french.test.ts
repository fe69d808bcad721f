import { describe, expect, test } from "vitest";
import { type Alert, alertText } from "#worker/outbox/alerts.ts";
import { alertMail } from "#worker/outbox/mails/alert-mail.ts";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import type { Letterhead } from "#worker/outbox/mails/mail-lead.ts";
import type { Mail } from "#worker/outbox/mails/send-mail.ts";
import { consultantWords } from "#worker/words/consultant-words.ts";
import { englishIn, typographyFaults } from "../../support/french.ts";
import { assessmentLead, contactLead, digestOf } from "./support/mail-leads.ts";

const letterhead: Letterhead = {
  from: "website@evermaple.example",
  timeZone: "America/Toronto",
  language: "fr",
  desk: "https://www.evermaple.example/desk/",
};
const typed = "Je voudrais étudier les soins infirmiers.";
const contact = contactLead({
  answers: {
    fullName: "Adaeze Okonkwo",
    phone: "+2348012345678",
    email: "a@example.com",
    body: typed.repeat(40),
  },
  language: "fr",
  notice: "2026-11-20",
  corrects: "EM-0000000000",
  signs: ["honeypot", "too fast", "content"],
  pageNotice: "Parrainage (Parents et grands-parents\u00a0: aucune nouvelle demande pour le moment)",
  actions: [],
});
const assessment = assessmentLead({
  language: "en",
  corrects: null,
  source: {
    page: "https://www.evermaple.example/study",
    partner: "abc",
    widget: "x",
    locale: "de",
    timeZone: "Asia/Kolkata",
  },
  answers: {
    ...assessmentLead().answers,
    fieldOfStudy: "Comptabilité",
    jobTitle: "Comptable",
    otherJobTitle: "",
    relativeCanada: "Une sœur",
    additional: typed,
    workExpCanada: "5 year",
    age: 17,
    eca: "No",
  },
  actions: [],
});
const { mails: french } = consultantWords({ language: "fr" });
const state = [{ name: "state", label: french.state.cron, value: french.state.ranBefore(1) }];
const daily = (count: number) => ({
  at: contact.receivedAt,
  fresh: Array.from({ length: count }, () => contact),
  waiting: [contact, assessment],
  suspects: [contact],
  unsent: 0,
  state,
  endedMonth: "2026-10",
  notes: [1, 2, 23].map((facts) =>
    french.daily.oldFacts(facts, 90, "2026-02-01", ["x", "y"].slice(0, facts)),
  ),
});
const mails: Readonly<Record<string, readonly Mail[]>> = {
  lead: [leadMail(contact, letterhead), leadMail(assessment, letterhead)],
  digest: [
    digestOf([contact, assessment], letterhead).mail,
    digestMail([contact], { waiting: 9, full: 0, unnamed: 7 }, letterhead).mail,
    digestMail([contact], { waiting: 1000, full: 0 }, letterhead).mail,
  ],
  suspects: [
    digestOf(
      [
        { ...contact, state: "suspect" },
        { ...assessment, state: "suspect" },
      ],
      letterhead,
    ).mail,
  ],
  late: lateMails([contact, assessment], letterhead).map(({ mail }) => mail),
  daily: [0, 1, 25].map((count) => dailyMail(daily(count), letterhead)),
  alerts: Object.keys(french.alerts).map((alert) => alertMail(alertText(alert, letterhead), letterhead)),
};

describe.each(Object.entries(mails))("a French mail of the kind %s", (_, written) => {
  test("holds no English word and is written as in Canada", () => {
    expect(written.length).toBeGreaterThan(0);
    for (const { subject, text } of written) {
      // References, addresses and commands are the same in every language; columns are set apart by spaces.
      const words = `${subject}\n${text}`.replace(
        /EM-\w+|\+\d{7,}|\S+@\S+|https?:\S+|tel:\S+|npm run (leads -- [\w -]+|facts)/g,
        "X",
      );
      for (const line of words.split(/\n| {2,}/)) {
        expect(englishIn(line), line).toEqual([]);
        expect(typographyFaults(line), line).toEqual([]);
      }
    }
  });

  test("says so to those who read it aloud", () => {
    for (const { html } of written) expect(html).toContain('<html lang="fr-CA">');
  });
});

test("a French mail shows the options in French, and what was typed as it was typed", () => {
  const { text } = leadMail(assessment, letterhead);
  expect(text).toMatch(/^État matrimonial +Personne mariée$/m);
  expect(text).toMatch(/^Expérience de travail au Canada\n +5\u00a0ans$/m);
  expect(text).toContain(typed);
  expect(text).toMatch(/^Langue du formulaire +anglais$/m);
});

test("an answer to a visitor has a subject in the language of their form", () => {
  expect(leadMail(contact, { ...letterhead, language: "en" }).html).toContain("subject=Votre%20message");
  expect(leadMail(assessment, letterhead).html).toContain("subject=Your%20assessment");
});

test("without a language mails are English", () => {
  const { from, timeZone } = letterhead;
  expect(leadMail(contact, { from, timeZone }).subject).toBe(
    `Corrected contact message ${contact.reference}`,
  );
  expect(alertText("late-lead" satisfies Alert, {}).subject).toBe("Leads were stored late");
});
