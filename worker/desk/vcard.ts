import { leadName, nameLanguage } from "#lead/lead-rows.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";
import { contentLines } from "../site/content-lines.ts";
import type { Reader } from "./reader.ts";

/**
 * A vCard 3.0 (RFC 2426), because Outlook and many phones read neither 4.0 nor numbers as `tel:` addresses.
 */
export function vcard({ answers, reference, language }: ListedLead, { words, mailWords }: Reader): string {
  const text = (value: unknown) => oneLine(String(value ?? "")).replace(/[\\,;]/g, "\\$&");
  const { firstName, lastName, email } = answers;
  // Phones would dial an extension written as in src/phone/read-phone.ts.
  const [phone = "", extension] = String(answers.phone ?? "").split(" ext. ");
  const notes = [
    reference,
    extension && `${mailWords.phone} ${phone} ext. ${extension}`,
    language && nameLanguage(language, words.locale),
  ].filter(Boolean);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${text(leadName(answers)) || reference}`,
    // Without this line some phones take the card for an organization's:
    // https://github.com/FossifyOrg/Contacts/issues/465
    `N:${leadName(answers) === firstName ? "" : text(lastName)};${text(firstName ?? leadName(answers))};;;`,
    ...(phone === "" ? [] : [`TEL;TYPE=CELL,VOICE:${phone}`]),
    ...(email === undefined ? [] : [`EMAIL;TYPE=INTERNET:${text(email)}`]),
    `NOTE:${text(notes.join(", "))}`,
    "END:VCARD",
  ];
  return contentLines(lines);
}
