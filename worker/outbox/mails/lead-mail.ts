import { leadTitles, presentLead } from "#lead/lead-rows.ts";
import type { RowGroup } from "#lead/present.ts";
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

/** A mail of ours that is about no single lead. */
export function ownMail(subject: string, groups: readonly RowGroup[], text = ""): Mail {
  const all =
    text === "" ? groups : [{ title: "", rows: [{ name: "text", label: "", value: text }] }, ...groups];
  return { subject, text: textPart(subject, all), html: htmlPart(subject, all) };
}
