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
  `Write first: ${number} may be a stranger’s. If it is a number from the country of their time zone, it would be ${own}.`;

test.each([
  // Typed as at home under the country that a form begins with.
  ["+19876543210", "Asia/Calcutta", atHome("+19876543210", "+919876543210 (India)")],
  ["+18031234567", "Africa/Lagos", atHome("+18031234567", "+2348031234567 (Nigeria)")],
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
