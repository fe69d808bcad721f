import { compose, type NamingMail, splitToFit } from "./compose.ts";
import { drawn } from "./drawable.ts";
import { excerptLimit } from "./lead-mail.ts";
import { leadCard, restOf } from "./lead-parts.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Part } from "./parts.ts";
import type { Mail } from "./send-mail.ts";
import { mailWords } from "./words/mail-words.ts";

/** Mails for leads that come together: the card of each, with the first 300 characters of its message. */
export function digestMails(leads: readonly MailLead[], letterhead: Letterhead): readonly NamingMail[] {
  return namingMails(leads, (some) => digest(some, letterhead));
}

function digest(leads: readonly MailLead[], letterhead: Letterhead): Mail {
  const words = mailWords(letterhead);
  const parts: readonly Part[] = [
    {
      kind: "paragraph",
      text: words.digest,
    },
    ...leads.map((lead) => {
      const rest = words.elsewhere(restOf(lead));
      return leadCard(lead, letterhead, { excerpt: excerptLimit, rest, reach: true });
    }),
  ];
  return compose(words.newLeads(leads.length), parts, letterhead);
}

/** Splits what one mail would not hold, and tells of each mail whom it names. */
export function namingMails(
  leads: readonly MailLead[],
  build: (some: readonly MailLead[]) => Mail,
): readonly NamingMail[] {
  return drawn(leads, (all) =>
    splitToFit(all, build).map((some) => ({
      mail: build(some),
      references: some.map(({ reference }) => reference),
    })),
  );
}
