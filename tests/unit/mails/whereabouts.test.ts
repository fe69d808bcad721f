import { expect, test } from "vitest";
import type { MailLead } from "#worker/outbox/mails/mail-lead.ts";
import { whereabouts } from "#worker/outbox/mails/whereabouts.ts";
import { contactLead } from "./support/mail-leads.ts";

function from(phone: string, timeZone?: string): MailLead {
  return contactLead({ answers: { phone }, source: timeZone === undefined ? {} : { timeZone } });
}

test.each([
  [
    "+2348012345678",
    "Africa/Lagos",
    "Number from Nigeria. Sent Sun 6:07 p.m. Nigeria time, 7 hours ahead of you.",
  ],
  [
    "+2348012345678",
    undefined,
    "Number from Nigeria. Sent Sun 6:07 p.m. Nigeria time, 7 hours ahead of you.",
  ],
  ["+2348012345678", "UTC", "Number from Nigeria. Sent Sun 6:07 p.m. Nigeria time, 7 hours ahead of you."],
  [
    "+2348012345678",
    "Asia/Kolkata",
    "Number from Nigeria. Sent Sun 10:37 p.m. India time, 11 hours 30 minutes ahead of you.",
  ],
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
])("%s with the clock %s: %s", (phone, timeZone, told) => {
  expect(whereabouts(from(phone, timeZone), { from: "", timeZone: "America/Regina" })).toBe(told);
});
