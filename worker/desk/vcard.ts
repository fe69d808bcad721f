import { leadName } from "#lead/lead-rows.ts";
import type { ListedLead } from "../leads/listed-lead.ts";
import { oneLine } from "../outbox/mails/visitor-text.ts";

/** A lead's person as a card for phones and mail programs: vCard 4.0, RFC 6350. */
export function vcard({ answers, reference, language }: ListedLead): string {
  const text = (value: unknown) => oneLine(String(value ?? "")).replace(/[\\,;]/g, "\\$&");
  const { firstName, lastName, email } = answers;
  // A number with an extension is as src/phone/read-phone.ts writes it.
  const phone = String(answers.phone ?? "").replace(/ ext\. /, ";ext=");
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${text(leadName(answers)) || reference}`,
    // Some phones take a card without it for an organisation's: https://github.com/FossifyOrg/Contacts/issues/465
    `N:${text(lastName)};${text(firstName ?? leadName(answers))};;;`,
    ...(phone === "" ? [] : [`TEL;VALUE=uri:tel:${phone}`]),
    ...(email === undefined ? [] : [`EMAIL:${text(email)}`]),
    ...(language == null ? [] : [`LANG:${language}`]),
    `NOTE:${reference}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A line of at most 75 bytes and its continuations, none of which halves a character. */
function folded(line: string): string {
  let bytes = 0;
  return [...line]
    .map((letter) => {
      const size = new TextEncoder().encode(letter).length;
      const breaks = bytes + size > 75;
      bytes = breaks ? size + 1 : bytes + size;
      return breaks ? `\r\n ${letter}` : letter;
    })
    .join("");
}
