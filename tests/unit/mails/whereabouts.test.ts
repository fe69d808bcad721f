import { expect, test } from "vitest";
import { phoneReadingOf } from "#worker/leads/phone-country.ts";
import { contactLinks } from "#worker/outbox/mails/contact-links.ts";
import type { MailLead } from "#worker/outbox/mails/mail-lead.ts";
import { describeDoubt, whereabouts } from "#worker/outbox/mails/whereabouts.ts";
import { contactLead, context } from "../../support/mail-leads.ts";

const judged = (lead: MailLead): MailLead => ({ ...lead, phoneReading: phoneReadingOf(lead) });

function from(phone: string, timeZone?: string): MailLead {
  return judged(contactLead({ answers: { phone }, source: timeZone === undefined ? {} : { timeZone } }));
}

const nigeria = "Number from Nigeria. Sent Sun 6:07 p.m. Nigeria time, 7 hours ahead of you.";
const india = "Sent Sun 10:37 p.m. India time, 11 hours 30 minutes ahead of you.";

test.each([
  ["+2348012345678", "Africa/Lagos", nigeria],
  ["+2348012345678", undefined, nigeria],
  ["+2348012345678", "UTC", nigeria],
  ["+2348012345678", "Asia/Kolkata", `Number from Nigeria. ${india}`],
  ["+16045550142", undefined, "Number from Canada."],
  [
    "+16045550142",
    "America/Regina",
    "Number from Canada. Sent Sun 11:07 a.m. Regina time, the same as yours.",
  ],
  [
    "+12125550142",
    "America/Anchorage",
    "Number from United States. Sent Sun 8:07 a.m. Anchorage time, 3 hours behind you.",
  ],
  // The small metadata takes it for a number of Guernsey.
  [
    "+447400123456",
    undefined,
    "Number from United Kingdom. Sent Sun 5:07 p.m. United Kingdom time, 6 hours ahead of you.",
  ],
  ["+80012345678", "Asia/Tokyo", "Sent Mon 2:07 a.m. Japan time, 15 hours ahead of you."],
  ["", undefined, ""],
  ["not a number", "<script>", ""],
])("%s with the clock %s: %s", (phone, timeZone, expected) => {
  expect(whereabouts(from(phone, timeZone), context)).toBe(expected);
});

const unused = "Write first: +19111111111 is not in use.";
const atHome = (number: string, own: string) =>
  `Write first: ${number} may be a stranger’s. As a number from ${own}.`;

test.each([
  // Typed as at home under the country that a form begins with.
  ["+19876543210", "Asia/Calcutta", atHome("+19876543210", "India, it would be +919876543210")],
  ["+18031234567", "Africa/Lagos", atHome("+18031234567", "Nigeria, it would be +2348031234567")],
  ["+19111111111", "America/Toronto", unused],
  ["+19111111111", undefined, unused],
  ["+16045550142", undefined, undefined],
  ["+12125550142", "America/Toronto", undefined],
  ["+2348012345678", "America/Toronto", undefined],
  ["", "Africa/Lagos", undefined],
])("of the doubt about %s with the clock %s the mail says: %s", (phone, timeZone, expected) => {
  expect(describeDoubt(from(phone, timeZone), context)).toBe(expected);
});

test("a number in doubt is written to first, and each reading of what was typed has a row of its own", () => {
  const typed = (text: string) => ({ phoneEntry: { typed: text, country: "CA", chosen: false } });
  const rowsOf = (lead: MailLead) =>
    contactLinks(lead, context, false).map((row) =>
      row.map(({ label, href }) => `${label}: ${href.replace(/\?.*/, "")}`),
    );
  const china = judged({ ...from("+13912345678", "Asia/Shanghai"), ...typed("139 1234 5678") });
  expect(rowsOf({ ...china, answers: { ...china.answers, email: "li@example.com" } })).toEqual([
    ["E-mail: mailto:li@example.com"],
    ["Call +13912345678: tel:+13912345678", "WhatsApp +13912345678: https://wa.me/13912345678"],
    ["Call +8613912345678: tel:+8613912345678", "WhatsApp +8613912345678: https://wa.me/8613912345678"],
  ]);
  expect(
    phoneReadingOf({ ...from("+11912345678", "America/Sao_Paulo"), ...typed("11 91234 5678") }),
  ).toMatchObject({
    other: { number: "+5511912345678", country: "BR" },
  });
});

const typedAs = (typed: string, country: string, chosen = false) => ({
  phoneEntry: { typed, country, chosen },
});

test.each<[phone: string, entry: object, zone: string, language: string, says: string]>([
  [
    "+48501234567",
    typedAs("501 234 567", "PL"),
    "Europe/Warsaw",
    "uk",
    "Number read as Poland’s, by their clock. It could also be from Ukraine: +380501234567.",
  ],
  [
    "+48501234567",
    typedAs("501 234 567", "PL"),
    "Europe/Warsaw",
    "tl",
    "Number read as Poland’s, by their clock.",
  ],
  ["+48501234567", typedAs("501 234 567", "PL", true), "Europe/Warsaw", "uk", "Number from Poland."],
  ["+48501234567", typedAs("+48 501 234 567", "PL"), "Europe/Warsaw", "uk", "Number from Poland."],
  // The consultant has corrected it since.
  ["+48601234567", typedAs("501 234 567", "PL"), "Europe/Warsaw", "uk", "Number from Poland."],
  ["+16045550142", typedAs("604 555 0142", "CA"), "America/Toronto", "en", "Number from Canada."],
  [
    "+17785550142",
    typedAs("778 555 0142", "CA"),
    "America/Toronto",
    "pa",
    "Number read as Canada’s, by their clock. It could also be from India: +917785550142.",
  ],
  ["+12125550142", typedAs("212 555 0142", "CA"), "America/Toronto", "uk", "Number from United States."],
  [
    "+16045550142",
    typedAs("604 555 0142", "CA"),
    "UTC",
    "uk",
    "Number read as Canada’s, which the form showed.",
  ],
])("%s, %o at %s in %s: %s", (phone, entry, timeZone, language, says) => {
  const lead = judged({ ...from(phone, timeZone), ...entry, language });
  expect(whereabouts(lead, context)).toMatch(new RegExp(`^${says.replaceAll("+", "\\+")}(?: Sent |$)`));
});

test("a number that is valid in two countries can be called in both, where it was read first", () => {
  const lead = judged({
    ...from("+48501234567", "Europe/Warsaw"),
    ...typedAs("501 234 567", "PL"),
    language: "uk",
  });
  const rows = contactLinks(
    { ...lead, answers: { ...lead.answers, email: "o@example.com" } },
    context,
    false,
  );
  expect(rows.map((row) => row.map(({ label }) => label))).toEqual([
    ["Call +48501234567", "E-mail"],
    ["WhatsApp +48501234567"],
    ["Call +380501234567", "WhatsApp +380501234567"],
  ]);
});

test("a number that no plan has, though the visitor was asked, has its other reading", () => {
  const kept = judged({
    ...from("+48991234567", "Europe/Warsaw"),
    ...typedAs("099 123 45 67", "PL", true),
    language: "uk",
  });
  expect(describeDoubt(kept, context)).toBe(atHome("+48991234567", "Ukraine, it would be +380991234567"));
});
