import { caniemail } from "caniemail";
import { expect, test } from "vitest";
import { alertMail } from "#worker/outbox/mails/alert-mail.ts";
import { dailyMail } from "#worker/outbox/mails/daily-mail.ts";
import { digestMail } from "#worker/outbox/mails/digest-mail.ts";
import { lateMails } from "#worker/outbox/mails/late-mail.ts";
import { leadMail } from "#worker/outbox/mails/lead-mail.ts";
import { assessmentLead, contactLead, digestOf, letterhead } from "./support/mail-leads.ts";

const leads = [contactLead({ pageNotice: "a closed program.", signs: ["content"] }), assessmentLead()];
const mails = [
  ...leads.map((lead) => leadMail(lead, letterhead)),
  digestOf([...leads, ...leads.map((lead) => ({ ...lead, state: "suspect" as const }))]).mail,
  digestMail(leads, { waiting: 9, full: 1 }, letterhead).mail,
  ...lateMails(leads, letterhead).map(({ mail }) => mail),
  dailyMail(
    { at: 0, fresh: leads, waiting: leads, suspects: leads, unsent: 1, state: [], notes: ["A note"] },
    letterhead,
  ),
  alertMail({ subject: "Mail has failed", text: "For a day.", steps: ["Look."] }, letterhead),
];

// What Outlook, Gmail or Apple Mail does not know of what we use, and what a mail is without it (caniemail.com).
const dispensable = {
  "@media": "labels stand above values at every width, in the light scheme",
  "<style> element": "the same, because all else is inline",
  "<body> element": "its colour is the outer table's too",
  "border-radius": "corners are square",
  "color-scheme meta tag": "the program darkens the mail in its own way",
  "role attribute": "a retired program says `table` to its screen reader",
  "table-layout": "buttons keep their widths by the width attribute; a very long word widens the mail",
  "word-break": "the same",
};

test("Outlook, Gmail and Apple Mail know all that the mails use, but for what they can do without", () => {
  const unknown = mails.flatMap(({ html }) => {
    const { issues } = caniemail({ clients: ["outlook.*", "gmail.*", "apple-mail.*"], html });
    return [...issues.errors.values()].flat().map(({ title }) => title);
  });
  expect([...new Set(unknown)].sort()).toEqual(Object.keys(dispensable).sort());
});
