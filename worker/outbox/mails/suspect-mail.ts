import { compose, type NamingMail } from "./compose.ts";
import { namingMails } from "./digest-mail.ts";
import { leadCard, restOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Part } from "./parts.ts";
import type { Mail } from "./send-mail.ts";

/** Mails about what looks like spam: each with its text and why, so that a wrong guess is seen and lifted. */
export function suspectMails(leads: readonly MailLead[], letterhead: Letterhead): readonly NamingMail[] {
  return namingMails(leads, (some) => suspects(some, letterhead));
}

function suspects(leads: readonly MailLead[], letterhead: Letterhead): Mail {
  const [only] = leads;
  const subject =
    leads.length === 1 && only !== undefined
      ? `Perhaps spam ${only.reference}`
      : `Perhaps spam: ${leads.length.toLocaleString("en-CA")} messages`;
  return compose(
    subject,
    [
      { kind: "paragraph", text: "They are stored, and come as leads when you press “Not spam”." },
      ...leads.flatMap((lead) => suspectParts(lead, letterhead)),
    ],
    letterhead,
  );
}

/** A suspect's card. It offers no call, because answering spam brings more of it. */
export function suspectParts(lead: MailLead, letterhead: Letterhead): readonly Part[] {
  const why = lead.signs.map((sign) => reasons[sign] ?? sign).join("; ");
  const card = leadCard(lead, letterhead, {
    excerpt: suspectLimit,
    rest: `: ${restOf(lead)}`,
    reach: false,
    ...(why === "" ? {} : { why: { name: "signs", label: "Held back because", value: why } }),
  });
  return [card];
}

/** More than of a lead: whether it is spam is often seen at the end only. */
const suspectLimit = 1000;

const reasons: Readonly<Record<string, string>> = {
  honeypot: "a field was filled that people do not see",
  "too fast": "it was sent faster than anyone types",
  content: "it reads like advertising",
};
