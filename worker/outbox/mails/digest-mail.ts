import { leadName, leadTitles, showTime } from "#lead/lead-rows.ts";
import type { Row } from "#lead/present.ts";
import type { Lead } from "../../leads/record.ts";
import type { Mail } from "./send-mail.ts";
import { systemMail } from "./system-mail.ts";

/** Leads that a digest names with their contact lines; of the rest it gives the references. */
export const describedInDigest = 200;

const reason =
  "More leads came than mails may be sent in an hour. All of them are stored: npm run leads -- list";

/** One mail about many leads: those that were found, and the references of the rest. */
export function digestMail(leads: readonly Lead[], references: readonly string[]): Mail {
  const described = new Set(leads.map(({ reference }) => reference));
  const rest = references.filter((reference) => !described.has(reference));
  const groups = [
    { title: "", rows: [{ name: "why", label: "Why in one mail", value: reason }] },
    { title: "Leads", rows: leads.map(leadRow) },
    { title: "", rows: rest.length === 0 ? [] : [{ name: "rest", label: "And", value: rest.join(", ") }] },
  ];
  return systemMail(
    `${references.length} new leads`,
    groups.filter(({ rows }) => rows.length > 0),
  );
}

/** A lead in one line: when, which form, who and how to reach them. */
export function leadRow(lead: Lead): Row {
  const contact = [leadName(lead.answers), lead.answers.email, lead.answers.phone];
  return {
    name: "lead",
    label: lead.reference,
    value: `${showTime(lead.receivedAt)}, ${leadTitles[lead.form]}: ${contact.join(", ")}`,
  };
}
