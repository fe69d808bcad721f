import { leadTitles, presentLead } from "#lead/lead-rows.ts";
import { isSafeInHeader } from "../../leads/email-address.ts";
import type { Lead } from "../../leads/record.ts";
import { htmlPart, textPart } from "./mail-parts.ts";
import type { Mail } from "./send-mail.ts";

/** The mail about one lead. Nothing a visitor wrote stands in its subject. */
export function leadMail(lead: Lead, from: string): Mail {
  const subject = `${lead.corrects ? "Corrected" : "New"} ${leadTitles[lead.form]} ${lead.reference}`;
  const groups = presentLead(lead);
  const email = String(lead.answers.email ?? "");
  // One conversation for a lead, its repeats and its corrections; the message it refers to need not exist.
  const thread = `<${lead.corrects ?? lead.reference}@${from.split("@").at(-1)}>`;
  return {
    subject,
    text: textPart(subject, groups),
    html: htmlPart(subject, groups),
    ...(isSafeInHeader(email) ? { replyTo: email } : {}),
    headers: { References: thread, "X-Lead-Reference": lead.reference },
  };
}
