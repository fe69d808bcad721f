import { compose, type NamingMail } from "./compose.ts";
import { namingMails } from "./digest-mail.ts";
import { leadCard, restOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Part } from "./parts.ts";
import type { Mail } from "./send-mail.ts";
import { mailWords } from "./words/mail-words.ts";

/** Mails about what looks like spam: each with its text and why, so that a wrong guess is seen and lifted. */
export function suspectMails(leads: readonly MailLead[], letterhead: Letterhead): readonly NamingMail[] {
  return namingMails(leads, (some) => suspects(some, letterhead));
}

function suspects(leads: readonly MailLead[], letterhead: Letterhead): Mail {
  const words = mailWords(letterhead);
  const [only] = leads;
  const subject =
    leads.length === 1 && only !== undefined
      ? words.suspectSubject(only.reference)
      : words.suspectsSubject(leads.length);
  return compose(
    subject,
    [{ kind: "paragraph", text: words.suspects }, ...leads.flatMap((lead) => suspectParts(lead, letterhead))],
    letterhead,
  );
}

/** A suspect's card. It offers no call, because answering spam brings more of it. */
export function suspectParts(lead: MailLead, letterhead: Letterhead): readonly Part[] {
  const words = mailWords(letterhead);
  const reasons: Readonly<Record<string, string>> = words.signs;
  const why = lead.signs.map((sign) => reasons[sign] ?? sign).join("; ");
  const card = leadCard(lead, letterhead, {
    excerpt: suspectLimit,
    rest: words.elsewhere(restOf(lead)),
    reach: false,
    ...(why === "" ? {} : { why: { name: "signs", label: words.heldBack, value: why } }),
  });
  return [card];
}

/** More than of a lead: whether it is spam is often seen at the end only. */
const suspectLimit = 1000;
