import { consultantWords } from "#worker/consultant-words.ts";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import type { MailContext, MailLead } from "#worker/outbox/mails/mail-lead.ts";
import type { MailLink } from "#worker/outbox/mails/parts.ts";
import type { Mail } from "#worker/outbox/mails/send-mail.ts";
import { fullAssessment } from "./filled.ts";

export const context = {
  from: "website@evermaple.example",
  timeZone: "America/Regina",
  mailWords: consultantWords({}).mails,
  origin: "https://www.evermaple.example",
  licence: "Evermaple Immigration. Robin Evermaple, RCIC, licence R000000",
};

type Sender = MailContext & { from: string };

/** Sunday, November 22, 2026, 11:07 in Regina, which has no summer time. */
const morning = Date.UTC(2026, 10, 22, 17, 7);

/** As long as signed links are. */
export function actionLinks(reference: string, ...labels: readonly string[]): readonly MailLink[] {
  return labels.map((label) => ({
    label,
    href: `https://www.evermaple.example/desk/${reference}?act=${label.length}&until=1798761600&key=${"k".repeat(43)}`,
  }));
}

export function contactLead(changes: Partial<MailLead> = {}): MailLead {
  const reference = changes.reference ?? "EM-7K2M9QW4XZ";
  return {
    reference,
    form: "contact",
    answers: {
      fullName: "Adaeze Okonkwo",
      phone: "+2348012345678",
      email: "adaeze@example.com",
      body: "Hello,\nI would like to study nursing.",
    },
    source: { page: "https://www.evermaple.example/study", timeZone: "Africa/Lagos" },
    signs: [],
    corrects: null,
    receivedAt: morning,
    actions: actionLinks(reference, "Contacted", "Spam", "Erase"),
    ...changes,
  };
}

const { type: _, ...answers } = fullAssessment;
const assessmentAnswers = { ...answers, phone: "+523312345678" };

export function assessmentLead(changes: Partial<MailLead> = {}): MailLead {
  return contactLead({ form: "request", answers: assessmentAnswers, source: {}, ...changes });
}

/** With these texts in turn in the answers, and in what the browser says of itself. */
export function leadFullOf(texts: readonly string[], form: MailLead["form"] = "request"): MailLead {
  let at = 0;
  const next = () => texts[at++ % texts.length] ?? "";
  const answers = form === "contact" ? contactLead().answers : assessmentAnswers;
  return contactLead({
    form,
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [name, typeof value === "number" ? value : next()]),
    ),
    source: {
      page: next(),
      partner: next(),
      widget: next(),
      locale: next(),
      timeZone: next(),
      utm: { utm_term: next() },
    },
    signs: [next()],
  });
}

/** Every mail that names these leads, by its kind. */
export function mailsNaming(
  leads: readonly MailLead[],
  reader: Sender = context,
): Record<string, readonly Mail[]> {
  const suspects = leads.map((lead) => ({ ...lead, state: "suspect" as const, actions: [] }));
  const { daily, state } = reader.mailWords;
  const today = {
    at: morning + 86_400_000,
    fresh: { count: leads.length, leads },
    waiting: { count: leads.length, leads },
    suspects: { count: suspects.length, leads: suspects },
    due: { count: 0, leads: [] },
    given: [],
    today: "2026-11-23",
    unsent: 0,
    state: [{ name: "cron", label: "Cron", value: state.ranBefore(1) }],
    notes: [1, 2, 23].map((facts) => daily.oldFacts(facts, 90, "2026-02-01", ["x", "y"].slice(0, facts))),
  };
  return {
    lead: leads.map((lead) => leadMail(lead, reader)),
    correction: leads.map((lead) => leadMail({ ...lead, corrects: "EM-0000000000" }, reader)),
    digest: [
      digestMail([...leads, ...suspects], { waiting: 0, full: Number.POSITIVE_INFINITY }, reader).mail,
    ],
    list: [digestMail(leads, { waiting: 9, full: 0 }, reader).mail],
    late: lateMails(leads, reader).map(({ mail }) => mail),
    daily: [dailyMail(today, reader)],
  };
}
