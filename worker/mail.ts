import { contact } from "#lead/contact.ts";
import { presentAnswers, type Row, type RowGroup } from "#lead/present.ts";
import { request } from "#lead/request.ts";
import { isSafeInHeader } from "./email-address.ts";
import type { Lead } from "./lead-record.ts";
import { htmlPart, textPart } from "./mail-parts.ts";
import type { Mail } from "./send-mail.ts";

const forms = { contact, request };
const titles = { contact: "contact message", request: "assessment request" };
const contactNames = ["fullName", "firstName", "lastName", "email", "phone"];

/** The mail about one lead: who, how to reach them, then the answers in form order. */
export function leadMail(lead: Lead, from: string): Mail {
  const subject = `${lead.corrects ? "Corrected" : "New"} ${titles[lead.form]} ${lead.reference}`;
  const groups = leadGroups(lead);
  const email = String(lead.answers.email ?? "");
  // One conversation for a lead, its repeats and its corrections; the address need not exist.
  const thread = `<${lead.corrects ?? lead.reference}@${from.split("@").at(-1)}>`;
  return {
    subject,
    text: textPart(subject, groups),
    html: htmlPart(subject, groups),
    ...(isSafeInHeader(email) ? { replyTo: email } : {}),
    headers: { References: thread, "X-Lead-Reference": lead.reference },
  };
}

function leadGroups(lead: Lead): readonly RowGroup[] {
  const groups = presentAnswers(forms[lead.form], lead.answers);
  const rows = groups.flatMap((group) => group.rows);
  const contactRows = contactNames.flatMap((name) => rows.filter((row) => row.name === name));
  const rest = groups.map((group) => ({
    title: group.title,
    rows: group.rows.filter((row) => !contactNames.includes(row.name)),
  }));
  return [
    {
      title: "",
      rows: [
        row("reference", "Reference", lead.reference),
        ...(lead.corrects ? [row("corrects", "Corrects", lead.corrects)] : []),
        ...contactRows,
        row(
          "received",
          "Received",
          `${new Date(lead.receivedAt).toISOString().slice(0, 16).replace("T", " ")} UTC`,
        ),
      ],
    },
    ...rest,
    { title: "Where it came from", rows: sourceRows(lead) },
  ].filter((group) => group.rows.length > 0);
}

function sourceRows({ source, signs }: Lead): readonly Row[] {
  const campaign = Object.entries(source.utm ?? {}).map(([name, value]) => `${name.slice(4)}: ${value}`);
  return [
    row("page", "Page", source.page),
    row("partner", "Partner", source.partner),
    row("widget", "Widget", source.widget),
    row("locale", "Browser language", source.locale),
    row("utm", "Campaign", campaign.join(", ")),
    row("signs", "Looked like spam", signs.join(", ")),
  ].filter(({ value }) => value !== "");
}

function row(name: string, label: string, value: string | undefined): Row {
  return { name, label, value: value ?? "" };
}
