import { compose, type NamingMail } from "./compose.ts";
import { counted, namingMails } from "./digest-mail.ts";
import { leadParts } from "./lead-mail.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import type { Mail } from "./send-mail.ts";

/**
 * Mails for leads that the database could not take yet: each one whole, because nothing else has it to show. A mail
 * may repeat leads of another one.
 */
export function lateMails(leads: readonly MailLead[], letterhead: Letterhead): readonly NamingMail[] {
  return namingMails(leads, (some) => late(some, letterhead));
}

function late(leads: readonly MailLead[], letterhead: Letterhead): Mail {
  return compose(
    `${counted(leads.length, "lead")} not in the database yet`,
    [
      {
        kind: "paragraph",
        look: "warning",
        text: "The database does not answer. These leads wait on the queue, are tried again, and come once more when they are stored. Until then this mail is what you have of them.",
      },
      ...leads.flatMap((lead) => leadParts(lead, letterhead, Number.POSITIVE_INFINITY)),
    ],
    letterhead,
  );
}
