import { consultantWords } from "../../consultant-words.ts";
import { compose, type NamingMail, splitToFit } from "./compose.ts";
import { leadParts } from "./lead-mail.ts";
import type { Letterhead, MailLead } from "./mail-lead.ts";
import { paragraph } from "./parts.ts";
import { renderSafely } from "./render-safely.ts";
import type { Mail } from "./send-mail.ts";

/**
 * Mails for leads that the database could not take yet: each one whole, because nothing else has it to show. A mail
 * may repeat leads of another one.
 */
export function lateMails(leads: readonly MailLead[], letterhead: Letterhead): readonly NamingMail[] {
  return renderSafely(leads, (all) =>
    splitToFit(all, (some) => late(some, letterhead)).map((some) => ({
      mail: late(some, letterhead),
      references: some.map(({ reference }) => reference),
    })),
  );
}

function late(leads: readonly MailLead[], letterhead: Letterhead): Mail {
  const words = consultantWords(letterhead).mails;
  return compose(
    words.lateSubject(leads.length),
    [
      ...paragraph(words.late, "warning"),
      ...leads.flatMap((lead) => leadParts(lead, letterhead, Number.POSITIVE_INFINITY)),
    ],
    letterhead,
  );
}
